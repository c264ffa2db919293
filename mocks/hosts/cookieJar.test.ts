import { describe, expect, it } from 'vitest';
import { createCookieJar } from './cookieJar.ts';

const API = 'https://app.test/api/users/refresh-token';

function start() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  let now = 0;
  return { jar: () => createCookieJar(storage, () => now), pass: (ms: number) => void (now += ms) };
}

describe('createCookieJar', () => {
  it('sends a cookie only to its host and path', () => {
    const jar = start().jar();
    jar.store('refreshToken=a=b; Path=/api/users; HttpOnly; SameSite=Lax', API);
    expect(jar.cookiesFor(API)).toEqual({ refreshToken: 'a=b' });
    expect(jar.cookiesFor('https://app.test:8443/api/users')).toEqual({ refreshToken: 'a=b' });
    expect(jar.cookiesFor('https://app.test/api/users-online')).toEqual({});
    expect(jar.cookiesFor('https://app.test/api/companies')).toEqual({});
    expect(jar.cookiesFor('https://other.test/api/users')).toEqual({});
  });

  it('replaces a cookie of the same name', () => {
    const jar = start().jar();
    jar.store('refreshToken=1; Path=/api/users', API);
    jar.store('refreshToken=2; Path=/api/users', API);
    expect(jar.cookiesFor(API)).toEqual({ refreshToken: '2' });
  });

  it('removes a cookie when it expires, or at once for Max-Age=0', () => {
    const { jar, pass } = start();
    jar().store('refreshToken=1; Max-Age=60; Path=/api/users', API);
    pass(59_999);
    expect(jar().cookiesFor(API)).toEqual({ refreshToken: '1' });
    pass(1);
    expect(jar().cookiesFor(API)).toEqual({});
    jar().store('refreshToken=2; Path=/api/users', API);
    jar().store('refreshToken=; Max-Age=0; Path=/api/users', API);
    expect(jar().cookiesFor(API)).toEqual({});
  });

  it('shares cookies with other jars on the same storage', () => {
    const { jar } = start();
    const [one, other] = [jar(), jar()];
    one.store('refreshToken=1; Path=/api/users', API);
    expect(other.cookiesFor(API)).toEqual({ refreshToken: '1' });
  });
});
