import { vi } from 'vitest';

/** Lets everything that is already settled take its course. */
export const settled = () =>
  new Promise<void>((done) => {
    setImmediate(done);
  });

/** The same where the clock is a fake one, which stands still meanwhile. */
export const settledInstantly = () => vi.advanceTimersByTimeAsync(0);
