import type { Container } from 'inversify';
import { SessionStore } from '#application/session/SessionStore.ts';
import type { Session } from '#domain/session/session.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { wholeContainer } from '#tests/support/wholeContainer.ts';
import { REFRESH_COOKIE } from './sessions.ts';

/** The app as it is, calling the provider at `url`; only the browser's storage is replaced. */
export function containerAt(url: string, session?: Session): Container {
  const container = wholeContainer({ origin: url, fetch: session ? fetchWithCookie : fetch });
  container.rebind(SessionStore).toConstantValue(new FakeSessionStore(session));
  return container;
}

/** Node's fetch keeps no cookies: adds the one of a signed-in user wherever a browser would, on calls that ask for it. */
const fetchWithCookie: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  if (init?.credentials === 'include') headers.set('Cookie', REFRESH_COOKIE);
  return fetch(input, { ...init, headers });
};
