import type { Backend } from '../backend.ts';
import { createCookieJar } from './cookieJar.ts';

/**
 * A `fetch` whose calls a backend in the same page answers, without a network or a worker between them: for tests that
 * show the app beside them. It keeps the cookies of all calls where MSW looks for those that a call carries.
 */
export function fetchFromBackend({ respond }: Pick<Backend, 'respond'>): typeof fetch {
  return async (...given) => {
    const request = new Request(...given);
    const response = await rejectOnAbort(respond(request), request.signal);
    // what no handler answers is a mistake of a test
    if (!response) throw new Error(`The backend has no ${request.method} ${request.url}`);
    for (const setCookie of cookiesOf(response)) createCookieJar(localStorage).take(setCookie, request.url);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** The answer, unless whoever asked gives up before it comes. Rejects then as `fetch` does. */
export function rejectOnAbort<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  return Promise.race([answer, aborted]);
}

/** The `Set-Cookie` headers, which a page may not read of an answer; MSW keeps them beside it. */
function cookiesOf(response: Response): readonly string[] {
  const kept = Object.getOwnPropertySymbols(response).find(({ description }) => description === 'kSetCookie');
  return kept ? (Reflect.get(response, kept) as string[]) : [];
}
