import { describe, expect, it } from 'vitest';
import { aSession, aUser } from '#tests/support/builders.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeAccounts } from '#tests/support/fakes/FakeAccounts.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { Login } from './Login.ts';

const accounts = () => new FakeAccounts();
const credentials = { email: 'ada@tableside.example', password: 'tableside' };

describe('Login', () => {
  it('stores the session the host grants', async () => {
    const store = new FakeSessionStore();
    expect(await new Login(accounts(), store).execute(credentials)).toEqual({ outcome: 'signed-in' });
    expect(store.session).toEqual(aSession());
  });

  it('keeps a session that another tab started', async () => {
    const store = new FakeSessionStore();
    const attempt = new Login(accounts(), store).execute(credentials);
    const other = { accessToken: 'of another', user: aUser({ email: 'bo@tableside.example' }) };
    store.session = other;
    expect(await attempt).toEqual({ outcome: 'signed-in' });
    expect(store.session).toEqual(other);
  });

  it.each([
    { field: 'email', empty: { email: '' } },
    { field: 'password', empty: { password: '' } },
  ])('sends nothing while the $field is empty', async ({ empty }) => {
    const host = accounts();
    const login = new Login(host, new FakeSessionStore());
    expect(await login.execute({ ...credentials, ...empty })).toEqual({ outcome: 'incomplete' });
    expect(host.calls).toEqual([]);
  });

  it("passes on the host's refusal and stores nothing", async () => {
    const store = new FakeSessionStore();
    const attempt = new Login(accounts(), store).execute({ ...credentials, password: 'wrong' });
    await expect(attempt).rejects.toMatchObject({ serverMessage: 'Invalid email or password' });
    expect(store.session).toBeUndefined();
  });

  it('reports an unreachable host', async () => {
    const host = accounts();
    host.trouble = unreachable();
    await expect(new Login(host, new FakeSessionStore()).execute(credentials)).rejects.toBe(host.trouble);
  });
});
