import { describe, expect, it } from 'vitest';
import { minutesByDay } from './minutesByDay.ts';

const now = new Date(2026, 2, 4, 18, 0);
const call = (startedAt: Date, seconds: number) => ({
  id: startedAt.toISOString(),
  startedAt,
  endedAt: new Date(startedAt.getTime() + seconds * 1000),
});

describe('minutesByDay', () => {
  it('returns one entry per day, oldest first, ending today', () => {
    expect(minutesByDay([], 3, now).map(({ day, minutes }) => [day.getDate(), minutes])).toEqual([
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
  });
  it("adds up each day's calls, each rounded up to minutes", () => {
    const calls = [
      call(new Date(2026, 2, 4, 0, 0), 61),
      call(new Date(2026, 2, 4, 23, 59), 5),
      call(new Date(2026, 2, 3, 23, 59), 60),
      call(new Date(2026, 2, 1, 12, 0), 60),
      { id: 'unknown' },
    ];
    expect(minutesByDay(calls, 2, now)).toMatchObject([
      { calls: 1, minutes: 1 },
      { calls: 2, minutes: 3 },
    ]);
  });
});
