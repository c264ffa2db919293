import { describe, expect, it } from 'vitest';
import { aSession, aUser } from '#tests/support/builders.ts';
import { unreachable } from '#tests/support/failures.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { sessionFakes, sessionTab } from '#tests/support/sessionFakes.ts';

const credentials = { email: 'ada@tableside.example', password: 'tableside' };
const LOGIN = 'login ada@tableside.example';
const signedIn = { outcome: 'signed-in' };

// (rule: sign-in)
describe('Login', () => {
  it('stores the session the host grants', async () => {
    const { accounts, login, store } = sessionFakes();
    expect(await login.execute(credentials)).toEqual(signedIn);
    expect(store.session).toEqual(aSession());
    expect(accounts.calls).toEqual([LOGIN]);
  });

  it('sends a pasted email without spaces and invisible marks', async () => {
    const { accounts, login } = sessionFakes();
    const email = ' \u202a\ufeffada@tableside.example\u200b\u00a0\n';
    expect(await login.execute({ ...credentials, email })).toEqual(signedIn);
    expect(accounts.calls).toEqual([LOGIN]);
  });

  it('keeps a session that another tab started', async () => {
    const { login, store } = sessionFakes();
    const attempt = login.execute(credentials);
    const other = { accessToken: 'of another', user: aUser({ email: 'bo@tableside.example' }) };
    store.session = other;
    expect(await attempt).toEqual(signedIn);
    expect(store.session).toEqual(other);
  });

  it('sends nothing while the email or the password is empty', async () => {
    const { accounts, login, unconfirmed } = sessionFakes();
    unconfirmed.save();
    expect(await login.execute({ ...credentials, email: '' })).toEqual({ outcome: 'incomplete' });
    expect(await login.execute({ ...credentials, password: '' })).toEqual({ outcome: 'incomplete' });
    expect(accounts.calls).toEqual([]);
  });

  it("passes on the host's refusal and stores nothing", async () => {
    const { login, store } = sessionFakes();
    const attempt = login.execute({ ...credentials, password: 'wrong' });
    await expect(attempt).rejects.toMatchObject({ serverMessage: 'Invalid email or password' });
    expect(store.session).toBeUndefined();
  });
});

// (rule: unconfirmed sign-out)
describe('Login with an unconfirmed sign-out', () => {
  function setUp() {
    const fakes = sessionFakes();
    fakes.unconfirmed.save();
    return fakes;
  }

  it('sends the sign-out first', async () => {
    const { accounts, login, unconfirmed, store } = setUp();
    await login.execute(credentials);
    expect(accounts.calls).toEqual(['logout by cookie', LOGIN]);
    expect(unconfirmed.exists()).toBe(false);
    expect(store.session).toEqual(aSession());
  });

  it('waits for a sign-out in flight', async () => {
    const { accounts, login, settleSignOut } = setUp();
    await Promise.all([settleSignOut.execute(), login.execute(credentials)]);
    expect(accounts.calls).toEqual(['logout by cookie', LOGIN]);
  });

  it("waits for another tab's sign-out", async () => {
    const fakes = setUp();
    const { accounts, login } = fakes;
    await Promise.all([sessionTab(fakes).settleSignOut.execute(), login.execute(credentials)]);
    expect(accounts.calls).toEqual(['logout by cookie', LOGIN]);
  });

  it('signs in after 8 s without a response to the sign-out, which is aborted first', async () => {
    const { accounts, clock, login, store } = setUp();
    accounts.isSilent = true;
    const attempt = login.execute(credentials);
    await flushPromises();
    accounts.isSilent = false;
    clock.advance(8000);
    expect(await attempt).toEqual(signedIn);
    expect(accounts.aborted).toEqual(['logout by cookie']);
    expect(accounts.calls).toEqual(['logout by cookie', LOGIN]);
    expect(store.session).toEqual(aSession());
  });

  it('drops a sign-out that fails again, because the sign-in replaces the cookie', async () => {
    const { accounts, login, unconfirmed, settleSignOut } = setUp();
    accounts.troubleOf = (call) => (call === LOGIN ? undefined : unreachable());
    expect(await login.execute(credentials)).toEqual(signedIn);
    expect(unconfirmed.exists()).toBe(false);
    await settleSignOut.execute();
    expect(accounts.calls).toEqual(['logout by cookie', LOGIN]);
  });

  it('keeps it unconfirmed when the sign-in fails too', async () => {
    const { accounts, login, unconfirmed } = setUp();
    accounts.trouble = unreachable();
    await expect(login.execute(credentials)).rejects.toBe(accounts.trouble);
    expect(unconfirmed.exists()).toBe(true);
  });

  it('keeps other tabs from sending the sign-out while the sign-in is in flight', async () => {
    const fakes = setUp();
    const { accounts, login, store } = fakes;
    accounts.troubleOf = (call) => (call === 'logout by cookie' ? unreachable() : undefined);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    accounts.duringLogin = () => held;
    const attempt = login.execute(credentials);
    await flushPromises();
    expect(accounts.calls).toEqual(['logout by cookie', LOGIN]);
    accounts.troubleOf = () => undefined;
    const otherTab = sessionTab(fakes).settleSignOut.execute();
    await flushPromises();
    release();
    await Promise.all([attempt, otherTab]);
    expect(accounts.calls).toEqual(['logout by cookie', LOGIN]);
    expect(store.session).toEqual(aSession());
  });
});
