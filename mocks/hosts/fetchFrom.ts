import type { Backend } from '../backend.ts';
import { createCookieJar } from './cookieJar.ts';
import { pageLocalStorage } from './pageStorage.ts';

/**
 * Creates a `fetch` that a backend in the same page responds to, without network or service worker. Screen
 * tests use it. MSW's cookie store keeps the cookies.
 */
export function fetchFromBackend({ respond }: Pick<Backend, 'respond'>): typeof fetch {
  return async (...given) => {
    const request = new Request(...given);
    const response = await rejectOnAbort(respond(request), request.signal);
    // a test that sends an unhandled request has a bug
    if (!response) throw new Error(`The backend has no ${request.method} ${request.url}`);
    for (const setCookie of cookiesOf(response))
      createCookieJar(pageLocalStorage).store(setCookie, request.url);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** Returns the response, or rejects like `fetch` when the signal aborts. */
export function rejectOnAbort<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  return Promise.race([answer, aborted]);
}

/** Returns the `Set-Cookie` headers. MSW stores them separately, because pages can't read them. */
function cookiesOf(response: Response): readonly string[] {
  const kept = Object.getOwnPropertySymbols(response).find(({ description }) => description === 'kSetCookie');
  return kept ? (Reflect.get(response, kept) as string[]) : [];
}
