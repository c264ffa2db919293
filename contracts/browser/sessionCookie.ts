import { parseSetCookie } from 'cookie';
import { isSameSite } from '#infrastructure/session/isSameSite.ts';

/** The shortest useful lifetime of a session, in seconds: a working day. */
const SHORTEST = 12 * 60 * 60;

export interface SessionCookie {
  readonly text: string;
  readonly name: string;
  readonly value: string;
  readonly path?: string | undefined;
  readonly domain?: string | undefined;
  /** In seconds from now. Undefined for a cookie that ends with the browser. */
  readonly seconds?: number | undefined;
  readonly isHttpOnly: boolean;
  readonly isSecure: boolean;
  readonly sameSite?: string | undefined;
}

export const readCookies = (headers: readonly string[]): readonly SessionCookie[] =>
  headers.map((text) => {
    const { name, path, domain, maxAge, expires, httpOnly, secure, sameSite } = parseSetCookie(text);
    // as it came, because a decoded value would be another one
    const value = /^[^=]*=\s*([^;]*)/.exec(text)?.[1]?.trim() ?? '';
    return {
      text,
      name,
      value,
      path,
      domain: domain?.replace(/^\./, '').toLowerCase(),
      seconds: maxAge ?? (expires && (expires.getTime() - Date.now()) / 1000),
      isHttpOnly: httpOnly ?? false,
      isSecure: secure ?? false,
      sameSite: typeof sameSite === 'string' ? sameSite.toLowerCase() : undefined,
    };
  });

interface Places {
  /** The host's address. */
  readonly host: string;
  readonly origin: string;
  /** Where the cookie must arrive. */
  readonly paths: readonly string[];
}

/** Finds why a browser would not keep the cookie, or not send it, or show it to scripts. */
export function cookieProblems(cookie: SessionCookie, { host, origin, paths }: Places) {
  const { name, path, domain, seconds, isHttpOnly, isSecure, sameSite } = cookie;
  const { protocol, hostname, pathname } = new URL(host);
  const problem = (attribute: string, expected: string, got: string | undefined) => ({
    at: `${attribute} of the cookie ${name}`,
    expected,
    got: got ?? 'none',
  });
  const base = pathname.replace(/\/$/, '');
  const reaches = paths.every((to) => isUnder(base + to, path ?? defaultPath(base + (paths[0] ?? ''))));
  const isOfSite = isSameSite(host, origin);
  const ways = isOfSite ? ['lax', 'strict', 'none'] : ['none'];
  return [
    ...(reaches ? [] : [problem('Path', `${commonPath(paths)} or above`, path)]),
    ...(domain === undefined || isDomainOf(hostname, domain) ? [] : [problem('Domain', hostname, domain)]),
    ...(seconds !== undefined && seconds >= SHORTEST
      ? []
      : [
          problem(
            'Max-Age or Expires',
            'at least 12 hours',
            seconds === undefined ? undefined : `${Math.round(seconds)} s`,
          ),
        ]),
    ...(isHttpOnly ? [] : [problem('HttpOnly', 'set', undefined)]),
    // browsers refuse SameSite=None without Secure
    ...(isSecure || (protocol === 'http:' && sameSite !== 'none')
      ? []
      : [problem('Secure', 'set', undefined)]),
    ...(ways.includes(sameSite ?? '')
      ? []
      : [problem('SameSite', isOfSite ? 'Lax or Strict' : 'None', sameSite)]),
  ];
}

/** Whether a cookie removes another: it is of the same path and domain, and over. */
export const isRemoved = (one: SessionCookie, other: SessionCookie): boolean =>
  one.path === other.path && one.domain === other.domain && one.seconds !== undefined && one.seconds <= 0;

const isUnder = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);

const defaultPath = (pathname: string) => pathname.replace(/\/[^/]*$/, '') || '/';

const commonPath = ([first = '/']: readonly string[]) => defaultPath(first);

/** A browser refuses a top-level domain, such as `com`. */
const isDomainOf = (hostname: string, domain: string) =>
  hostname === domain || (hostname.endsWith(`.${domain}`) && domain.includes('.'));
