import { describe, expect, it } from 'vitest';
import { Failure } from '#application/Failure.ts';
import type { SessionGrant } from '#domain/session/session.ts';
import { aSession, aUser } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { sessionFakes, sessionTab } from '#tests/support/sessionFakes.ts';

function setUp() {
  const fakes = sessionFakes(aSession());
  return { ...fakes, refresh: () => fakes.refreshSession.execute('token') };
}

// (rule: session refresh)
// (action: Renew an expired session)
describe('RefreshSession', () => {
  it('keeps the user and stores the new token', async () => {
    const { store, refresh } = setUp();
    expect(await refresh()).toEqual({ outcome: 'refreshed' });
    expect(store.session).toEqual(aSession({ accessToken: 'renewed' }));
  });

  it('ends the session when the response has no token', async () => {
    const { accounts, store, refresh } = setUp();
    accounts.grant = {};
    expect(await refresh()).toEqual({ outcome: 'ended' });
    expect(store.session).toBeUndefined();
  });

  it('ends the session when the host responds with 401 or 403', async () => {
    for (const status of [401, 403]) {
      const { accounts, store, refresh } = setUp();
      accounts.trouble = refused(status);
      expect(await refresh(), `${status}`).toEqual({ outcome: 'refused' });
      expect(store.session, `${status}`).toBeUndefined();
    }
  });

  it('keeps the session and fails as unreachable after any other failure', async () => {
    for (const failure of [
      unreachable(),
      new Failure('malformed', { status: 200 }),
      ...[404, 429, 503].map((status) => refused(status, 'Try later')),
    ]) {
      const { accounts, store, refresh } = setUp();
      accounts.trouble = failure;
      // a waiting request must not show the message of the refresh
      await expect(refresh()).rejects.toMatchObject({
        kind: 'unreachable',
        status: undefined,
        serverMessage: undefined,
        cause: failure,
      });
      expect(store.session, `${failure.status}`).toEqual(aSession());

      accounts.trouble = undefined;
      expect(await refresh(), `${failure.status}`).toEqual({ outcome: 'refreshed' });
    }
  });

  it('sends no refresh until the Retry-After time, for at most a minute', async () => {
    for (const [retryAfterMs, pause] of [
      [20_000, 20_000],
      [3_600_000, 60_000],
      [Infinity, 60_000],
    ] as const) {
      const { accounts, clock, store, refresh } = setUp();
      accounts.trouble = new Failure('rejected', { status: 503, retryAfterMs });
      await expect(refresh()).rejects.toMatchObject({ kind: 'unreachable' });
      accounts.trouble = undefined;
      clock.advance(pause - 1);
      await expect(refresh()).rejects.toMatchObject({ kind: 'unreachable' });
      expect(accounts.calls).toEqual(['refresh']);
      expect(store.session).toEqual(aSession());

      clock.advance(1);
      expect(await refresh(), `${retryAfterMs}`).toEqual({ outcome: 'refreshed' });
    }
  });

  it("uses another tab's new token during a Retry-After", async () => {
    const { accounts, store, refresh } = setUp();
    accounts.trouble = new Failure('rejected', { status: 429, retryAfterMs: 20_000 });
    await expect(refresh()).rejects.toMatchObject({ kind: 'unreachable' });
    store.session = aSession({ accessToken: 'newer' });
    expect(await refresh()).toEqual({ outcome: 'refreshed' });
  });

  it('sends no request if another request has already replaced the rejected token', async () => {
    const { accounts, store, refresh } = setUp();
    store.session = aSession({ accessToken: 'newer' });
    expect(await refresh()).toEqual({ outcome: 'refreshed' });
    expect(accounts.calls).toEqual([]);
  });

  it('sends no request when the session already ended', async () => {
    const { accounts, store, refresh } = setUp();
    store.session = undefined;
    expect(await refresh()).toEqual({ outcome: 'ended' });
    expect(accounts.calls).toEqual([]);
  });

  it('does not restore a user who signed out during the refresh', async () => {
    const { accounts, store, refresh } = setUp();
    accounts.duringRefresh = () => store.clear();
    expect(await refresh()).toEqual({ outcome: 'ended' });
    expect(store.session).toBeUndefined();
  });

  it('does not change the session of another user who signs in during the refresh', async () => {
    const { accounts, store, refresh } = setUp();
    const other = aSession({ accessToken: 'theirs', user: aUser({ email: 'bo@tableside.example' }) });
    accounts.duringRefresh = () => store.save(other);
    expect(await refresh()).toEqual({ outcome: 'refreshed' });
    expect(store.session).toBe(other);
  });

  it('rejects all waiting requests after 15 s, and the next request starts a new refresh', async () => {
    const { accounts, clock, store, refresh } = setUp();
    accounts.isSilent = true;
    const waiting = Promise.allSettled([refresh(), refresh(), refresh()]);
    await flushPromises();
    clock.advance(14_999);
    await flushPromises();
    expect(accounts.aborted).toEqual([]);
    clock.advance(1);
    const failed = { status: 'rejected', reason: { kind: 'unreachable' } };
    expect(await waiting).toMatchObject([failed, failed, failed]);
    expect(accounts.calls).toEqual(['refresh']);
    expect(accounts.aborted).toEqual(['refresh']);
    expect(store.session).toEqual(aSession());

    accounts.isSilent = false;
    expect(await refresh()).toEqual({ outcome: 'refreshed' });
  });

  it('rejects waiting requests after 15 s even if the refresh cannot be aborted', async () => {
    const { accounts, clock, store, refresh } = setUp();
    const { promise, resolve } = Promise.withResolvers<SessionGrant>();
    accounts.refresh = () => promise;
    const waiting = expect(refresh()).rejects.toMatchObject({ kind: 'unreachable' });
    await flushPromises();
    clock.advance(15_000);
    await waiting;

    // a late response is dropped
    resolve({ accessToken: 'late' });
    await flushPromises();
    expect(store.session).toEqual(aSession());
  });

  it('includes the wait for another tab in the limit of 15 s', async () => {
    const { refresh, ...fakes } = setUp();
    const { accounts, clock } = fakes;
    accounts.isSilent = true;
    const otherTab = sessionTab(fakes).refreshSession.execute('token');
    const inOtherTab = expect(otherTab).rejects.toMatchObject({ kind: 'unreachable' });
    await flushPromises();
    clock.advance(5000);
    const waiting = expect(refresh()).rejects.toMatchObject({ kind: 'unreachable' });
    clock.advance(10_000);
    await inOtherTab;
    // the other tab released the lock
    await flushPromises();
    expect(accounts.calls).toEqual(['refresh', 'refresh']);
    clock.advance(5000);
    await waiting;
  });

  it("uses the token of another tab's refresh", async () => {
    const { accounts, refresh, ...fakes } = setUp();
    const otherTab = sessionTab({ accounts, ...fakes }).refreshSession.execute('token');
    expect(await Promise.all([otherTab, refresh()])).toEqual([
      { outcome: 'refreshed' },
      { outcome: 'refreshed' },
    ]);
    expect(accounts.calls).toEqual(['refresh']);
  });

  it('aborts the request when the user signs out', async () => {
    const { accounts, clock, store, refresh } = setUp();
    accounts.isSilent = true;
    const waiting = refresh();
    await flushPromises();
    store.clear();
    expect(await waiting).toEqual({ outcome: 'ended' });
    expect(accounts.aborted).toEqual(['refresh']);
    expect(clock.isTicking).toBe(false);
  });
});

