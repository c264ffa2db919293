import { vi } from 'vitest';
import { AFTER_THE_STATES } from '../../../mocks/scenarios/scenarioRows.ts';

export { AFTER_THE_STATES };

/** Stops the clock of the page until a test lets time {@link pass}, or ends. The backend has a clock of its own. */
export function stopClock(at: string = AFTER_THE_STATES): void {
  vi.useFakeTimers({ now: Date.parse(at) });
  // Vitest would let it go on by itself while a test waits for something
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
}

/** Has the page take this for the date of today; time passes as it does. */
export function setDate(at: string): void {
  vi.setSystemTime(at);
}

/** Lets this many milliseconds pass on the stopped clock. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

export function letClockGoOn(): void {
  vi.mocked(vi.isFakeTimers).mockRestore?.();
  vi.useRealTimers();
}
