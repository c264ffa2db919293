import { vi } from 'vitest';

/** Some moment after everything in the named states of the backend has happened. */
export const AFTER_THE_STATES = '2026-01-22T12:00:00.000Z';

/**
 * Stops the clock of the page until a test moves it, or the end of the test. What a test waits for lets it go on a little: Vitest
 * moves it while it looks again and again.
 */
export function stopClock(at: string = AFTER_THE_STATES): void {
  vi.useFakeTimers({ now: Date.parse(at) });
}

/** Lets this many milliseconds pass on a stopped clock. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}
