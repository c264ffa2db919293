import { vi } from 'vitest';

/** Runs pending promises. */
export const flushPromises = () =>
  new Promise<void>((done) => {
    setImmediate(done);
  });

/** Runs pending promises without moving a fake clock. */
export const flushMicrotasks = () => vi.advanceTimersByTimeAsync(0);
