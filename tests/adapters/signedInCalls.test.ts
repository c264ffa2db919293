import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Companies } from '#application/companies/Companies.ts';
import { Accounts } from '#application/session/Accounts.ts';
import { Passwords } from '#application/session/Passwords.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { Clock } from '#application/shared/Clock.ts';
import { aSession, aUser } from '#tests/support/builders.ts';
import { FakeClock } from '#tests/support/fakes/FakeClock.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { wholeContainer } from '#tests/support/wholeContainer.ts';
import { rejectOnAbort } from '../../mocks/hosts/fetchFrom.ts';
import { startServer, type RunningServer } from '../../mocks/hosts/server.ts';
import { emptySeed } from '../../mocks/seed/empty.ts';

let server: RunningServer;
beforeEach(async () => {
  server = await startServer({ port: 0, seed: emptySeed() });
});
afterEach(() => server.close());

type Respond = (signal: AbortSignal) => Promise<Response>;

/** Starts the app with an expired access token over real HTTP. `requests` lists the requests of the app. */
async function setUp() {
  const { accessToken = '', refreshCookie = '' } = await server.backend.scenario(
    'a signed-in owner of a company',
  );
  await server.backend.expireTokens();
  const requests: string[] = [];
  const responses = new Map<string, Respond>();
  const store = new FakeSessionStore(aSession({ accessToken }));
  const clock = new FakeClock();
  const container = wholeContainer({
    origin: server.url,
    fetch: (input, init) => {
      const { pathname } = new URL(new Request(input).url);
      requests.push(pathname);
      const respond = responses.get(pathname);
      responses.delete(pathname);
      if (respond) return respond(new Request(input, init).signal);
      // keeps cookies like a browser
      const headers = new Headers(init?.headers);
      headers.set('Cookie', refreshCookie);
      return fetch(input, { ...init, headers });
    },
  });
  container.rebind(SessionStore).toConstantValue(store);
  container.rebind(Clock).toConstantValue(clock);
  const companies = container.get<Companies>(Companies);
  /** Replaces the host's response to the next request of this path. */
  const respondOnce = (path: string, respond: Respond) => void responses.set(path, respond);
  return { container, companies, requests, store, clock, accessToken, respondOnce };
}

const BUSY = { status: 503, headers: { 'Retry-After': '30' } };

const refreshes = (requests: readonly string[]) =>
  requests.filter((path) => path.endsWith('/refresh-token')).length;

