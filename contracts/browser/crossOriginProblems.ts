import * as v from 'valibot';
import { countWithNoun } from '#ui/texts/numbers.ts';
import { apiCalls, findApiCall, isCall } from '../support/calls.ts';
import type { Interaction } from '../support/pactFile.ts';
import { isSuccess, jsonPost, type Host } from '../verifier/host.ts';
import { SignInResponse } from '../verifier/signIn.ts';
import type { CrossOriginProvider, Finding, Preflight } from './CrossOriginProvider.ts';
import {
  cookieProblems,
  removesCookie,
  readCookies,
  cookieScope,
  type SessionCookie,
} from './sessionCookie.ts';

const LOGIN = '/api/users/login';
const REFRESH = '/api/users/refresh-token';
const LOGOUT = '/api/users/logout';
const LIST = '/api/companies/restaurants';

/**
 * Checks a host that is not on the app's origin, as a browser does: the preflights, the headers of all
 * responses, and the session's cookie. Also checks that the host allows no other origins.
 * @param interactions the requests that the app sends
 * @param account a user to sign in. Without a user, the session's cookie is not checked.
 * @returns one text per deviation, with the consequence on a second line
 * @throws Error if there is no response
 */
export async function crossOriginProblems(
  host: CrossOriginProvider,
  interactions: readonly Interaction[],
  account: Account | undefined,
): Promise<readonly string[]> {
  for (const preflight of preflightsOf(interactions)) await host.preflight(preflight);
  await host.send({ method: 'GET', path: LIST });
  if (account) await checkSession(host, account);
  // a save sends the version from the last read in a header that needs a preflight
  for (const path of host.versioned)
    if (apiCalls.some((call) => isCall(call, 'PUT', path)))
      await host.preflight({ method: 'PUT', path, headers: ['authorization', 'content-type', 'if-match'] });
  await host.compareOrigins(LIST);
  return linesOf(host.findings);
}

/** Returns one preflight for each combination of an API call and headers that the app sends. */
export function preflightsOf(interactions: readonly Interaction[]): readonly Preflight[] {
  const all = interactions.map(({ request: { method, path, headers } }): Preflight => {
    const names = Object.keys(headers).map((name) => name.toLowerCase());
    // browsers add cookies themselves
    return { method, path, headers: names.filter((name) => name !== 'cookie').toSorted() };
  });
  const needed = all.filter(({ method, headers }) => headers.length > 0 || !/^(GET|POST)$/.test(method));
  const keyOf = ({ method, path, headers }: Preflight) =>
    `${method} ${findApiCall(method, path).path} ${headers.join()}`;
  return [...new Map(needed.map((one) => [keyOf(one), one])).values()];
}

const User = v.pipe(v.string(), v.parseJson(), v.object({ email: v.string(), password: v.string() }));
export type Account = v.InferOutput<typeof User>;

/** Asks a states endpoint for a user who can sign in. Returns undefined if the endpoint has no such user. */
export async function requestTestAccount(states: Host): Promise<Account | undefined> {
  const change = { state: 'a user with a password', params: {}, action: 'setup' };
  const answer = await states.send(jsonPost(change));
  const values = v.safeParse(User, answer.body.toString());
  return isSuccess(answer) && values.success ? values.output : undefined;
}

