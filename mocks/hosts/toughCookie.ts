import { createCookieJar } from './cookieJar.ts';

/**
 * Stands in for the package `tough-cookie` inside MSW, which uses no more of it than this. The package brings a
 * list of all public suffixes, 47 kB of it compressed; and MSW would read the jar once per page, so that a
 * sign-in in one tab would be unknown to the others.
 */
export class CookieJar {
  getCookiesSync(url: string): { key: string; value: string }[] {
    const cookies = Object.entries(createCookieJar(localStorage).cookiesFor(url));
    return cookies.map(([key, value]) => ({ key, value }));
  }

  setCookie(setCookie: string, url: string): void {
    createCookieJar(localStorage).take(setCookie, url);
  }
}

/** MSW copies the content of its own store to and fro; the jar above has no use for it. */
export class MemoryCookieStore {
  idx = {};
}

export const Cookie = { fromJSON: () => null };
