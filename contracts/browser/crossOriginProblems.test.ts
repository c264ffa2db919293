import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startServer } from '../../mocks/hosts/server.ts';
import { demoSeed } from '../../mocks/seed/demo.ts';
import { emptySeed } from '../../mocks/seed/empty.ts';
import { interactionsIn, PACT_FILE } from '../support/pactFile.ts';
import { Host } from '../verifier/host.ts';
import { closeServer, listenOnLoopback } from '../verifier/loopback.ts';
import { accountFrom } from './accountFrom.ts';
import { crossOriginProblems, preflightsOf } from './crossOriginProblems.ts';
import { cookieProblems, readCookies } from './sessionCookie.ts';

const ORIGIN = 'http://localhost:5173';
const account = { email: 'owner@tableside.example', password: 'tableside' };
const interactions = interactionsIn(PACT_FILE);

const problemsOf = (url: string, origin = ORIGIN) =>
  crossOriginProblems({
    provider: new Host(url, { timeout: 5, headers: {} }),
    origin,
    interactions,
    account,
  });

const REMOVED = 'sid=; Path=/api/users; Max-Age=0; HttpOnly; SameSite=Lax';
const MONTH = 'Max-Age=2592000';

/** A host that does everything right, in headers and cookies by request. */
const RIGHT = {
  preflight: {
    'Access-Control-Allow-Origin': ORIGIN,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': 'authorization, content-type, if-match',
  },
  preflightStatus: 204,
  every: {
    'Access-Control-Allow-Origin': ORIGIN,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'ETag, Retry-After',
  } as Record<string, string>,
  refused: {} as Record<string, string>,
  list: { ETag: '"7"' } as Record<string, string>,
  signIn: [`sid=a%20b; Path=/api/users; ${MONTH}; HttpOnly; SameSite=Lax`],
  refresh: [] as readonly string[],
  signOut: [REMOVED] as readonly string[],
  endsSession: true,
};
type Behavior = typeof RIGHT;

let close: () => unknown = () => undefined;
afterEach(() => close());

/** Starts a small host that deviates from the right one. */
async function start(changes: Partial<Behavior>): Promise<string> {
  const does: Behavior = { ...RIGHT, ...changes };
  let isOpen = true;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, headers: object, body = '{}') =>
      response.writeHead(status, { ...headers } as Record<string, string>).end(body);
    const cookies = (some: readonly string[]) => (some.length > 0 ? { 'Set-Cookie': some } : {});
    if (request.method === 'OPTIONS') return send(does.preflightStatus, does.preflight, '');
    if (request.url === '/api/users/login') {
      isOpen = true;
      return send(200, { ...does.every, ...cookies(does.signIn) }, '{"accessToken":"t"}');
    }
    if (request.url === '/api/users/logout') {
      isOpen = !does.endsSession;
      return send(204, { ...does.every, ...cookies(does.signOut) }, '');
    }
    if (request.url === '/api/users/refresh-token') {
      const isRight = isOpen && request.headers.cookie?.startsWith('sid=a%20b');
      return send(isRight ? 200 : 401, { ...does.every, ...(isRight ? cookies(does.refresh) : {}) });
    }
    return send(401, { ...does.every, ...does.refused, ...does.list });
  };
  const server = createServer(answer);
  close = () => closeServer(server);
  return (await listenOnLoopback(server)).replace('127.0.0.1', 'localhost');
}

