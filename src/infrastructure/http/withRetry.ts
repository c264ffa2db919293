import { withJitter } from '#domain/shared/withJitter.ts';
import { retryAfterMs } from './retryAfterMs.ts';

/** Milliseconds before the first and the second retry (see rule: jitter). */
const RETRY_DELAYS_MS = [500, 1500] as const;

/** The longest Retry-After to wait for. With a longer one, the request fails immediately. */
const MAX_RETRY_AFTER_MS = 60_000;

const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * A `fetch` that retries reads up to twice if the host is unreachable or responds with 502, 503, or 504. Such
 * failures often pass within seconds, for example while a host restarts. A 500 is the host's own error and
 * would probably recur. After a 429, it also retries up to twice, but first waits for the `Retry-After` time.
 * Until then, no other request goes to the same URL. If that time exceeds {@link MAX_RETRY_AFTER_MS}, the
 * request fails at once. Writes are never retried, except once after a session refresh, because the host
 * rejected the first attempt. (rule: read retries)
 *
 * Another origin's `Retry-After` is readable only if the host exposes it. Otherwise the usual delay applies.
 */
export function withRetry(send: typeof fetch, random?: () => number): typeof fetch {
  /** By URL: earliest time of the next request after a 429, on the monotonic clock. */
  const allowedFrom = new Map<string, number>();
  return async (input, init) => {
    if (init?.method !== 'GET') return send(input, init);
    const address = input instanceof Request ? input.url : String(input);
    const rest = (allowedFrom.get(address) ?? 0) - performance.now();
    if (rest > 0) await delay(rest, init.signal);
    for (const pause of RETRY_DELAYS_MS) {
      const answer = await send(input, init).catch((thrown: unknown) => {
        if (init.signal?.aborted) throw thrown;
        return undefined;
      });
      const retryDelay = answer ? retryDelayAfter(answer, pause) : pause;
      if (answer && retryDelay === undefined) return answer;
      const wait = withJitter(retryDelay ?? pause, random);
      if (answer?.status === 429) allowedFrom.set(address, performance.now() + wait);
      await delay(wait, init.signal);
    }
    return send(input, init);
  };
}

/** Returns the delay before a retry in milliseconds, or undefined if the response is final. */
function retryDelayAfter(response: Response, pause: number): number | undefined {
  const { status } = response;
  if (TRANSIENT_STATUSES.has(status)) return pause;
  if (status !== 429) return undefined;
  const wait = retryAfterMs(response) ?? pause;
  return wait <= MAX_RETRY_AFTER_MS ? wait : undefined;
}

/** @throws the signal's reason as soon as the signal aborts */
async function delay(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const giveUp = () => reject(signal?.reason as Error);
  const timer = setTimeout(resolve, milliseconds);
  signal?.addEventListener('abort', giveUp);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
