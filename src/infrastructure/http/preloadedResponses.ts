import { isSameUser } from '#domain/session/user.ts';
import { readUser } from '../session/storedUser.ts';

/** A GET that the head of the page has sent, beside the code of the screen that will ask for it. */
export interface PreloadedResponse {
  readonly url: string;
  readonly answer: Promise<Response>;
  readonly abort: () => void;
}

/** What the head of the page has asked of the host (deploy/head/headScript.ts). */
export interface PreloadedResponses {
  /** The user in whose name they were sent, as stored. Their access token may have been renewed since. */
  readonly user: string;
  readonly calls: readonly PreloadedResponse[];
}

declare global {
  interface Window {
    firstCalls?: PreloadedResponses;
  }
}

/** Milliseconds after the start of the app in which a screen may still take the answer; later it wants a new one. */
const PRELOAD_MAX_AGE_MS = 5_000;

interface Options {
  /** The user who is signed in now, as stored. */
  readonly user: () => string | null;
  /** Milliseconds. */
  readonly now: () => number;
}

/**
 * A `fetch` that gives the answer to a first call to whoever first asks for the same, and sends everything else
 * itself. An answer that is old, or somebody else's, is given up. Cancelling the request cancels the first call.
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

function isSameStoredUser(one: string, other: string | null): boolean {
  const [asked, present] = [readUser(one), readUser(other)];
  return asked !== undefined && present !== undefined && isSameUser(asked, present);
}
