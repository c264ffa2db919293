import { describe, expect, it } from 'vitest';
import { aSession, aUser } from '#tests/support/builders.ts';
import { FakePasswords } from '#tests/support/fakes/FakePasswords.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { ChangePassword } from './ChangePassword.ts';

const change = { currentPassword: 'tableside', newPassword: 'new-secret', confirmPassword: 'new-secret' };

function setUp() {
  const passwords = new FakePasswords();
  const store = new FakeSessionStore(aSession());
  return { passwords, store, changePassword: new ChangePassword(passwords, store) };
}

describe('ChangePassword', () => {
  it('changes the password and keeps the session', async () => {
    const { passwords, store, changePassword } = setUp();
    expect(await changePassword.execute(change)).toEqual({ outcome: 'changed' });
    expect(passwords.password).toBe('new-secret');
    expect(store.session).toEqual(aSession());
  });

  it('stores the token and the user that the host returns', async () => {
    const { passwords, store, changePassword } = setUp();
    passwords.grant = { accessToken: 'fresh', user: aUser({ lastName: 'Bianchi' }) };
    await changePassword.execute(change);
    expect(store.session).toEqual({ accessToken: 'fresh', user: aUser({ lastName: 'Bianchi' }) });
  });

  it('stays signed out if the user signed out before the response', async () => {
    const { passwords, store, changePassword } = setUp();
    passwords.grant = { accessToken: 'fresh', user: aUser() };
    const attempt = changePassword.execute(change);
    store.session = undefined;
    await attempt;
    expect(store.session).toBeUndefined();
  });

  it('discards the result if another user signed in before the response', async () => {
    const { passwords, store, changePassword } = setUp();
    passwords.grant = { accessToken: 'fresh', user: aUser() };
    const attempt = changePassword.execute(change);
    const other = { accessToken: 'of another', user: aUser({ email: 'bo@tableside.example' }) };
    store.session = other;
    await attempt;
    expect(store.session).toEqual(other);
  });

  it('sends nothing invalid', async () => {
    const { passwords, changePassword } = setUp();
    const outcome = await changePassword.execute({ ...change, confirmPassword: 'other' });
    expect(outcome).toEqual({ outcome: 'invalid', problem: 'mismatch' });
    expect(passwords.password).toBe('tableside');
  });

  it("reports the host's refusal", async () => {
    const { changePassword } = setUp();
    const attempt = changePassword.execute({ ...change, currentPassword: 'wrong' });
    await expect(attempt).rejects.toMatchObject({ serverMessage: 'Current password is incorrect' });
  });
});
