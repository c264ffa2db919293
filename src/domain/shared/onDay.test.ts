import { describe, expect, it } from 'vitest';
import { onDay } from './onDay.ts';

describe('A calendar day', () => {
  it('lasts from midnight to before the next, whatever moment of it names it', () => {
    const isThen = onDay(new Date(2026, 2, 4, 18, 30));
    expect(isThen(new Date(2026, 2, 3, 23, 59, 59, 999))).toBe(false);
    expect(isThen(new Date(2026, 2, 4))).toBe(true);
    expect(isThen(new Date(2026, 2, 4, 23, 59, 59, 999))).toBe(true);
    expect(isThen(new Date(2026, 2, 5))).toBe(false);
  });

  it('is as long as the clocks make it', () => {
    // clocks go forward and back on these days in most places that change them
    for (const day of [new Date(2026, 2, 8, 12), new Date(2026, 9, 25, 12), new Date(2026, 10, 1, 12)]) {
      const isThen = onDay(day);
      expect(isThen(new Date(day.getFullYear(), day.getMonth(), day.getDate(), 23, 59))).toBe(true);
      expect(isThen(new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1, 0, 0))).toBe(false);
    }
  });
});