describe('Signed-in requests rejected with 401', () => {
  it('share one token refresh, and all five succeed', async () => {
    const { companies, requests, store, accessToken } = await setUp();
    const lists = await Promise.all(Array.from({ length: 5 }, () => companies.list()));
    expect(lists.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
    expect(refreshes(requests)).toBe(1);
    expect(requests.filter((path) => path === '/api/companies/restaurants')).toHaveLength(10);
    expect(store.session?.accessToken).not.toBe(accessToken);
  });

  it('end a session that was removed from the storage', async () => {
    const { companies, requests, store } = await setUp();
    store.session = undefined;
    let changes = 0;
    store.subscribe(() => (changes += 1));
    await expect(companies.list()).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(changes).toBe(1);
    expect(refreshes(requests)).toBe(0);
  });

  it('fail and end the session once if the refresh is rejected', async () => {
    const { companies, requests, store } = await setUp();
    let changes = 0;
    store.subscribe(() => (changes += 1));
    server.backend.faults.always({ status: 401 }, 'POST /api/users/refresh-token');
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => companies.list()));
    expect(outcomes).toMatchObject(
      Array.from({ length: 5 }, () => ({ status: 'rejected', reason: { kind: 'unauthenticated' } })),
    );
    expect(refreshes(requests)).toBe(1);
    expect(store.session).toBeUndefined();
    expect(changes).toBe(1);
  });

  it("fail as network errors and keep the session if the refresh can't reach the host", async () => {
    const { companies, store, accessToken } = await setUp();
    server.backend.faults.always('offline', 'POST /api/users/refresh-token');
    await expect(companies.list()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(store.session?.accessToken).toBe(accessToken);
  });

  it('fail after 15 s without a response to the refresh, abort the refresh, and can be retried', async () => {
    const { companies, clock, requests, store, accessToken, respondOnce } = await setUp();
    const { promise: refresh, resolve: sent } = Promise.withResolvers<AbortSignal>();
    respondOnce('/api/users/refresh-token', (signal) => {
      sent(signal);
      return rejectOnAbort(new Promise(() => undefined), signal);
    });
    const reading = expect(companies.list()).rejects.toMatchObject({ kind: 'unreachable' });
    const signal = await refresh;
    clock.advance(15_000);
    await reading;
    expect(signal.aborted).toBe(true);
    expect(store.session?.accessToken).toBe(accessToken);

    expect(await companies.list()).toHaveLength(1);
    expect(refreshes(requests)).toBe(2);
  });

  it.each([
    ['a restarting host', { status: 503 }],
    ['a busy host', { status: 429 }],
    ['a missing page', { status: 404 }],
    ['a web page', 'not-json'],
  ] as const)('fail as network errors and keep the session if %s answers the refresh', async (_, fault) => {
    const { companies, store, accessToken } = await setUp();
    server.backend.faults.always(fault, 'POST /api/users/refresh-token');
    await expect(companies.list()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(store.session?.accessToken).toBe(accessToken);

    server.backend.faults.clear();
    expect(await companies.list()).toHaveLength(1);
  });

  it("send no refresh before the host's Retry-After has passed", async () => {
    const { companies, clock, requests, respondOnce } = await setUp();
    respondOnce('/api/users/refresh-token', async () => new Response(null, BUSY));
    await expect(companies.list()).rejects.toMatchObject({ kind: 'unreachable' });
    clock.advance(29_999);
    await expect(companies.list()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(refreshes(requests)).toBe(1);
    clock.advance(1);
    expect(await companies.list()).toHaveLength(1);
    expect(refreshes(requests)).toBe(2);
  });

  it("are not repeated with another user's token", async () => {
    const { companies, requests, store, respondOnce } = await setUp();
    const other = aSession({ accessToken: 'theirs', user: aUser({ email: 'bo@tableside.example' }) });
    respondOnce('/api/users/refresh-token', async () => {
      store.save(other);
      return Response.json({ accessToken: 'renewed' });
    });
    await expect(companies.list()).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(requests).toEqual(['/api/companies/restaurants', '/api/users/refresh-token']);
    expect(store.session).toBe(other);
  });

  it('retry only once', async () => {
    const { companies, requests } = await setUp();
    server.backend.faults.always({ status: 401 }, 'GET /api/companies/restaurants');
    await expect(companies.list()).rejects.toMatchObject({ kind: 'unauthenticated', status: 401 });
    expect(requests).toHaveLength(3);
  });

  it("don't refresh while signed out", async () => {
    const { companies, requests, store } = await setUp();
    store.session = undefined;
    await expect(companies.list()).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(refreshes(requests)).toBe(0);
  });
});

describe('Session requests rejected with 401', () => {
  it.each([
    [
      'POST /api/users/login',
      (accounts: Accounts) => accounts.login({ email: 'ada@tableside.example', password: 'tableside' }),
    ],
    [
      'POST /api/users/logout',
      (accounts: Accounts) => accounts.logout(new AbortController().signal, 'token'),
    ],
    ['POST /api/users/refresh-token', (accounts: Accounts) => accounts.refresh(new AbortController().signal)],
  ] as const)("don't refresh: %s", async (call, make) => {
    const { container, requests } = await setUp();
    server.backend.faults.always({ status: 401 }, call);
    await expect(make(container.get<Accounts>(Accounts))).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(requests).toEqual([call.replace('POST ', '')]);
  });
});

describe('Changing the password', () => {
  it('returns the token and user from the response', async () => {
    const { container } = await setUp();
    const grant = await container
      .get<Passwords>(Passwords)
      .change({ currentPassword: 'tableside', newPassword: 'new-secret' });
    expect(grant).toMatchObject({
      accessToken: expect.any(String),
      user: { email: 'owner@tableside.example' },
    });
  });
});

describe('A response', () => {
  it.each([
    ['malformed', 'malformed'],
    ['empty', 'malformed'],
    ['not-json', 'malformed'],
    ['offline', 'unreachable'],
  ] as const)('that is %s is a failure of kind %s', async (fault, kind) => {
    const { companies } = await setUp();
    server.backend.faults.next(fault, 'GET /api/companies/restaurants');
    await expect(companies.list()).rejects.toMatchObject({ kind });
  });

  it('is canceled when the caller aborts the request', async () => {
    const { companies } = await setUp();
    server.backend.latencyMs = 1000;
    const leaving = new AbortController();
    const reading = companies.list(leaving.signal);
    leaving.abort();
    await expect(reading).rejects.toMatchObject({ kind: 'cancelled' });
  });
});
