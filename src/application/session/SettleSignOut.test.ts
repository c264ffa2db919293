import { describe, expect, it } from 'vitest';
import { aSession } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { sessionFakes, sessionTab } from '#tests/support/sessionFakes.ts';

/** Signed out, with a sign-out that the host has not confirmed. */
function setUp() {
  const fakes = sessionFakes();
  fakes.unconfirmed.save();
  return { ...fakes, settle: () => fakes.settleSignOut.execute() };
}

// (rule: unconfirmed sign-out)
describe('SettleSignOut', () => {
  it('sends nothing unless a sign-out is unconfirmed', async () => {
    const { accounts, unconfirmed, settle } = setUp();
    unconfirmed.clear();
    await settle();
    expect(accounts.calls).toEqual([]);
  });

  it('signs out once, by cookie', async () => {
    const { accounts, unconfirmed, settle } = setUp();
    await settle();
    await settle();
    expect(accounts.calls).toEqual(['logout by cookie']);
    expect(unconfirmed.exists()).toBe(false);
  });

  it('requests an access token if the host rejects the cookie alone with 401 or 403', async () => {
    for (const status of [401, 403]) {
      const { accounts, unconfirmed, settle } = setUp();
      accounts.troubleOf = (call) => (call === 'logout by cookie' ? refused(status) : undefined);
      await settle();
      expect(accounts.calls, `${status}`).toEqual(['logout by cookie', 'refresh', 'logout renewed']);
      expect(unconfirmed.exists(), `${status}`).toBe(false);
    }
  });

  it('counts as confirmed if the host says that the session has ended', async () => {
    const { accounts, unconfirmed, settle } = setUp();
    accounts.trouble = refused(401);
    await settle();
    expect(accounts.calls).toEqual(['logout by cookie', 'refresh']);
    expect(unconfirmed.exists()).toBe(false);
  });

  it('stays unconfirmed if a request fails', async () => {
    for (const failing of ['logout by cookie', 'refresh', 'logout renewed']) {
      const { accounts, unconfirmed, settle } = setUp();
      accounts.troubleOf = (call) => {
        if (call === failing) return unreachable();
        return call === 'logout by cookie' ? refused(401) : undefined;
      };
      await expect(settle()).rejects.toMatchObject({ kind: 'unreachable' });
      expect(unconfirmed.exists(), failing).toBe(true);

      accounts.troubleOf = () => undefined;
      await settle();
      expect(unconfirmed.exists(), failing).toBe(false);
    }
  });

  it('is aborted after 8 s without a response and stays unconfirmed', async () => {
    const { accounts, clock, unconfirmed, settle } = setUp();
    accounts.isSilent = true;
    const settling = expect(settle()).rejects.toMatchObject({ kind: 'unreachable' });
    await flushPromises();
    clock.advance(8000);
    await settling;
    expect(accounts.aborted).toEqual(['logout by cookie']);
    expect(unconfirmed.exists()).toBe(true);
  });

  it('sends one sign-out for two tabs and repeated calls', async () => {
    const { settle, ...fakes } = setUp();
    await Promise.all([settle(), settle(), sessionTab(fakes).settleSignOut.execute()]);
    expect(fakes.accounts.calls).toEqual(['logout by cookie']);
  });

  it('never ends a session that starts before the sign-out is sent', async () => {
    const { accounts, login, store, settle } = setUp();
    await Promise.all([login.execute({ email: 'ada@tableside.example', password: 'tableside' }), settle()]);
    expect(accounts.calls).toEqual(['logout by cookie', 'login ada@tableside.example']);
    expect(store.session).toEqual(aSession());
  });

  it('is aborted when another tab takes the lock', async () => {
    const { accounts, store, settle } = setUp();
    accounts.isSilent = true;
    const settling = expect(settle()).rejects.toMatchObject({ kind: 'unreachable' });
    await flushPromises();
    store.takeLock();
    await settling;
    expect(accounts.aborted).toEqual(['logout by cookie']);
  });
});
