import { describe, expect, it } from 'vitest';
import { aSession, aUser } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { sessionFakes, sessionTab } from '#tests/support/sessionFakes.ts';

const credentials = { email: 'ada@tableside.example', password: 'tableside' };
const LOGIN = 'login ada@tableside.example';
const signedIn = { outcome: 'signed-in' };

type Fakes = ReturnType<typeof sessionFakes>;

// (rule: sign-in)
describe('Login', () => {
  it('stores the session that the host returns', async () => {
    const { accounts, login, store } = sessionFakes();
    expect(await login.execute(credentials)).toEqual(signedIn);
    expect(store.session).toEqual(aSession());
    expect(accounts.calls).toEqual([LOGIN]);
  });

  it('removes spaces and invisible marks from a pasted email', async () => {
    const { accounts, login } = sessionFakes();
    const email = ' \u202a\ufeffada@tableside.example\u200b\u00a0\n';
    expect(await login.execute({ ...credentials, email })).toEqual(signedIn);
    expect(accounts.calls).toEqual([LOGIN]);
  });

  it('sends nothing while the email or the password is empty', async () => {
    const { accounts, login, unconfirmed } = sessionFakes();
    unconfirmed.save();
    expect(await login.execute({ ...credentials, email: '' })).toEqual({ outcome: 'incomplete' });
    expect(await login.execute({ ...credentials, password: '' })).toEqual({ outcome: 'incomplete' });
    expect(accounts.calls).toEqual([]);
  });

  it("reports the host's refusal and stores nothing", async () => {
    const { login, store } = sessionFakes();
    const attempt = login.execute({ ...credentials, password: 'wrong' });
    await expect(attempt).rejects.toMatchObject({ serverMessage: 'Invalid email or password' });
    expect(store.session).toBeUndefined();
  });
});

describe('An abandoned login', () => {
  const cancelled = { kind: 'cancelled' };
  const other = aSession({ accessToken: 'of another', user: aUser({ email: 'bo@tableside.example' }) });

  /** A sign-in without a response. */
  async function setUpSilent() {
    const fakes = sessionFakes();
    const wanted = new AbortController();
    fakes.accounts.isSilent = true;
    const attempt = expect(fakes.login.execute(credentials, wanted.signal)).rejects.toMatchObject(cancelled);
    await flushPromises();
    fakes.accounts.isSilent = false;
    return { ...fakes, attempt, abandon: () => wanted.abort() };
  }

  it('is aborted, and a sign-out removes the cookie that the host may have set', async () => {
    const { abandon, accounts, attempt, store, unconfirmed } = await setUpSilent();
    abandon();
    await attempt;
    expect(accounts.aborted).toEqual([LOGIN]);
    expect(accounts.calls).toEqual([LOGIN, 'logout by cookie']);
    expect(unconfirmed.exists()).toBe(false);
    expect(store.session).toBeUndefined();
  });

  it('is followed by a sign-out before the next sign-in, in this or another tab', async () => {
    for (const next of [(fakes: Fakes) => fakes.login, (fakes: Fakes) => sessionTab(fakes).login]) {
      const { abandon, attempt, ...fakes } = await setUpSilent();
      const { accounts, store } = fakes;
      const second = next(fakes).execute({ ...credentials, email: 'bo@tableside.example' });
      await flushPromises();
      // one sign-in at a time
      expect(accounts.calls).toEqual([LOGIN]);
      abandon();
      await Promise.all([attempt, second]);
      expect(accounts.calls).toEqual([LOGIN, 'logout by cookie', 'login bo@tableside.example']);
      expect(store.session).toBeDefined();
    }
  });

  it('does not end the session of another tab that signs in next', async () => {
    const { accounts, attempt, store, unconfirmed, ...fakes } = await setUpSilent();
    store.takeLock();
    await sessionTab({ accounts, store, unconfirmed, ...fakes }).login.execute(credentials);
    await attempt;
    expect(accounts.calls).toEqual([LOGIN, 'logout by cookie', LOGIN]);
    expect(store.session).toEqual(aSession());
    expect(unconfirmed.exists()).toBe(false);
  });

  it('sends nothing if the sign-in was still waiting for the lock', async () => {
    const { accounts, login, store } = sessionFakes();
    const { promise: busy, resolve: release } = Promise.withResolvers<void>();
    void store.withLock(() => busy);
    const wanted = new AbortController();
    const attempt = expect(login.execute(credentials, wanted.signal)).rejects.toMatchObject(cancelled);
    wanted.abort();
    release();
    await attempt;
    expect(accounts.calls).toEqual([]);
  });

  it('sends nothing if another user signed in while the sign-in was waiting for the lock', async () => {
    const { accounts, login, store } = sessionFakes();
    const { promise: busy, resolve: release } = Promise.withResolvers<void>();
    void store.withLock(() => busy);
    const attempt = expect(login.execute(credentials)).rejects.toMatchObject(cancelled);
    store.save(other);
    release();
    await attempt;
    expect(accounts.calls).toEqual([]);
    expect(store.session).toBe(other);
  });

  it('drops a late response, even if the request could not be aborted', async () => {
    const { accounts, login, store } = sessionFakes();
    const wanted = new AbortController();
    accounts.duringLogin = async () => wanted.abort();
    await expect(login.execute(credentials, wanted.signal)).rejects.toMatchObject(cancelled);
    expect(store.session).toBeUndefined();
    expect(accounts.calls).toEqual([LOGIN, 'logout by cookie']);
  });

  it('is followed by a sign-out if another user, whose session stays, signed in without a lock', async () => {
    const { accounts, login, store, unconfirmed } = sessionFakes();
    accounts.duringLogin = async () => {
      unconfirmed.clear();
      store.save(other);
    };
    await expect(login.execute(credentials)).rejects.toMatchObject(cancelled);
    expect(store.session).toBe(other);
    expect(accounts.calls).toEqual([LOGIN, 'logout by cookie']);
  });

  it('leaves a sign-out unconfirmed while the host may have set a cookie', async () => {
    for (const [failure, isUnconfirmed] of [
      [unreachable(), true],
      [refused(503), true],
      [refused(401), false],
      [refused(429), false],
    ] as const) {
      const { accounts, login, unconfirmed } = sessionFakes();
      accounts.trouble = failure;
      await expect(login.execute(credentials)).rejects.toBe(failure);
      expect(unconfirmed.exists(), `${failure.status}`).toBe(isUnconfirmed);
    }
  });

  it('leaves a sign-out unconfirmed even before the response, because the tab may close', async () => {
    const { abandon, attempt, unconfirmed } = await setUpSilent();
    expect(unconfirmed.exists()).toBe(true);
    abandon();
    await attempt;
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

  it('aborts a sign-out without a response after 8 s, and then signs in', async () => {
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

  it('keeps the sign-out unconfirmed when the sign-in fails too', async () => {
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
