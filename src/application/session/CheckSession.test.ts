import { describe, expect, it } from 'vitest';
import { aSession } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeAccounts } from '#tests/support/fakes/FakeAccounts.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { CheckSession } from './CheckSession.ts';

function setUp(session = true) {
  const accounts = new FakeAccounts();
  const store = new FakeSessionStore(session ? aSession() : undefined);
  return { accounts, store, check: () => new CheckSession(accounts, store).execute() };
}

describe('CheckSession', () => {
  it('makes no call when nobody is signed in', async () => {
    const { accounts, check } = setUp(false);
    expect(await check()).toEqual({ outcome: 'signed-out' });
    expect(accounts.calls).toEqual([]);
  });

  it('keeps the user when the host answers with a token', async () => {
    const { store, check } = setUp();
    expect(await check()).toEqual({ outcome: 'kept' });
    expect(store.session).toEqual(aSession({ accessToken: 'renewed' }));
  });

  it('signs out when the host answers without a token', async () => {
    const { accounts, store, check } = setUp();
    accounts.grant = {};
    expect(await check()).toEqual({ outcome: 'signed-out' });
    expect(store.session).toBeUndefined();
  });

  it.each([401, 403])('is refused, and signs out, when the host answers with %d', async (status) => {
    const { accounts, store, check } = setUp();
    accounts.trouble = refused(status);
    expect(await check()).toEqual({ outcome: 'refused' });
    expect(store.session).toBeUndefined();
  });

  it.each([unreachable(), refused(500)])(
    'keeps the session unconfirmed on a bad line: %j',
    async (failure) => {
      const { accounts, store, check } = setUp();
      accounts.trouble = failure;
      expect(await check()).toEqual({ outcome: 'unconfirmed' });
      expect(store.session).toEqual(aSession());
    },
  );

  it('does not touch a session that began while it was checking', async () => {
    const { accounts, store, check } = setUp();
    const newer = aSession({ accessToken: 'newer' });
    accounts.duringRefresh = () => store.save(newer);
    expect(await check()).toEqual({ outcome: 'kept' });
    expect(store.session).toBe(newer);

    accounts.duringRefresh = () => store.save(aSession({ accessToken: 'newest' }));
    accounts.trouble = refused(401);
    expect(await check()).toEqual({ outcome: 'kept' });
    expect(store.session?.accessToken).toBe('newest');
  });
});
