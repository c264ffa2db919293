import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startServer } from '../../mocks/hosts/server.ts';
import { emptySeed } from '../../mocks/seed/empty.ts';
import { apiCalls, findApiCall } from '../support/calls.ts';
import { interactionsIn, PACT_FILE } from '../support/pactFile.ts';
import { Host } from '../verifier/host.ts';
import { closeServer, listenOnLoopback } from '../verifier/loopback.ts';
import { CrossOriginProvider } from './CrossOriginProvider.ts';
import {
  requestTestAccount,
  crossOriginProblems,
  preflightsOf,
  type Account,
} from './crossOriginProblems.ts';

const ORIGIN = 'http://localhost:5173';
const account = { email: 'owner@tableside.example', password: 'tableside' };
const interactions = interactionsIn(PACT_FILE);

async function problemsOf(url: string, user: Account | undefined) {
  const host = new CrossOriginProvider(new Host(url, { timeout: 5, headers: {} }), ORIGIN);
  await host.send({ method: 'GET', path: '/api/companies/restaurants/aurora/menu' });
  return crossOriginProblems(host, interactions, user);
}

const REMOVED = 'sid=; Path=/api/users; Max-Age=0; HttpOnly; SameSite=Lax';
const MONTH = 'Max-Age=2592000';

/** The behavior of a correct host: headers and cookies by request. */
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
  /** Headers that depend on the request's origin. */
  toOrigin: (_origin = ''): Record<string, string> => ({}),
};
type Behavior = typeof RIGHT;

let close: () => unknown = () => undefined;
afterEach(() => close());

