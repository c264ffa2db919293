import { createCookieJar } from './cookieJar.ts';

/**
 * Stands in for the package `tough-cookie` inside MSW, which uses no more of it than this. With the package, the
 * backend has 179 kB instead of 132 (mocks/hosts/vite/vitePlugin.test.ts), for its list of all public suffixes; and MSW reads its
 * jar once per page, so that a tab could not refresh a session that was opened in another.
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