/** Signs in, refreshes, and signs out with the cookie that a browser would send. */
async function checkSession(host: CrossOriginProvider, account: Account): Promise<void> {
  const signIn = `POST ${LOGIN}`;
  const signedIn = await host.send({ path: LOGIN, ...jsonPost(account) });
  const grant = v.safeParse(SignInResponse, signedIn.body.toString());
  if (!isSuccess(signedIn) || !grant.success)
    return host.note(signIn, 'status', 'any 2xx with an accessToken', String(signedIn.status));

  const cookies = readCookies(signedIn.headers.getSetCookie());
  const found = await refreshedBy(host, cookies);
  if (!found) return host.note(signIn, 'Set-Cookie', 'the refresh cookie', undefined);
  const { cookie, answer: refreshed } = found;
  const places = { host: host.url, origin: host.origin, paths: [REFRESH, LOGOUT] };
  for (const problem of cookieProblems(cookie, places))
    host.note(signIn, problem.at, problem.expected, problem.got);

  const refresh = `POST ${REFRESH}`;
  if (!isSuccess(refreshed))
    host.note(refresh, 'status with the refresh cookie', 'any 2xx', String(refreshed.status));
  const renewed = readCookies(refreshed.headers.getSetCookie()).find(({ name }) => name === cookie.name);
  for (const problem of renewed ? cookieProblems(renewed, places) : [])
    host.note(refresh, problem.at, problem.expected, problem.got);

  const last = { ...cookie, value: renewed?.value ?? cookie.value };
  if (renewed && cookieScope(renewed) !== cookieScope(cookie))
    host.note(refresh, `Set-Cookie of ${cookie.name}`, cookieScope(cookie), cookieScope(renewed));

  const signedOut = await host.send({
    method: 'POST',
    path: LOGOUT,
    headers: { Authorization: `Bearer ${grant.output.accessToken}`, ...sentBack(last) },
  });
  const removed = readCookies(signedOut.headers.getSetCookie()).filter(({ name }) => name === last.name);
  const removal = `Set-Cookie that removes ${last.name}`;
  if (!removed.some((one) => removesCookie(one, last)))
    host.note(
      `POST ${LOGOUT}`,
      removal,
      `${cookieScope(last)} and Max-Age=0`,
      removed.map(({ text }) => text).join(' and '),
    );
  const again = await host.send({ method: 'POST', path: REFRESH, headers: sentBack(last) });
  if (isSuccess(again)) host.note(refresh, 'status after the sign-out', '401', String(again.status));
}

const sentBack = ({ name, value }: SessionCookie) => ({ Cookie: `${name}=${value}` });

/** Returns the cookie that refreshes the session, or the first cookie if no cookie does. */
async function refreshedBy(host: CrossOriginProvider, cookies: readonly SessionCookie[]) {
  let first;
  for (const cookie of cookies) {
    const answer = await host.send({ method: 'POST', path: REFRESH, headers: sentBack(cookie) });
    if (isSuccess(answer)) return { cookie, answer };
    first ??= { cookie, answer };
  }
  return first;
}

/** The consequences of deviations for the app, by patterns for the API call and the place. */
const consequences: readonly (readonly [of: RegExp, words: string])[] = [
  [/ {2}Access-Control-Expose-Headers/, 'hides the header from the app'],
  [
    / {2}Access-Control-Allow-Origin: expected only/,
    'lets other websites act with the session of a signed-in user: compare the whole origin with a list of the app’s origins',
  ],
  [
    / {2}Vary/,
    'lets a cache answer the app with a response to another origin, which a browser blocks: send Vary: Origin with every response',
  ],
  [/^OPTIONS| {2}Access-Control/, 'makes a browser block these requests: the app only sees a network error'],
  [/ {2}HttpOnly/, 'lets scripts read the session'],
  [/^POST \S+logout|after the sign-out|Set-Cookie of/, 'leaves a session behind after the sign-out'],
  [/ {2}Max-Age/, 'signs the user out too early'],
  [/cookie/, 'signs the user out on a reload or when the access token expires'],
];

/** Returns one line for all requests with the same deviation, and one line for the consequence. */
function linesOf(findings: readonly Finding[]): readonly string[] {
  const alike = Map.groupBy(findings, ({ at, expected, got }) => `${at}: expected ${expected}, got ${got}`);
  return [...alike].map(([words, all]) => {
    const [first, ...others] = new Set(all.map(({ call }) => call));
    const more = others.length > 0 ? ` and ${countWithNoun(others.length, 'more request')}` : '';
    const line = `${first}${more}  ${words}`;
    const [, consequence] = consequences.find(([of]) => of.test(line)) ?? [];
    return consequence === undefined ? line : `${line}\n    ${consequence}`;
  });
}
