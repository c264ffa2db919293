import { isSameUser } from '#domain/session/user.ts';
import { readUser } from '../session/storedUser.ts';

/** A GET request that the page's head script sent before the app's code arrived. */
export interface PreloadedResponse {
  readonly url: string;
  readonly answer: Promise<Response>;
  readonly abort: () => void;
}

/** The requests that the head script preloaded (deploy/head/headScript.ts). */
export interface PreloadedResponses {
  /** The user who was stored when the requests were sent. The access token may have been renewed since. */
  readonly user: string;
  readonly calls: readonly PreloadedResponse[];
}

declare global {
  interface Window {
    preloadedResponses?: PreloadedResponses;
  }
}

/** How long after start-up a screen may use a preloaded response. */
const PRELOAD_MAX_AGE_MS = 5_000;

interface Options {
  /** The currently stored user. */
  readonly user: () => string | undefined;
  /** The current time in milliseconds. */
  readonly now: () => number;
}

/**
 * Returns a `fetch` that uses a preloaded response for the first matching request and sends everything else.
 * Discards responses that are stale or belong to another user. Canceling the request cancels the preload.
 */
export function withPreloadedResponses(
  first: PreloadedResponses | undefined,
  send: typeof fetch,
  { user, now }: Options,
): typeof fetch {
  if (!first) return send;
  const staleFrom = now() + PRELOAD_MAX_AGE_MS;
  const left = new Map<unknown, PreloadedResponse>(first.calls.map((call) => [call.url, call]));
  return (input, init) => {
    const call = left.get(input);
    if (!call || init?.method !== 'GET') return send(input, init);
    left.delete(input);
    if (!isSameStoredUser(first.user, user()) || now() >= staleFrom) {
      call.abort();
      return send(input, init);
    }
    init.signal?.addEventListener('abort', call.abort);
    return call.answer;
  };
}

function isSameStoredUser(one: string, other: string | undefined): boolean {
  const [earlier, current] = [readUser(one), readUser(other)];
  return earlier !== undefined && current !== undefined && isSameUser(earlier, current);
}
