import * as v from 'valibot';
import { countWithNoun } from '#ui/texts/numbers.ts';
import { findApiCall } from '../support/calls.ts';
import type { Interaction } from '../support/pactFile.ts';
import { isDone, type Answer, type Host } from '../verifier/host.ts';
import { cookieProblems, isRemoved, readCookies, type SessionCookie } from './sessionCookie.ts';

/** A deviation, with the request that showed it. */
export interface Finding {
  readonly call: string;
  /** A header, or an attribute of the session cookie. */
  readonly at: string;
  readonly expected: string;
  readonly got: string;
}

interface Options {
  readonly provider: Host;
  /** The app's origin, such as `https://app.tableside.example`. */
  readonly origin: string;
  /** The requests that the app sends. */
  readonly interactions: readonly Interaction[];
  /** A user to sign in. Without one, the session's cookie is not checked. */
  readonly account?: Account | undefined;
}

export interface Account {
  readonly email: string;
  readonly password: string;
}

const LOGIN = '/api/users/login';
const REFRESH = '/api/users/refresh-token';
const LOGOUT = '/api/users/logout';
const LIST = '/api/companies/restaurants';

/** Response headers that the app reads. A browser hides them unless the host exposes them. */
const READ_HEADERS = ['ETag', 'Retry-After'];

/**
 * Checks what a browser checks of a host on another origin than the app: the preflights, the headers of
 * responses to requests with credentials, also of refusals, and the session's cookie.
 * @returns one text per deviation, in the form of the other verdicts, with its consequence on a second line
 * @throws Error if there is no response
 */
export async function crossOriginProblems(options: Options): Promise<readonly string[]> {
  const { provider, origin, interactions, account } = options;
  const host = new CrossOriginHost(provider, origin);
  for (const preflight of preflightsOf(interactions)) await host.preflight(preflight);
  await host.ask('GET', LIST);
  if (account) await checkSession(host, account);
  // a version that the app reads comes back with the next save
  const put = preflightsOf(interactions).find(({ method }) => method === 'PUT');
  if (host.hasVersions && put) await host.preflight({ ...put, headers: [...put.headers, 'if-match'] });
  return linesOf(host.findings);
}

interface Preflight {
  readonly method: string;
  readonly path: string;
  /** Sorted and in lower case. */
  readonly headers: readonly string[];
}

