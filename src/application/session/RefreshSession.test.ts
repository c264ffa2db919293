import { describe, expect, it } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { aSession, aUser } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeAccounts } from '#tests/support/fakes/FakeAccounts.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { RefreshSession } from './RefreshSession.ts';

function setUp() {
  const accounts = new FakeAccounts();
  const store = new FakeSessionStore(aSession());
  return { accounts, store, refresh: () => new RefreshSession(accounts, store).execute('token') };
}

describe('RefreshSession', () => {
  it('keeps the user with the new token', async () => {
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

  it.each([refused(401), refused(403), refused(500)])(
    'ends the session when the host refuses with $status',
    async (failure) => {
      const { accounts, store, refresh } = setUp();
      accounts.trouble = failure;
      expect(await refresh()).toEqual({ outcome: 'ended' });
      expect(store.session).toBeUndefined();
    },
  );

  it.each([unreachable(), new Failure('malformed', { status: 200 })])(
    'keeps the session after an $kind response',
    async (failure) => {
      const { accounts, store, refresh } = setUp();
      accounts.trouble = failure;
      await expect(refresh()).rejects.toBe(failure);
      expect(store.session).toEqual(aSession());
    },
  );

  it('sends no request when the rejected token was already renewed', async () => {
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

  it("leaves another user's new session alone", async () => {
    const { accounts, store, refresh } = setUp();
    const other = aSession({ accessToken: 'theirs', user: aUser({ email: 'bo@tableside.example' }) });
    accounts.duringRefresh = () => store.save(other);
    expect(await refresh()).toEqual({ outcome: 'refreshed' });
    expect(store.session).toBe(other);
  });
});
