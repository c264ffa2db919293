import { CheckSession } from '#application/session/CheckSession.ts';
import { Logout } from '#application/session/Logout.ts';
import { RefreshSession } from '#application/session/RefreshSession.ts';
import type { Session } from '#domain/session/session.ts';
import { SessionViewModel } from '#ui/session/SessionViewModel.ts';
import { FakeAccounts } from './fakes/FakeAccounts.ts';
import { FakeClock } from './fakes/FakeClock.ts';
import { FakeSessionStore } from './fakes/FakeSessionStore.ts';

/** The session's view model and use cases over fakes. */
export function sessionFakes(session?: Session) {
  const accounts = new FakeAccounts();
  const store = new FakeSessionStore(session);
  const clock = new FakeClock();
  const refreshSession = new RefreshSession(accounts, store, clock);
  const checkSession = new CheckSession(refreshSession, store);
  const logout = new Logout(accounts, store);
  const vm = new SessionViewModel(store, checkSession, logout);
  return { accounts, store, clock, refreshSession, checkSession, logout, vm };
}