/** One preflight for each method and set of headers that the app sends. */
export function preflightsOf(interactions: readonly Interaction[]): readonly Preflight[] {
  const all = interactions.map(({ request: { method, path, headers } }): Preflight => {
    const names = Object.keys(headers).map((name) => name.toLowerCase());
    // browsers send cookies themselves
    return { method, path, headers: names.filter((name) => name !== 'cookie').toSorted() };
  });
  const needed = all.filter(({ method, headers }) => headers.length > 0 || !/^(GET|POST)$/.test(method));
  return [...Map.groupBy(needed, ({ method, headers }) => `${method} ${headers.join()}`).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** Sends requests as a page of another origin, and notes what a browser would refuse. */
class CrossOriginHost {
  readonly findings: Finding[] = [];
  hasVersions = false;

  readonly origin: string;
  private readonly provider: Host;

  // Node can't run parameter properties
  constructor(provider: Host, origin: string) {
    this.provider = provider;
    this.origin = origin;
  }

  get url(): string {
    return this.provider.url;
  }

  note(call: string, at: string, expected: string, got: string | null | undefined): void {
    this.findings.push({ call, at, expected, got: got || 'none' });
  }

  async preflight({ method, path, headers }: Preflight): Promise<void> {
    const call = `OPTIONS ${findApiCall(method, path).path} before ${method} with ${headers.join(', ')}`;
    const answer = await this.provider.ask({
      method: 'OPTIONS',
      path,
      headers: {
        Origin: this.origin,
        'Access-Control-Request-Method': method,
        ...(headers.length > 0 && { 'Access-Control-Request-Headers': headers.join(',') }),
      },
    });
    if (!isDone(answer)) return this.note(call, 'status', 'any 2xx', String(answer.status));
    this.checkAccess(call, answer);
    const methods = listOf(answer, 'access-control-allow-methods');
    if (!/^(GET|POST)$/.test(method) && !methods.includes(method))
      this.note(call, 'Access-Control-Allow-Methods', method, methods.join(', '));
    const allowed = listOf(answer, 'access-control-allow-headers').map((name) => name.toLowerCase());
    for (const name of headers.filter((one) => !allowed.includes(one)))
      this.note(call, 'Access-Control-Allow-Headers', name, allowed.join(', '));
  }

  async ask(method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<Answer> {
    const answer = await this.provider.ask({
      method,
      path,
      headers: { Origin: this.origin, ...headers },
      body,
    });
    const call = `${method} ${path}${isDone(answer) ? '' : ` (${answer.status})`}`;
    this.checkAccess(call, answer);
    const exposed = listOf(answer, 'access-control-expose-headers').map((name) => name.toLowerCase());
    for (const name of READ_HEADERS) {
      const isThere = answer.headers.has(name);
      if (isThere && !exposed.includes(name.toLowerCase()))
        this.note(call, 'Access-Control-Expose-Headers', name, exposed.join(', '));
    }
    this.hasVersions ||= answer.headers.has('etag');
    return answer;
  }

  /** With credentials, a browser takes `*` literally. */
  private checkAccess(call: string, { headers }: Answer): void {
    const allowed = headers.get('access-control-allow-origin');
    if (allowed !== this.origin) this.note(call, 'Access-Control-Allow-Origin', this.origin, allowed);
    const credentials = headers.get('access-control-allow-credentials');
    if (credentials !== 'true') this.note(call, 'Access-Control-Allow-Credentials', 'true', credentials);
  }
}

function listOf({ headers }: Answer, name: string): readonly string[] {
  return (headers.get(name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

const Granted = v.pipe(v.string(), v.parseJson(), v.object({ accessToken: v.string() }));

/** Signs in, refreshes, and signs out with the cookie that a browser would send. */
async function checkSession(host: CrossOriginHost, account: Account): Promise<void> {
  const json = { 'Content-Type': 'application/json' };
  const signIn = `POST ${LOGIN}`;
  const signedIn = await host.ask('POST', LOGIN, json, JSON.stringify(account));
  const grant = v.safeParse(Granted, signedIn.body.toString());
  if (!isDone(signedIn) || !grant.success)
    return host.note(signIn, 'status', 'any 2xx with an accessToken', String(signedIn.status));

  const cookies = readCookies(signedIn.headers.getSetCookie());
  if (cookies.length === 0) return host.note(signIn, 'Set-Cookie', 'the refresh cookie', undefined);
  const { cookie, answer: refreshed } = await refreshedBy(host, cookies);
  const places = { host: host.url, origin: host.origin, paths: [REFRESH, LOGOUT] };
  for (const problem of cookieProblems(cookie, places))
    host.note(signIn, problem.at, problem.expected, problem.got);

  const refresh = `POST ${REFRESH}`;
  if (!isDone(refreshed))
    host.note(refresh, 'status with the refresh cookie', 'any 2xx', String(refreshed.status));
  const renewed = readCookies(refreshed.headers.getSetCookie()).find(({ name }) => name === cookie.name);
  for (const problem of renewed ? cookieProblems(renewed, places) : [])
    host.note(refresh, problem.at, problem.expected, problem.got);

  const last = renewed ?? cookie;
  const sent = { Cookie: `${last.name}=${last.value}` };
  const bearer = { Authorization: `Bearer ${grant.output.accessToken}` };
  const signedOut = await host.ask('POST', LOGOUT, { ...bearer, ...sent });
  const removed = readCookies(signedOut.headers.getSetCookie()).filter(({ name }) => name === last.name);
  const removal = `Set-Cookie that removes ${last.name}`;
  // a browser only removes the cookie of the same path and domain
  const same = `Path=${last.path ?? '/'}${last.domain ? `; Domain=${last.domain}` : ''} and Max-Age=0`;
  if (!removed.some((one) => isRemoved(one, last)))
    host.note(`POST ${LOGOUT}`, removal, same, removed.map(({ text }) => text).join(' and '));
  const again = await host.ask('POST', REFRESH, sent);
  if (isDone(again)) host.note(refresh, 'status after the sign-out', '401', String(again.status));
}

/** The cookie that refreshes the session, if the host sets several. */
async function refreshedBy(host: CrossOriginHost, cookies: readonly SessionCookie[]) {
  const tried = [];
  for (const cookie of cookies) {
    const answer = await host.ask('POST', REFRESH, { Cookie: `${cookie.name}=${cookie.value}` });
    tried.push({ cookie, answer });
    if (isDone(answer)) break;
  }
  const [first, ...others] = tried;
  if (!first) throw new Error('There is no cookie');
  return others.find(({ answer }) => isDone(answer)) ?? first;
}

/** What a deviation does to the app, by the call and the place. */
const consequences: readonly (readonly [of: RegExp, words: string])[] = [
  [/ {2}Access-Control-Expose-Headers/, 'hides the header from the app'],
  [/^OPTIONS| {2}Access-Control/, 'makes a browser block these requests: the app only sees a network error'],
  [/ {2}HttpOnly/, 'lets scripts read the session'],
  [/^POST \S+logout|after the sign-out/, 'leaves a session behind after the sign-out'],
  [/ {2}Max-Age/, 'signs the user out too early'],
  [/cookie/, 'signs the user out on a reload or when the access token expires'],
];

/** One line for all requests with the same deviation, and one for its consequence. */
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
