import { createCookieJar } from './cookieJar.ts';
import { pageLocalStorage } from './pageStorage.ts';

/**
 * Replaces the part of `tough-cookie` that MSW uses. With the package's public suffix list, the backend
 * would grow from 132 kB to 179 kB (mocks/hosts/vite/vitePlugin.test.ts). MSW also reads its cookie jar
 * only once per page, so a tab couldn't refresh a session that another tab opened.
 */
export class CookieJar {
  getCookiesSync(url: string): { key: string; value: string }[] {
    const cookies = Object.entries(createCookieJar(pageLocalStorage).cookiesFor(url));
    return cookies.map(([key, value]) => ({ key, value }));
  }

  setCookie(setCookie: string, url: string): void {
    createCookieJar(pageLocalStorage).store(setCookie, url);
  }
}

/** An empty store. MSW copies cookies to this store, but the jar above doesn't read them. */
export class MemoryCookieStore {
  idx = {};
}

export const Cookie = { fromJSON: () => null };
