import { sameUser } from '#domain/session/user.ts';
import { readUser } from '../session/storedUser.ts';

/** A GET that the head of the page has sent, beside the code of the screen that will ask for it. */
export interface FirstCall {
  readonly url: string;
  readonly answer: Promise<Response>;
  readonly abort: () => void;
}

/** What the head of the page has asked of the host (deploy/head/headScript.ts). */
export interface FirstCalls {
  /** The user in whose name they were sent, as stored. Their access token may have been renewed since. */
  readonly user: string;
  readonly calls: readonly FirstCall[];
}

declare global {
  interface Window {
    firstCalls?: FirstCalls;
  }
}

/** Milliseconds after the start of the app in which a screen may still take the answer; later it wants a new one. */
const FRESH_FOR = 5_000;

interface Circumstances {
  /** The user who is signed in now, as stored. */
  readonly user: () => string | null;
  /** Milliseconds. */
  readonly now: () => number;
}

/**
 * A `fetch` that gives the answer to a first call to whoever first asks for the same, and sends everything else
 * itself. An answer that is old, or somebody else's, is given up. Cancelling the request cancels the first call.
 */
export function takingFirstCalls(
  first: FirstCalls | undefined,
  send: typeof fetch,
  { user, now }: Circumstances,
): typeof fetch {
  if (!first) return send;
  const staleFrom = now() + FRESH_FOR;
  const left = new Map<unknown, FirstCall>(first.calls.map((call) => [call.url, call]));
  return (input, init) => {
    const call = left.get(input);
    if (!call || init?.method !== 'GET') return send(input, init);
    left.delete(input);
    if (!areSame(first.user, user()) || now() >= staleFrom) {
      call.abort();
      return send(input, init);
    }
    init.signal?.addEventListener('abort', call.abort);
    return call.answer;
  };
}

function areSame(one: string, other: string | null): boolean {
  const [asked, present] = [readUser(one), readUser(other)];
  return asked !== undefined && present !== undefined && sameUser(asked, present);
}