describe("RefreshSession when the cookie may be another user's", () => {
  const aToken = (sub: string) => `header.${btoa(JSON.stringify({ sub, iat: Math.random() }))}.signature`;

  it('sends nothing and ends the session if the cookie may belong to an abandoned sign-in', async () => {
    const { accounts, store, unconfirmed, refresh } = setUp();
    unconfirmed.save();
    expect(await refresh()).toEqual({ outcome: 'ended' });
    expect(accounts.calls).toEqual([]);
    expect(store.session).toBeUndefined();
  });

  it('drops a token that names another user, and ends the session and the cookie', async () => {
    const { accounts, refreshSession, settleSignOut, store } = setUp();
    const accessToken = aToken('ada');
    store.save(aSession({ accessToken, user: aUser({ id: 'ada' }) }));
    accounts.grant = { accessToken: aToken('bo') };
    expect(await refreshSession.execute(accessToken)).toEqual({ outcome: 'ended' });
    await settleSignOut.execute();
    expect(accounts.calls).toEqual(['refresh', 'logout by cookie']);
  });

  it('is aborted when another tab takes the lock', async () => {
    const { accounts, store, refresh } = setUp();
    accounts.isSilent = true;
    const waiting = expect(refresh()).rejects.toMatchObject({ kind: 'unreachable' });
    await flushPromises();
    store.takeLock();
    await waiting;
    expect(accounts.aborted).toEqual(['refresh']);
    expect(store.session).toEqual(aSession());
  });
});

// (rule: third-party cookies)
describe('RefreshSession with a host of another site', () => {
  function setUpThirdParty() {
    const fakes = setUp();
    fakes.cookie.isThirdParty = true;
    fakes.accounts.trouble = refused(401);
    return fakes;
  }

  it('keeps a session with a possibly valid access token, and logs a warning for operators', async () => {
    const { cookie, refreshSession, store } = setUpThirdParty();
    await expect(refreshSession.execute('token', false)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(store.session).toEqual(aSession());
    expect(cookie.reports).toBe(1);
  });

  it('also keeps the session after a response without a token', async () => {
    const { accounts, refreshSession, store } = setUpThirdParty();
    accounts.trouble = undefined;
    accounts.grant = {};
    await expect(refreshSession.execute('token', false)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(store.session).toEqual(aSession());
  });

  it('ends the session once the host has rejected the token', async () => {
    const { cookie, refresh, store } = setUpThirdParty();
    expect(await refresh()).toEqual({ outcome: 'refused' });
    expect(store.session).toBeUndefined();
    expect(cookie.reports).toBe(1);
  });

  it('ends the session if a request is rejected during the check at start-up', async () => {
    const { refreshSession, refresh, store } = setUpThirdParty();
    const check = refreshSession.execute('token', false);
    expect(await refresh()).toEqual({ outcome: 'refused' });
    expect(await check).toEqual({ outcome: 'refused' });
    expect(store.session).toBeUndefined();
  });

  it('logs nothing if the cookie arrives', async () => {
    const { accounts, cookie, refreshSession, store } = setUpThirdParty();
    accounts.trouble = undefined;
    await refreshSession.execute('token', false);
    expect(store.session).toEqual(aSession({ accessToken: 'renewed' }));
    expect(cookie.reports).toBe(0);
  });
});
