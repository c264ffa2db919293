import { vi } from 'vitest';

/** Lets everything that is already settled take its course. */
export const flushPromises = () =>
  new Promise<void>((done) => {
    setImmediate(done);
  });

/** The same where the clock is a fake one, which stands still meanwhile. */
export const flushMicrotasks = () => vi.advanceTimersByTimeAsync(0);
