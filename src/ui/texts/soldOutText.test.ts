import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soldOutText } from './soldOutText.ts';

describe('The time since when an item is unavailable', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 2, 6, 20) }));
  afterEach(() => void vi.useRealTimers());

  it('is a time today, a weekday in the last week, or a date', () => {
    for (const [at, preposition, text] of [
      [new Date(2026, 2, 6, 18, 10), 'at', '6:10 PM'],
      [new Date(2026, 2, 5, 23), 'on', 'Thursday'],
      [new Date(2026, 1, 28, 1), 'on', 'Saturday'],
      [new Date(2026, 1, 27, 23), 'on', 'Feb 27'],
    ] as const) {
      expect(soldOutText.off(1, at)).toBe(`1 item unavailable since ${text}`);
      expect(soldOutText.noOrdersSince(undefined, 'Pie', at)).toBe(
        `You marked Pie unavailable ${preposition} ${text}`,
      );
    }
  });

  it('is omitted if unknown', () => {
    expect(soldOutText.off(3, undefined)).toBe('3 items unavailable');
    expect(soldOutText.named(['Pie', 'Tart'], undefined)).toBe('Pie and Tart unavailable');
  });
});
