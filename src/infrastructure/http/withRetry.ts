/** Milliseconds before a read is made again, the first and the second time. */
const RETRY_DELAYS_MS = [500, 1500] as const;

/** Milliseconds that a host may ask for before it is asked again; what is told to wait longer is refused. */
const MAX_RETRY_AFTER_MS = 60_000;

const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * A `fetch` that makes a read again, twice at most, when the host cannot be reached or answers 502, 503 or 504; and, as often
 * as that, after a 429 once the time it tells has passed; nobody else here asks the same before then, such as a poll that follows
 * one that was given up. A write is never made again, but once with a renewed session, since the host did not take it the first time. (rule: read retries)
 *
 * From another origin the time of a 429 can be read where the host exposes `Retry-After`; otherwise the usual pause is made.
 */
export function withRetry(send: typeof fetch): typeof fetch {
  /** From when the host may be asked again for what it has told to wait for, by address. */
  const askedFrom = new Map<string, number>();
  return async (input, init) => {
    if (init?.method !== 'GET') return send(input, init);
    const address = input instanceof Request ? input.url : String(input);
    const rest = (askedFrom.get(address) ?? 0) - Date.now();
    if (rest > 0) await delay(rest, init.signal);
    for (const pause of RETRY_DELAYS_MS) {
      const answer = await send(input, init).catch((thrown: unknown) => {
        if (init.signal?.aborted) throw thrown;
        return undefined;
      });
      const wait = answer ? retryDelayAfter(answer, pause) : pause;
      if (answer && wait === undefined) return answer;
      if (answer?.status === 429 && wait !== undefined) askedFrom.set(address, Date.now() + wait);
      await delay(wait ?? pause, init.signal);
    }
    return send(input, init);
  };
}

/** Milliseconds until the read is worth another try; none when the answer stands. */
function retryDelayAfter({ status, headers }: Response, pause: number): number | undefined {
  if (TRANSIENT_STATUSES.has(status)) return pause;
  if (status !== 429) return undefined;
  const told = headers.get('Retry-After');
  const wait = told === null ? pause : retryAfterMs(told);
  return wait <= MAX_RETRY_AFTER_MS ? wait : undefined;
}

/** Seconds, or a date. */
function retryAfterMs(told: string): number {
  const milliseconds = /^\d+$/.test(told) ? Number(told) * 1000 : Date.parse(told) - Date.now();
  return Number.isNaN(milliseconds) ? Infinity : Math.max(0, milliseconds);
}

/** @throws the signal's reason as soon as it is aborted */
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
