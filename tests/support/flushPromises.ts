import { vi } from 'vitest';

/** Lets pending promises run. */
export const flushPromises = () =>
  new Promise<void>((done) => {
    setImmediate(done);
  });

/** The same with a fake clock, which stays still. */
export const flushMicrotasks = () => vi.advanceTimersByTimeAsync(0);
