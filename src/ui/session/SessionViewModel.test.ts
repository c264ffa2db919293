import { describe, expect, it } from 'vitest';
import { aSession, aUser } from '#tests/support/builders.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { sessionFakes } from '#tests/support/sessionFakes.ts';

const setUp = (session = true) => sessionFakes(session ? aSession() : undefined);

describe('SessionViewModel', () => {
  it('starts with the stored user, or signed out without one', () => {
    expect(setUp().vm.user).toEqual(aUser());
    expect(setUp(false).vm.user).toBeUndefined();
  });

  it('shows a message when the host rejects the start-up check', async () => {
    const { accounts, vm } = setUp();
    accounts.trouble = refused(401);
    vm.start();
    await flushPromises();
    expect(vm).toMatchObject({ user: undefined, error: 'Authentication check failed.', lastEnd: 'ended' });
  });

  it('keeps the user, without a message, when the host is unreachable at start-up', async () => {
    const { accounts, vm } = setUp();
    accounts.trouble = unreachable();
    vm.start();
    await flushPromises();
    expect(vm.user).toEqual(aUser());
    expect(vm.error).toBeUndefined();
  });

  // (rule: third-party cookies)
  it('keeps the user if a host on another site refuses the refresh at start-up', async () => {
    const { accounts, cookie, vm } = setUp();
    cookie.isThirdParty = true;
    accounts.trouble = refused(401);
    vm.start();
    await flushPromises();
    expect(vm.user).toEqual(aUser());
    expect(vm.error).toBeUndefined();
    expect(vm.isCookieBlocked).toBe(false);
  });

  it('names third-party cookies as a possible cause when a session with a host on another site ends', async () => {
    const { cookie, store, vm } = setUp();
    vm.start();
    await flushPromises();
    store.clear();
    expect(vm.isCookieBlocked).toBe(false);
    cookie.isThirdParty = true;
    expect(vm.isCookieBlocked).toBe(true);
  });

  it("follows sign-outs and other users' sign-ins in other tabs", async () => {
    const { store, vm } = setUp();
    vm.start();
    await flushPromises();
    store.clear();
    expect(vm).toMatchObject({ user: undefined, lastEnd: 'ended' });
    store.save(aSession({ user: aUser({ email: 'bo@tableside.example' }) }));
    expect(vm.user?.email).toBe('bo@tableside.example');
  });

  it('does not report the end of a session when the token is refreshed or the user was signed out', async () => {
    const { store, vm } = setUp();
    vm.start();
    await flushPromises();
    store.save(aSession({ accessToken: 'newer' }));
    expect(vm.lastEnd).toBeUndefined();
    const signedOut = setUp(false);
    signedOut.vm.start();
    await flushPromises();
    signedOut.store.clear();
    expect(signedOut.vm.lastEnd).toBeUndefined();
  });

  it('notifies subscribers when the session ends, but not when the user signs out or another user signs in', async () => {
    const { store, vm } = setUp();
    vm.start();
    await flushPromises();
    let ends = 0;
    const stop = vm.onEnd(() => (ends += 1));
    vm.signOut();
    store.save(aSession());
    store.save(aSession({ user: aUser({ email: 'bo@tableside.example' }) }));
    expect(ends).toBe(0);
    store.clear();
    expect(ends).toBe(1);
    store.save(aSession());
    store.clear();
    expect(ends).toBe(2);
    store.save(aSession());
    stop();
    store.clear();
    expect(ends).toBe(2);
  });

  it('ignores session changes once stopped', async () => {
    const { store, vm } = setUp();
    const stop = vm.start();
    await flushPromises();
    stop();
    store.clear();
    expect(vm.user).toEqual(aUser());
  });

  // (action: Sign out)
  it('signs out', async () => {
    const { accounts, vm } = setUp();
    vm.start();
    await flushPromises();
    vm.signOut();
    expect(vm).toMatchObject({ user: undefined, lastEnd: 'signed-out' });
    await flushPromises();
    expect(accounts.calls).toContain('logout renewed');
    expect(vm).toMatchObject({ user: undefined, error: undefined, lastEnd: 'signed-out' });
  });

  it('does not report an unconfirmed sign-out to a user who has signed in again', async () => {
    const { accounts, store, vm } = setUp();
    vm.start();
    await flushPromises();
    accounts.trouble = unreachable();
    vm.signOut();
    store.save(aSession());
    await flushPromises();
    expect(vm.error).toBeUndefined();
    vm.signOut();
    expect(vm.user).toBeUndefined();
  });

  it('signs out locally and shows a message when the host cannot be reached', async () => {
    const { accounts, vm } = setUp();
    vm.start();
    await flushPromises();
    accounts.trouble = unreachable();
    vm.signOut();
    await flushPromises();
    expect(vm).toMatchObject({ user: undefined, error: 'Failed to logout. Please try again.' });
    vm.clearError();
    expect(vm.error).toBeUndefined();
  });

  // (action: Send a sign-out again)
  it('clears the message of a failed sign-out once the host confirms it', async () => {
    const { accounts, vm } = setUp();
    vm.start();
    await flushPromises();
    accounts.trouble = unreachable();
    vm.signOut();
    await flushPromises();
    vm.settleSignOut();
    await flushPromises();
    expect(vm.error).toBe('Failed to logout. Please try again.');

    accounts.trouble = undefined;
    vm.settleSignOut();
    await flushPromises();
    expect(vm.error).toBeUndefined();
  });

  it('keeps other messages when no sign-out is unconfirmed', async () => {
    const { vm } = setUp(false);
    vm.report('Authentication check failed.');
    vm.settleSignOut();
    await flushPromises();
    expect(vm.error).toBe('Authentication check failed.');
  });
});
