import { createCookieJar } from './cookieJar.ts';
import { pageLocalStorage } from './pageStorage.ts';

/**
 * Replaces `tough-cookie` inside MSW with the part MSW uses. The package's public suffix list would grow
 * the backend from 132 kB to 179 kB (mocks/hosts/vite/vitePlugin.test.ts), and MSW reads its jar once per
 * page, so a tab couldn't refresh a session opened in another.
 */
export class CookieJar {
  getCookiesSync(url: string): { key: string; value: string }[] {
    const cookies = Object.entries(createCookieJar(pageLocalStorage).cookiesFor(url));
    return cookies.map(([key, value]) => ({ key, value }));
  }

  setCookie(setCookie: string, url: string): void {
    createCookieJar(pageLocalStorage).take(setCookie, url);
  }
}

/** A no-op store for MSW's copies; the jar above needs none. */
export class MemoryCookieStore {
  idx = {};
}

export const Cookie = { fromJSON: () => null };
