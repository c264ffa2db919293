import { vi } from 'vitest';
import { SCENARIO_NOW } from '../../../mocks/scenarios/scenarioRows.ts';

export { SCENARIO_NOW };

/**
 * Freezes the page's clock until the test ends. {@link advanceClock} moves it. The backend's clock keeps
 * running.
 */
export function stopClock(at: string = SCENARIO_NOW): void {
  vi.useFakeTimers({ now: Date.parse(at) });
  // otherwise Vitest would advance the clock during retries
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
}

/** Sets the page's date. Time keeps passing. */
export function setDate(at: string): void {
  vi.setSystemTime(at);
}

/** Advances the frozen clock by this many milliseconds. */
export async function advanceClock(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

export function resumeClock(): void {
  vi.mocked(vi.isFakeTimers).mockRestore?.();
  vi.useRealTimers();
}