/** Starts a small host that deviates from the correct behavior. */
async function start(changes: Partial<Behavior>): Promise<string> {
  const does: Behavior = { ...RIGHT, ...changes };
  let isOpen = true;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const own = does.toOrigin(request.headers.origin);
    const send = (status: number, headers: object, body = '{}') =>
      response.writeHead(status, { ...headers, ...own } as Record<string, string>).end(body);
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

const cookie = (attributes: string) => ({ signIn: [`sid=a%20b; ${attributes}`] });
const preflight = (headers: Record<string, string>) => ({ preflight: { ...RIGHT.preflight, ...headers } });
const every = (headers: Record<string, string>) => ({ every: { ...RIGHT.every, ...headers } });

const ALLOW_ORIGIN = 'Access-Control-Allow-Origin';
const ALLOW_CREDENTIALS = 'Access-Control-Allow-Credentials';
const ALLOW_METHODS = 'Access-Control-Allow-Methods';
const ALLOW_HEADERS = 'Access-Control-Allow-Headers';
const EXPOSE_HEADERS = 'Access-Control-Expose-Headers';

/** Allows the app's origin, and other origins that match. */
const allowing = (others: RegExp, always = {}, ifAllowed = {}) => ({
  toOrigin: (origin = '') =>
    origin === ORIGIN || others.test(origin)
      ? { ...always, ...ifAllowed, [ALLOW_ORIGIN]: origin }
      : { ...always, [ALLOW_ORIGIN]: '' },
});
const NONE = /(?!)/;
const VARY = { Vary: 'Accept-Encoding, origin' };
const allowsOther = `${ALLOW_ORIGIN}: expected only the app’s origins, got the origin of the request`;

const missesSignOut = `Path=/api/users/refresh-token; ${MONTH}; HttpOnly; SameSite=Lax`;
const shortLived = 'sid=a%20b; Path=/api/users; HttpOnly; SameSite=Lax';
const otherPath = 'sid=; Path=/; Max-Age=0';
const removal = 'Set-Cookie that removes sid: expected Path=/api/users and Max-Age=0';

/** Harmful deviations, each with the reported line. */
const HARMFUL: readonly (readonly [line: string, Partial<Behavior>])[] = [
  [`${ALLOW_ORIGIN}: expected ${ORIGIN}, got *`, preflight({ [ALLOW_ORIGIN]: '*' })],
  [`${ALLOW_CREDENTIALS}: expected true, got none`, preflight({ [ALLOW_CREDENTIALS]: '' })],
  [`${ALLOW_METHODS}: expected DELETE, got *`, preflight({ [ALLOW_METHODS]: '*' })],
  [`${ALLOW_HEADERS}: expected authorization, got *`, preflight({ [ALLOW_HEADERS]: '*' })],
  [
    `menu before PUT with authorization, content-type, if-match  ${ALLOW_HEADERS}: expected if-match, got`,
    preflight({ [ALLOW_HEADERS]: 'authorization, content-type' }),
  ],
  ['  status: expected any 2xx, got 401', { preflightStatus: 401 }],
  [
    `menu (401) and 1 more request  ${ALLOW_ORIGIN}: expected ${ORIGIN}, got none\n    makes a browser block these requests`,
    { refused: { [ALLOW_ORIGIN]: '' } },
  ],
  [`${ALLOW_ORIGIN}: expected ${ORIGIN}, got *`, every({ [ALLOW_ORIGIN]: '*' })],
  [`${ALLOW_CREDENTIALS}: expected true, got none`, every({ [ALLOW_CREDENTIALS]: '' })],
  [`${EXPOSE_HEADERS}: expected ETag, got *`, every({ [EXPOSE_HEADERS]: '*' })],
  [
    `${EXPOSE_HEADERS}: expected Retry-After, got etag`,
    { ...every({ [EXPOSE_HEADERS]: 'ETag' }), refused: { 'Retry-After': '3' } },
  ],
  ['more requests  Vary: expected Origin, got none\n    lets a cache', allowing(NONE)],
  ['more requests  Vary: expected Origin, got Accept', allowing(NONE, { Vary: 'Accept' })],
  ['from no origin and 4 more requests  Vary: expected Origin, got none', allowing(NONE, {}, VARY)],
  [
    `from https://other.invalid and 3 more requests  ${allowsOther}\n    lets other websites`,
    allowing(/./, VARY),
  ],
  [`from http://localhost.invalid  ${allowsOther}`, allowing(/^http:..localhost\.invalid/, VARY)],
  [`from ${ORIGIN}.invalid  ${allowsOther}`, allowing(/^http:..localhost:5173/, VARY)],
  [`from null  ${allowsOther}`, allowing(/^null$/, VARY)],
  ['login  Set-Cookie: expected the refresh cookie, got none', { signIn: [] }],
  [
    'login  Path of the cookie sid: expected /api/users or above, got /api/users/refresh-token',
    cookie(missesSignOut),
  ],
  [
    'refresh-token  Max-Age or Expires of the cookie sid: expected at least 12 hours',
    { refresh: [shortLived] },
  ],
  [
    'refresh-token  Set-Cookie of sid: expected Path=/api/users, got Path=/\n    leaves a session behind',
    { refresh: [`sid=a%20b; Path=/; ${MONTH}; HttpOnly; SameSite=Lax`] },
  ],
  ['status with the refresh cookie: expected any 2xx, got 401', { signIn: ['other=1'] }],
  [`logout  ${removal}, got none`, { signOut: [] }],
  [`logout  ${removal}, got ${otherPath}`, { signOut: [otherPath] }],
  ['refresh-token  status after the sign-out: expected 401, got 200', { endsSession: false }],
];

/** Deviations that do no harm. */
const HARMLESS: readonly (readonly [kind: string, Partial<Behavior>])[] = [
  ['one origin for every request, without Vary', {}],
  ['the app’s origin for its requests, with Vary', allowing(NONE, VARY)],
  ['another origin of the app', allowing(/^https:..console\.tableside\.example$/, { Vary: '*' })],
  ['no versions and nothing exposed', { list: {}, ...every({ [EXPOSE_HEADERS]: '' }) }],
  [
    'more methods and headers, in another case',
    preflight({
      [ALLOW_METHODS]: 'DELETE,GET,PATCH,POST,PUT',
      [ALLOW_HEADERS]: 'X-Trace, If-Match, CONTENT-TYPE, Authorization',
    }),
  ],
  [
    'dates for the cookie and its removal',
    {
      ...cookie('path=/api/users; Expires=Fri, 01 Jan 2100 00:00:00 GMT; httponly; samesite=lax'),
      signOut: ['sid=; Path=/api/users; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
    },
  ],
  ['a second cookie', { signIn: ['csrf=1; Path=/', ...RIGHT.signIn] }],
  ['a refresh that renews the cookie', { refresh: RIGHT.signIn }],
];

describe('A host on another origin', () => {
  it('is rejected for each harmful deviation', async () => {
    for (const [line, changes] of HARMFUL) {
      const found = await problemsOf(await start(changes), account);
      expect(found.join('\n')).toContain(line);
      close();
    }
  });

  it('is accepted with each harmless deviation', async () => {
    for (const [kind, changes] of HARMLESS) {
      expect(await problemsOf(await start(changes), account), kind).toEqual([]);
      close();
    }
  });

  it('is accepted if it is the mock, with a user from its own states endpoint', async () => {
    const mock = await startServer({ port: 0, seed: emptySeed() });
    close = () => mock.close();
    const host = (path: string) => new Host(mock.url + path, { timeout: 5, headers: {} });
    const user = await requestTestAccount(host('/__backend/states'));
    expect(user).toEqual({ email: expect.any(String), password: expect.any(String) });
    expect(await problemsOf(mock.url, user)).toEqual([]);
    expect(await requestTestAccount(host('/__backend/nothing'))).toBeUndefined();
  });

  it('is checked without a user, except for the session cookie', async () => {
    expect(await problemsOf(await start({ signIn: [] }), undefined)).toEqual([]);
  });
});

it('preflightsOf returns a preflight for each API call except the refresh, which needs none', () => {
  const calls = preflightsOf(interactions).map(({ method, path }) => findApiCall(method, path).by);
  expect(new Set([...calls, 'Accounts.refresh'])).toEqual(new Set(apiCalls.map(({ by }) => by)));
});
