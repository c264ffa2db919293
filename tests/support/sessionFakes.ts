import { CheckSession } from '#application/session/CheckSession.ts';
import { Login } from '#application/session/Login.ts';
import { Logout } from '#application/session/Logout.ts';
import { RefreshSession } from '#application/session/RefreshSession.ts';
import { SettleSignOut } from '#application/session/SettleSignOut.ts';
import type { Session } from '#domain/session/session.ts';
import { SessionViewModel } from '#ui/session/SessionViewModel.ts';
import { FakeAccounts } from './fakes/FakeAccounts.ts';
import { FakeClock } from './fakes/FakeClock.ts';
import { FakeRefreshCookie } from './fakes/FakeRefreshCookie.ts';
import { FakeUnconfirmedSignOut } from './fakes/FakeUnconfirmedSignOut.ts';
import { FakeSessionStore } from './fakes/FakeSessionStore.ts';

/** The fakes that all tabs share. */
interface SharedFakes {
  readonly accounts: FakeAccounts;
  readonly store: FakeSessionStore;
  readonly unconfirmed: FakeUnconfirmedSignOut;
  readonly clock: FakeClock;
  readonly cookie: FakeRefreshCookie;
}

/** Creates the session's view model and use cases with fakes, as in one tab. */
export function sessionFakes(session?: Session) {
  const shared: SharedFakes = {
    accounts: new FakeAccounts(),
    store: new FakeSessionStore(session),
    unconfirmed: new FakeUnconfirmedSignOut(),
    clock: new FakeClock(),
    cookie: new FakeRefreshCookie(),
  };
  return { ...shared, ...sessionTab(shared) };
}

/** Creates one tab with the given fakes. */
export function sessionTab({ accounts, store, unconfirmed, clock, cookie }: SharedFakes) {
  const refreshSession = new RefreshSession(accounts, store, unconfirmed, clock, cookie);
  const settleSignOut = new SettleSignOut(accounts, store, unconfirmed, clock);
  const checkSession = new CheckSession(refreshSession, store);
  const login = new Login(accounts, store, unconfirmed, settleSignOut);
  const logout = new Logout(store, unconfirmed, settleSignOut);
  const vm = new SessionViewModel(store, checkSession, logout, settleSignOut, cookie);
  return { refreshSession, settleSignOut, checkSession, login, logout, vm };
}
