import { vi } from 'vitest';
import { SCENARIO_NOW } from '../../../mocks/scenarios/scenarioRows.ts';

export { SCENARIO_NOW };

/** Stops the clock of the page until a test lets time {@link advanceClock}, or ends. The backend has a clock of its own. */
export function stopClock(at: string = SCENARIO_NOW): void {
  vi.useFakeTimers({ now: Date.parse(at) });
  // Vitest would let it go on by itself while a test waits for something
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
}

/** Has the page take this for the date of today; time passes as it does. */
export function setDate(at: string): void {
  vi.setSystemTime(at);
}

/** Lets this many milliseconds pass on the stopped clock. */
export async function advanceClock(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

export function resumeClock(): void {
  vi.mocked(vi.isFakeTimers).mockRestore?.();
  vi.useRealTimers();
}
