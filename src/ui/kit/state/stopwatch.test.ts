import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startStopwatch } from './stopwatch.ts';

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// (rule: clock changes)
describe('A stopwatch', () => {
  it('measures the time that passes', () => {
    const elapsed = startStopwatch();
    vi.advanceTimersByTime(5000);
    expect(elapsed()).toBe(5000);
  });

  it('includes time during which the device slept', () => {
    const elapsed = startStopwatch();
    vi.setSystemTime(Date.now() + HOUR);
    expect(elapsed()).toBe(HOUR);
  });

  it('keeps counting after the system clock was set back', () => {
    const elapsed = startStopwatch();
    vi.advanceTimersByTime(HOUR);
    vi.setSystemTime(Date.now() - HOUR);
    expect(elapsed()).toBe(HOUR);
  });
});
