import { describe, expect, it } from 'vitest';
import { aSession } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { sessionFakes } from '#tests/support/sessionFakes.ts';

describe('Logout', () => {
  it('ends the session at the host and clears the stored session', async () => {
    const { accounts, logout, unconfirmed, store } = sessionFakes(aSession());
    await logout.execute();
    expect(accounts.calls).toEqual(['logout token']);
    expect(store.session).toBeUndefined();
    expect(unconfirmed.exists()).toBe(false);
  });

  it('clears the session and leaves the sign-out unconfirmed when the request fails', async () => {
    for (const failure of [unreachable(), refused(401)]) {
      const { accounts, logout, unconfirmed, store } = sessionFakes(aSession());
      accounts.trouble = failure;
      await expect(logout.execute()).rejects.toBe(failure);
      expect(accounts.calls).toEqual(['logout token']);
      expect(store.session, failure.kind).toBeUndefined();
      expect(unconfirmed.exists(), failure.kind).toBe(true);
    }
  });

  it('clears the session and leaves the sign-out unconfirmed until the host responds', () => {
    const { accounts, logout, unconfirmed, store } = sessionFakes(aSession());
    accounts.isSilent = true;
    void logout.execute();
    expect(store.session).toBeUndefined();
    expect(unconfirmed.exists()).toBe(true);
  });

  it('aborts the request after 8 s without a response', async () => {
    const { accounts, clock, logout } = sessionFakes(aSession());
    accounts.isSilent = true;
    const leaving = expect(logout.execute()).rejects.toMatchObject({ kind: 'unreachable' });
    await flushPromises();
    clock.advance(8000);
    await leaving;
    expect(accounts.aborted).toEqual(['logout token']);
  });

  it('sends no request when signed out', async () => {
    const { accounts, logout, unconfirmed } = sessionFakes();
    await logout.execute();
    expect(accounts.calls).toEqual([]);
    expect(unconfirmed.exists()).toBe(false);
  });
});
