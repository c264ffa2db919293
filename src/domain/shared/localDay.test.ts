import { describe, expect, it } from 'vitest';
import { localDay, localTime, midnight, isOnDay } from './localDay.ts';

describe('A calendar day', () => {
  it('is formatted as an ISO date, with 24-hour times', () => {
    const moment = new Date(2026, 2, 4, 8, 5);
    expect(localDay(moment)).toBe('2026-03-04');
    expect(localTime(moment)).toBe('08:05');
  });

  it('starts at midnight, and so do earlier days', () => {
    const moment = new Date(2026, 2, 1, 18, 30);
    expect(midnight(moment)).toEqual(new Date(2026, 2, 1));
    expect(midnight(moment, 1)).toEqual(new Date(2026, 1, 28));
  });

  it('lasts until the next midnight, for any instant of the day', () => {
    const isThen = isOnDay(new Date(2026, 2, 4, 18, 30));
    expect(isThen(new Date(2026, 2, 3, 23, 59, 59, 999))).toBe(false);
    expect(isThen(new Date(2026, 2, 4))).toBe(true);
    expect(isThen(new Date(2026, 2, 4, 23, 59, 59, 999))).toBe(true);
    expect(isThen(new Date(2026, 2, 5))).toBe(false);
  });

  it('is shorter or longer when the clocks change', () => {
    // in most regions, clocks change on these days
    for (const day of [new Date(2026, 2, 8, 12), new Date(2026, 9, 25, 12), new Date(2026, 10, 1, 12)]) {
      const isThen = isOnDay(day);
      expect(isThen(new Date(day.getFullYear(), day.getMonth(), day.getDate(), 23, 59))).toBe(true);
      expect(isThen(new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1, 0, 0))).toBe(false);
    }
  });
});
