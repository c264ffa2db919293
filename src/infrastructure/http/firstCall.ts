import { sameUser } from '#domain/session/user.ts';
import { readUser } from '../session/storedUser.ts';

/** A GET that the head of the page has sent, beside the code of the screen that will ask for it (deploy/firstPaint.js). */
export interface FirstCall {
  readonly url: string;
  /** The user in whose name it was sent, as stored. Their access token may have been renewed since. */
  readonly user: string;
  readonly answer: Promise<Response>;
  readonly abort: () => void;
}

declare global {
  interface Window {
    firstCall?: FirstCall;
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
 * A `fetch` that gives the answer to the first call to whoever first asks for the same, and sends everything else
 * itself. An answer that is old, or somebody else's, is given up. Cancelling the request cancels the first call.
 */
export function takingFirstCall(
  firstCall: FirstCall | undefined,
  send: typeof fetch,
  { user, now }: Circumstances,
): typeof fetch {
  const staleFrom = now() + FRESH_FOR;
  let left = firstCall;
  return (input, init) => {
    const call = left;
    if (!call || call.url !== input || init?.method !== 'GET') return send(input, init);
    left = undefined;
    if (!areSame(call.user, user()) || now() >= staleFrom) {
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
