import type { Container } from 'inversify';
import { SessionStore } from '#application/session/SessionStore.ts';
import type { Session } from '#domain/session/session.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { wholeContainer } from '#tests/support/wholeContainer.ts';
import { REFRESH_COOKIE } from './sessions.ts';

/** Creates the real app for the provider at `url`. Only the browser's storage is replaced. */
export function containerAt(url: string, session?: Session): Container {
  const container = wholeContainer({ origin: url, fetch: session ? fetchWithCookie : fetch });
  container.rebind(SessionStore).toConstantValue(new FakeSessionStore(session));
  return container;
}

/** Adds the refresh cookie like a browser, because Node's fetch doesn't store cookies. */
const fetchWithCookie: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  if (init?.credentials === 'include') headers.set('Cookie', REFRESH_COOKIE);
  return fetch(input, { ...init, headers });
};