const without = (headers: object, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Record<
    string,
    string
  >;
const cookie = (attributes: string) => ({ signIn: [`sid=a%20b; ${attributes}`] });
const preflight = (headers: Record<string, string>) => ({ preflight: { ...RIGHT.preflight, ...headers } });
const every = (headers: Record<string, string>) => ({ every: { ...RIGHT.every, ...headers } });

/** Harmful deviations: their kind, the deviation, and the line that names it. */
const HARMFUL: readonly (readonly [kind: string, Partial<Behavior>, line: string])[] = [
  [
    'a preflight of any origin',
    preflight({ 'Access-Control-Allow-Origin': '*' }),
    `Access-Control-Allow-Origin: expected ${ORIGIN}, got *`,
  ],
  [
    'a preflight of another origin',
    preflight({ 'Access-Control-Allow-Origin': 'http://localhost:3000' }),
    `Access-Control-Allow-Origin: expected ${ORIGIN}, got http://localhost:3000`,
  ],
  [
    'a preflight without credentials',
    { preflight: without(RIGHT.preflight, 'Access-Control-Allow-Credentials') as Behavior['preflight'] },
    'Access-Control-Allow-Credentials: expected true, got none',
  ],
  [
    'a preflight with credentials in capitals',
    preflight({ 'Access-Control-Allow-Credentials': 'TRUE' }),
    'Access-Control-Allow-Credentials: expected true, got TRUE',
  ],
  [
    'a preflight of any method',
    preflight({ 'Access-Control-Allow-Methods': '*' }),
    'Access-Control-Allow-Methods: expected DELETE, got *',
  ],
  [
    'a preflight without DELETE',
    preflight({ 'Access-Control-Allow-Methods': 'GET, POST, PUT' }),
    'Access-Control-Allow-Methods: expected DELETE, got GET, POST, PUT',
  ],
  [
    'a preflight of any header',
    preflight({ 'Access-Control-Allow-Headers': '*' }),
    'Access-Control-Allow-Headers: expected authorization, got *',
  ],
  [
    'a preflight without Content-Type',
    preflight({ 'Access-Control-Allow-Headers': 'authorization, if-match' }),
    'Access-Control-Allow-Headers: expected content-type, got authorization, if-match',
  ],
  [
    'versions without If-Match',
    preflight({ 'Access-Control-Allow-Headers': 'authorization, content-type' }),
    'Access-Control-Allow-Headers: expected if-match, got authorization, content-type',
  ],
  ['a preflight that needs a token', { preflightStatus: 401 }, 'status: expected any 2xx, got 401'],
  ['a preflight that redirects', { preflightStatus: 301 }, 'status: expected any 2xx, got 301'],
  [
    'responses of any origin',
    every({ 'Access-Control-Allow-Origin': '*' }),
    `Access-Control-Allow-Origin: expected ${ORIGIN}, got *`,
  ],
  [
    'responses with two origins',
    every({ 'Access-Control-Allow-Origin': `${ORIGIN}, ${ORIGIN}` }),
    `Access-Control-Allow-Origin: expected ${ORIGIN}, got ${ORIGIN}, ${ORIGIN}`,
  ],
  [
    'responses without credentials',
    { every: without(RIGHT.every, 'Access-Control-Allow-Credentials') },
    'Access-Control-Allow-Credentials: expected true, got none',
  ],
  [
    'refusals without an origin',
    { refused: { 'Access-Control-Allow-Origin': '' } },
    `GET /api/companies/restaurants (401)  Access-Control-Allow-Origin: expected ${ORIGIN}, got none\n    makes a browser block these requests`,
  ],
  [
    'a version that is not exposed',
    { every: without(RIGHT.every, 'Access-Control-Expose-Headers') },
    'Access-Control-Expose-Headers: expected ETag, got none',
  ],
  [
    'headers exposed by *',
    every({ 'Access-Control-Expose-Headers': '*' }),
    'Access-Control-Expose-Headers: expected ETag, got *',
  ],
  [
    'a Retry-After that is not exposed',
    { ...every({ 'Access-Control-Expose-Headers': 'ETag' }), refused: { 'Retry-After': '3' } },
    'Access-Control-Expose-Headers: expected Retry-After, got etag',
  ],
  ['no cookie', { signIn: [] }, 'POST /api/users/login  Set-Cookie: expected the refresh cookie, got none'],
  [
    'a cookie of another path',
    cookie(`Path=/app; ${MONTH}; HttpOnly; SameSite=Lax`),
    'Path of the cookie sid: expected /api/users or above, got /app',
  ],
  [
    'a cookie that misses the sign-out',
    cookie(`Path=/api/users/refresh-token; ${MONTH}; HttpOnly; SameSite=Lax`),
    'Path of the cookie sid: expected /api/users or above, got /api/users/refresh-token',
  ],
  [
    'a cookie of another domain',
    cookie(`Path=/api/users; Domain=tableside.example; ${MONTH}; HttpOnly; SameSite=Lax`),
    'Domain of the cookie sid: expected localhost, got tableside.example',
  ],
  [
    'a cookie without a lifetime',
    cookie('Path=/api/users; HttpOnly; SameSite=Lax'),
    'Max-Age or Expires of the cookie sid: expected at least 12 hours, got none',
  ],
  [
    'a cookie for a minute',
    cookie('Path=/api/users; Max-Age=60; HttpOnly; SameSite=Lax'),
    'Max-Age or Expires of the cookie sid: expected at least 12 hours, got 60 s',
  ],
  [
    'a cookie that scripts can read',
    cookie(`Path=/api/users; ${MONTH}; SameSite=Lax`),
    'HttpOnly of the cookie sid: expected set, got none',
  ],
  [
    'a cookie without SameSite',
    cookie(`Path=/api/users; ${MONTH}; HttpOnly`),
    'SameSite of the cookie sid: expected Lax or Strict, got none',
  ],
  [
    'SameSite=None without Secure',
    cookie(`Path=/api/users; ${MONTH}; HttpOnly; SameSite=None`),
    'Secure of the cookie sid: expected set, got none',
  ],
  [
    'a refresh that shortens the cookie',
    { refresh: ['sid=a%20b; Path=/api/users; HttpOnly; SameSite=Lax'] },
    'POST /api/users/refresh-token  Max-Age or Expires of the cookie sid: expected at least 12 hours, got none',
  ],
  [
    'a refresh that moves the cookie',
    { refresh: [`sid=a%20b; Path=/app; ${MONTH}; HttpOnly; SameSite=Lax`] },
    'POST /api/users/refresh-token  Path of the cookie sid: expected /api/users or above, got /app',
  ],
  [
    'a refresh that does not know the cookie',
    { signIn: [`other=1; Path=/api/users; ${MONTH}; HttpOnly; SameSite=Lax`] },
    'status with the refresh cookie: expected any 2xx, got 401',
  ],
  [
    'a sign-out that keeps the cookie',
    { signOut: [] },
    'POST /api/users/logout  Set-Cookie that removes sid: expected Path=/api/users and Max-Age=0, got none',
  ],
  [
    'a sign-out that removes another path',
    { signOut: ['sid=; Path=/; Max-Age=0'] },
    'Set-Cookie that removes sid: expected Path=/api/users and Max-Age=0, got sid=; Path=/; Max-Age=0',
  ],
  [
    'a sign-out that only empties the cookie',
    { signOut: [`sid=; Path=/api/users; ${MONTH}`] },
    'Set-Cookie that removes sid: expected Path=/api/users and Max-Age=0, got sid=; Path=/api/users',
  ],
  [
    'a sign-out that keeps the session',
    { endsSession: false },
    'POST /api/users/refresh-token  status after the sign-out: expected 401, got 200',
  ],
];

/** Deviations without harm. */
const HARMLESS: readonly (readonly [kind: string, Partial<Behavior>])[] = [
  ['nothing unusual', {}],
  [
    'no versions and nothing exposed',
    { list: {}, every: without(RIGHT.every, 'Access-Control-Expose-Headers') },
  ],
  ['a preflight with status 200', { preflightStatus: 200 }],
  [
    'more methods and headers',
    preflight({
      'Access-Control-Allow-Methods': 'DELETE,GET,PATCH,POST,PUT',
      'Access-Control-Allow-Headers': 'X-Trace, If-Match, Content-Type, Authorization',
    }),
  ],
  [
    'headers in another case',
    preflight({ 'Access-Control-Allow-Headers': 'AUTHORIZATION, CONTENT-TYPE, IF-MATCH' }),
  ],
  [
    'a cookie of the whole host',
    { ...cookie(`Path=/; ${MONTH}; HttpOnly; SameSite=Strict`), signOut: ['sid=; Path=/; Max-Age=0'] },
  ],
  [
    'a cookie with a date',
    cookie('Path=/api/users; Expires=Fri, 01 Jan 2100 00:00:00 GMT; HttpOnly; SameSite=Lax'),
  ],
  ['a removal with a date', { signOut: ['sid=; Path=/api/users; Expires=Thu, 01 Jan 1970 00:00:00 GMT'] }],
  ['attributes in another case', cookie('path=/api/users; max-age=2592000; httponly; samesite=lax')],
  ['a second cookie', { signIn: ['csrf=1; Path=/', ...RIGHT.signIn] }],
  ['a refresh that renews the cookie', { refresh: RIGHT.signIn }],
];

describe('A host on another origin', () => {
  it.each(HARMFUL)('is refused for %s', async (_, changes, line) => {
    const found = await problemsOf(await start(changes));
    expect(found.join('\n')).toContain(line);
    // names the fault once, and a few that follow from it
    expect(found.length).toBeLessThan(5);
  });

  it.each(HARMLESS)('is accepted with %s', async (_, changes) =>
    expect(await problemsOf(await start(changes))).toEqual([]),
  );

  it('is the mock', async () => {
    const mock = await startServer({ port: 0, seed: demoSeed() });
    close = () => mock.close();
    expect(await problemsOf(mock.url)).toEqual([]);
  });

  it('is the mock with a user of its states endpoint', async () => {
    const mock = await startServer({ port: 0, seed: emptySeed() });
    close = () => mock.close();
    const host = (path: string) => new Host(mock.url + path, { timeout: 5, headers: {} });
    const user = await accountFrom(host('/__backend/states'));
    expect(user).toEqual({ email: expect.any(String), password: expect.any(String) });
    const provider = host('');
    expect(await crossOriginProblems({ provider, origin: ORIGIN, interactions, account: user })).toEqual([]);
    expect(await accountFrom(host('/__backend/nothing'))).toBeUndefined();
  });

  it('is checked without a user, except for its cookie', async () => {
    const provider = new Host(await start({ signIn: [] }), { timeout: 5, headers: {} });
    expect(await crossOriginProblems({ provider, origin: ORIGIN, interactions })).toEqual([]);
  });
});

describe('A cookie over HTTPS', () => {
  const problemsOfCookie = (attributes: string, origin: string) =>
    cookieProblems(readCookies([`sid=1; ${MONTH}; HttpOnly; ${attributes}`])[0] ?? expect.fail(), {
      host: 'https://api.tableside.example/v1',
      origin,
      paths: ['/api/users/refresh-token', '/api/users/logout'],
    }).map(({ at, expected, got }) => `${at}: expected ${expected}, got ${got}`);

  it.each([
    ['Path=/v1/api/users; Secure; SameSite=Lax', 'https://app.tableside.example', []],
    ['Path=/; Domain=.tableside.example; Secure; SameSite=Lax', 'https://app.tableside.example', []],
    ['Path=/; Secure; SameSite=None', 'https://tableside.app', []],
    [
      'Path=/; SameSite=Lax',
      'https://app.tableside.example',
      ['Secure of the cookie sid: expected set, got none'],
    ],
    [
      'Path=/; Secure; SameSite=Lax',
      'https://tableside.app',
      ['SameSite of the cookie sid: expected None, got lax'],
    ],
    [
      'Path=/; Domain=example; Secure; SameSite=Lax',
      'https://app.tableside.example',
      ['Domain of the cookie sid: expected api.tableside.example, got example'],
    ],
    [
      'Path=/api/users; Secure; SameSite=Lax',
      'https://app.tableside.example',
      ['Path of the cookie sid: expected /api/users or above, got /api/users'],
    ],
  ])('%s for %s', (attributes, origin, expected) =>
    expect(problemsOfCookie(attributes, origin)).toEqual(expected),
  );
});

it('every method and set of headers that the app sends has one preflight', () => {
  expect(
    preflightsOf(interactions)
      .map(({ method, headers }) => `${method} ${headers.join(', ')}`)
      .toSorted(),
  ).toEqual([
    'DELETE authorization',
    'DELETE authorization, content-type',
    'GET authorization',
    'POST authorization',
    'POST authorization, content-type',
    'POST content-type',
    'PUT authorization, content-type',
  ]);
});
