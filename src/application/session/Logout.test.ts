import { describe, expect, it } from 'vitest';
import { aSession } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeAccounts } from '#tests/support/fakes/FakeAccounts.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { Logout } from './Logout.ts';

describe('Logout', () => {
  it('tells the host which session ends and clears it', async () => {
    const accounts = new FakeAccounts();
    const store = new FakeSessionStore(aSession());
    await new Logout(accounts, store).execute();
    expect(accounts.calls).toEqual(['logout token']);
    expect(store.session).toBeUndefined();
  });

  it.each([unreachable(), refused(401), refused(500)])(
    'clears the session even when the request fails: %s',
    async (failure) => {
      const accounts = new FakeAccounts();
      accounts.trouble = failure;
      const store = new FakeSessionStore(aSession());
      await expect(new Logout(accounts, store).execute()).rejects.toBe(failure);
      expect(store.session).toBeUndefined();
    },
  );

  it('clears the session before the host responds', () => {
    const accounts = new FakeAccounts();
    const store = new FakeSessionStore(aSession());
    accounts.logout = () => Promise.withResolvers<void>().promise;
    void new Logout(accounts, store).execute();
    expect(store.session).toBeUndefined();
  });

  it('sends no request when signed out', async () => {
    const accounts = new FakeAccounts();
    await new Logout(accounts, new FakeSessionStore()).execute();
    expect(accounts.calls).toEqual([]);
  });
});
