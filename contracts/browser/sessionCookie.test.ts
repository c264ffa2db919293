import { expect, it } from 'vitest';
import { cookieProblems, readCookies } from './sessionCookie.ts';

/** Creates a cookie with these attributes. Undefined leaves out an attribute. */
function cookieWith(changes: Readonly<Record<string, string | undefined>>) {
  const usual = { Path: '/', 'Max-Age': '2592000', HttpOnly: '', Secure: '', SameSite: 'Lax' };
  const attributes = Object.entries({ ...usual, ...changes }).filter(([, value]) => value !== undefined);
  const texts = attributes.map(([name, value]) => (value ? `${name}=${value}` : name));
  return readCookies([`sid=1; ${texts.join('; ')}`])[0] ?? expect.fail();
}

it.each([
  [{ Path: '/v1/api/users' }, undefined],
  [{ Path: '/api/users' }, 'Path: expected /api/users or above, got /api/users'],
  [{ Domain: '.tableside.example' }, undefined],
  [{ Domain: 'example' }, 'Domain: expected api.tableside.example, got example'],
  [{ Domain: 'other.example' }, 'Domain: expected api.tableside.example, got other.example'],
  [{ 'Max-Age': undefined }, 'Max-Age or Expires: expected at least 12 hours, got none'],
  [{ 'Max-Age': '60' }, 'Max-Age or Expires: expected at least 12 hours, got 60 s'],
  [{ HttpOnly: undefined }, 'HttpOnly: expected set, got none'],
  [{ Secure: undefined }, 'Secure: expected set, got none'],
  [{ SameSite: 'Strict' }, undefined],
  [{ SameSite: undefined }, 'SameSite: expected Lax or Strict, got none'],
  [{}, 'SameSite: expected None, got lax', 'https://tableside.app'],
  [{ SameSite: 'None' }, undefined, 'https://tableside.app'],
  [{ Secure: undefined }, undefined, 'http://localhost:5173', 'http://localhost:4010'],
  [
    { Secure: undefined, SameSite: 'None' },
    'Secure: expected set, got none',
    'http://localhost:5173',
    'http://localhost:4010',
  ],
])(
  'cookieProblems returns $1 (case %#)',
  (changes, problem, origin = 'https://app.tableside.example', host = 'https://api.tableside.example/v1') => {
    const paths = ['/api/users/refresh-token', '/api/users/logout'];
    const problems = cookieProblems(cookieWith(changes), { host, origin, paths });
    const texts = problems.map(({ at, expected, got }) => `${at}: expected ${expected}, got ${got}`);
    expect(texts.map((text) => text.replace(' of the cookie sid', ''))).toEqual(problem ? [problem] : []);
  },
);
