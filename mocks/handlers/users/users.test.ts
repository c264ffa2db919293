import { DAY, MINUTE } from '../../db/durations.ts';
import { describe, expect, it } from 'vitest';
import { createBackend } from '../../backend.ts';
import { demoSeed } from '../../seed/demo.ts';
import { testClient } from '../../testing/testClient.ts';

const OWNER = 'owner@tableside.example';
const RESTAURANTS = '/api/companies/restaurants';

function start() {
  let now = Date.parse('2026-03-01T12:00:00.000Z');
  const backend = createBackend({ seed: demoSeed(), now: () => now });
  const pass = (milliseconds: number) => void (now += milliseconds);
  return { backend, client: testClient(backend), pass };
}

describe('POST login', () => {
  it('returns the user, an access token, and an HttpOnly refresh cookie', async () => {
    const { backend } = start();
    const response = await backend.respond(
      new Request('http://api.test/api/users/login', {
        method: 'POST',
        body: JSON.stringify({ email: OWNER, password: 'tableside' }),
      }),
    );
    expect(response?.status).toBe(200);
    expect(await response?.json()).toEqual({
      accessToken: expect.any(String),
      user: { id: 'user-1', firstName: 'Giulia', lastName: 'Ferraro', email: OWNER },
    });
    expect(response?.headers.get('set-cookie')).toMatch(
      /^refreshToken=\w+; Max-Age=2592000; Path=\/api\/users; HttpOnly; SameSite=Lax$/,
    );
  });

  it('ignores upper and lower case in the email', async () => {
    const body = { email: ' Owner@Tableside.example ', password: 'tableside' };
    expect((await start().client.post('/api/users/login', { body })).status).toBe(200);
  });

  it('rejects a wrong email or password without saying which one is wrong', async () => {
    const { client } = start();
    const message = 'Invalid email or password';
    for (const body of [
      { email: OWNER, password: 'wrong' },
      { email: 'unknown@tableside.example', password: 'tableside' },
    ]) {
      const answer = await client.post('/api/users/login', { body });
      expect(answer, body.email).toMatchObject({ status: 401, body: { message } });
    }
  });

  it('rejects an incomplete body', async () => {
    for (const [body, message] of [
      [{ email: OWNER }, 'password is required'],
      [{ email: '  ', password: 'tableside' }, 'email is required'],
      [[], 'The body must be a JSON object'],
      ['{', 'The body must be a JSON object'],
    ] as const) {
      expect(await start().client.post('/api/users/login', { body }), message).toMatchObject({
        status: 400,
        body: { message },
      });
    }
  });
});

describe('Access token', () => {
  it('is valid for 15 minutes', async () => {
    const { client, pass } = start();
    const { token } = await client.signIn(OWNER);
    pass(15 * MINUTE - 1);
    expect((await client.get(RESTAURANTS, { token })).status).toBe(200);
    pass(1);
    expect((await client.get(RESTAURANTS, { token })).status).toBe(401);
  });

  it('can expire early without ending the session', async () => {
    const { backend, client } = start();
    const { token, cookie } = await client.signIn(OWNER);
    await backend.expireTokens();
    expect((await client.get(RESTAURANTS, { token })).status).toBe(401);
    expect((await client.post('/api/users/refresh-token', { cookie })).status).toBe(200);
  });
});

describe('POST refresh-token', () => {
  it('returns a new access token each time for the same cookie', async () => {
    const { client, pass } = start();
    const { cookie } = await client.signIn(OWNER);
    for (let visit = 0; visit < 3; visit++) {
      pass(DAY);
      const { status, body } = await client.post('/api/users/refresh-token', { cookie });
      expect(status).toBe(200);
      const { accessToken: token } = body as { accessToken: string };
      expect((await client.get(RESTAURANTS, { token })).status).toBe(200);
    }
  });

  it('fails without a cookie, with an unknown cookie, and after 30 days', async () => {
    const { client, pass } = start();
    const { cookie } = await client.signIn(OWNER);
    expect((await client.post('/api/users/refresh-token')).status).toBe(401);
    expect((await client.post('/api/users/refresh-token', { cookie: 'refreshToken=unknown' })).status).toBe(
      401,
    );
    pass(30 * DAY);
    expect((await client.post('/api/users/refresh-token', { cookie })).status).toBe(401);
  });
});

describe('POST logout', () => {
  it('ends the access token and session and clears the cookie', async () => {
    const { client } = start();
    const { token, cookie } = await client.signIn(OWNER);
    expect(await client.post('/api/users/logout', { token, cookie })).toMatchObject({
      status: 200,
      cookie: 'refreshToken=',
    });
    expect((await client.get(RESTAURANTS, { token })).status).toBe(401);
    expect((await client.post('/api/users/refresh-token', { cookie })).status).toBe(401);
  });

  it('accepts an expired access token because the cookie identifies the session', async () => {
    const { client, pass } = start();
    const { token, cookie } = await client.signIn(OWNER);
    pass(DAY);
    expect((await client.post('/api/users/logout', { token, cookie })).status).toBe(200);
    expect((await client.post('/api/users/refresh-token', { cookie })).status).toBe(401);
  });

  it('keeps sessions on other devices', async () => {
    const { client } = start();
    const phone = await client.signIn(OWNER);
    const laptop = await client.signIn(OWNER);
    await client.post('/api/users/logout', laptop);
    expect((await client.get(RESTAURANTS, phone)).status).toBe(200);
  });

  it('rejects signed-out users', async () => {
    expect((await start().client.post('/api/users/logout')).status).toBe(401);
  });
});

describe('POST change-password', () => {
  const change = { currentPassword: 'tableside', newPassword: 'aurora-1987' };

  it('returns a new access token and the user, and accepts only the new password', async () => {
    const { client } = start();
    const session = await client.signIn(OWNER);
    const { status, body } = await client.post('/api/users/change-password', { ...session, body: change });
    expect(status).toBe(200);
    expect(body).toMatchObject({ accessToken: expect.any(String), user: { email: OWNER } });
    const { accessToken: token } = body as { accessToken: string };
    expect((await client.get(RESTAURANTS, { token })).status).toBe(200);

    const signIn = (password: string) =>
      client.post('/api/users/login', { body: { email: OWNER, password } });
    expect((await signIn('tableside')).status).toBe(401);
    expect((await signIn('aurora-1987')).status).toBe(200);
  });

  it('ends sessions on other devices', async () => {
    const { client } = start();
    const phone = await client.signIn(OWNER);
    const laptop = await client.signIn(OWNER);
    await client.post('/api/users/change-password', { ...laptop, body: change });
    expect((await client.post('/api/users/refresh-token', phone)).status).toBe(401);
    expect((await client.post('/api/users/refresh-token', laptop)).status).toBe(200);
  });

  it('rejects a wrong current password and an invalid new one', async () => {
    const { client } = start();
    const session = await client.signIn(OWNER);
    for (const [body, message] of [
      [{ ...change, currentPassword: 'wrong' }, 'Current password is incorrect'],
      [{ ...change, email: 'admin@tableside.example' }, 'Current password is incorrect'],
      [{ ...change, newPassword: 'seven77' }, 'Password must be at least 8 characters long'],
      [{ currentPassword: 'tableside' }, 'newPassword is required'],
    ] as const) {
      const answer = await client.post('/api/users/change-password', { ...session, body });
      expect(answer, message).toMatchObject({ status: 400, body: { message } });
    }
  });
});
