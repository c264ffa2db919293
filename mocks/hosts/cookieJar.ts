import { parseSetCookie } from 'cookie';

/** A cookie jar with the browser features that the backend's cookie needs: host, path, and Max-Age. */
export interface CookieJar {
  /** Returns the cookies to send to this URL, by name. */
  cookiesFor(url: string): Record<string, string>;
  /** Stores a `Set-Cookie` header received from this URL. */
  store(setCookie: string, url: string): void;
}

/** The cookies' storage. Every access reads the storage, so that tabs stay in sync. */
type CookieStorage = Pick<Storage, 'getItem' | 'setItem'>;

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly host: string;
  readonly path: string;
  /** In epoch milliseconds; null for a session cookie. */
  readonly expiresAt: number | null;
}

const STORAGE_KEY = 'fake-backend-cookies';

/** @param now the current time in epoch milliseconds */
export function createCookieJar(storage: CookieStorage, now: () => number = Date.now): CookieJar {
  function cookies(): Cookie[] {
    const kept = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]') as Cookie[];
    return kept.filter(({ expiresAt }) => expiresAt === null || expiresAt > now());
  }

  return {
    cookiesFor(url) {
      const { hostname, pathname } = new URL(url);
      const sent = cookies().filter(({ host, path }) => host === hostname && isUnder(pathname, path));
      return Object.fromEntries(sent.map(({ name, value }) => [name, value]));
    },
    store(setCookie, url) {
      const { hostname } = new URL(url);
      const cookie = parse(setCookie, hostname, now());
      const isAnother = ({ name, host, path }: Cookie) =>
        name !== cookie.name || host !== cookie.host || path !== cookie.path;
      storage.setItem(STORAGE_KEY, JSON.stringify([...cookies().filter(isAnother), cookie]));
    },
  };
}

function parse(setCookie: string, host: string, now: number): Cookie {
  const { name, value = '', path = '/', maxAge } = parseSetCookie(setCookie);
  return { name, value, host, path, expiresAt: maxAge === undefined ? null : now + maxAge * 1000 };
}

function isUnder(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}
