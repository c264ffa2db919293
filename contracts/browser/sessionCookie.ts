import { parseSetCookie } from 'cookie';
import { isSameSite } from '#infrastructure/session/isSameSite.ts';

/** The minimum useful lifetime of a session, in seconds: a working day. */
const SHORTEST = 12 * 60 * 60;

export type SessionCookie = ReturnType<typeof readCookies>[number];

export const readCookies = (headers: readonly string[]) =>
  headers.map((text) => {
    const { name, path, domain, maxAge, expires, httpOnly, secure, sameSite } = parseSetCookie(text);
    // not decoded, because a browser sends back the value unchanged
    const value = /^[^=]*=\s*([^;]*)/.exec(text)?.[1]?.trim() ?? '';
    return {
      text,
      name,
      value,
      path,
      domain: domain?.replace(/^\./, '').toLowerCase(),
      /** Seconds from now. Undefined for a cookie that a browser deletes when it closes. */
      seconds: maxAge ?? (expires && (expires.getTime() - Date.now()) / 1000),
      isHttpOnly: httpOnly ?? false,
      isSecure: secure ?? false,
      sameSite: typeof sameSite === 'string' ? sameSite.toLowerCase() : undefined,
    };
  });

interface Places {
  /** The address of the host. */
  readonly host: string;
  readonly origin: string;
  /** Paths whose requests must include the cookie. */
  readonly paths: readonly string[];
}

/** Finds reasons why a browser would not store or send the cookie, or would show it to scripts. */
export function cookieProblems(cookie: SessionCookie, { host, origin, paths }: Places) {
  const { name, path, domain, seconds, isHttpOnly, isSecure, sameSite } = cookie;
  const { protocol, hostname, pathname } = new URL(host);
  const base = pathname.replace(/\/$/, '');
  const [first = '/'] = paths;
  const scope = path ?? defaultPath(base + first);
  const isOfSite = isSameSite(host, origin);
  const ways = isOfSite ? ['lax', 'strict', 'none'] : ['none'];
  // browsers reject SameSite=None without Secure
  const isSecured = isSecure || (protocol === 'http:' && sameSite !== 'none');
  const reaches = paths.every((to) => isUnder(base + to, scope));
  const lifetime = seconds === undefined ? undefined : `${Math.round(seconds)} s`;
  const rules: readonly (readonly [
    isKept: boolean,
    attribute: string,
    expected: string,
    got?: string | undefined,
  ])[] = [
    [reaches, 'Path', `${defaultPath(first)} or above`, path],
    [domain === undefined || isDomainOf(hostname, domain), 'Domain', hostname, domain],
    [seconds !== undefined && seconds >= SHORTEST, 'Max-Age or Expires', 'at least 12 hours', lifetime],
    [isHttpOnly, 'HttpOnly', 'set'],
    [isSecured, 'Secure', 'set'],
    [ways.includes(sameSite ?? ''), 'SameSite', isOfSite ? 'Lax or Strict' : 'None', sameSite],
  ];
  return rules
    .filter(([isKept]) => !isKept)
    .map(([, at, expected, got = 'none']) => ({ at: `${at} of the cookie ${name}`, expected, got }));
}

/** Whether a cookie removes another one: the path and domain are the same, and the cookie has expired. */
export const removesCookie = (one: SessionCookie, other: SessionCookie): boolean =>
  cookieScope(one) === cookieScope(other) && one.seconds !== undefined && one.seconds <= 0;

/** A browser replaces or removes a cookie only for a new cookie of the same scope. */
export const cookieScope = ({ path, domain }: SessionCookie): string =>
  (path ? `Path=${path}` : 'no Path') + (domain ? `; Domain=${domain}` : '');

const isUnder = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);

const defaultPath = (pathname: string) => pathname.replace(/\/[^/]*$/, '') || '/';

/** Whether a browser accepts the domain. Browsers reject a top-level domain such as `com`. */
const isDomainOf = (hostname: string, domain: string) =>
  hostname === domain || (hostname.endsWith(`.${domain}`) && domain.includes('.'));
