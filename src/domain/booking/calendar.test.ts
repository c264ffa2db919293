import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { monthGrid, isBookableDay } from './calendar.ts';
import { addDays, isDay, monthOf, weekdayOf } from '#domain/shared/day.ts';

const march = { year: 2026, month: 3 };
const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('The booking calendar', () => {
  it('has 42 days, starting on the Sunday on or before the first of the month', () => {
    fc.assert(
      fc.property(days, (day) => {
        const cells = monthGrid(monthOf(day), day);
        expect(cells).toHaveLength(42);
        expect(weekdayOf(cells[0]?.date ?? '')).toBe(0);
        cells.forEach(({ date }, index) => expect(date).toBe(addDays(cells[0]?.date ?? '', index)));
        const first = cells.findIndex(({ isInMonth }) => isInMonth);
        expect(first).toBeLessThan(7);
        expect(cells[first]?.dayNumber).toBe(1);
      }),
    );
  });

  it('offers only weekdays of the month from today on', () => {
    fc.assert(
      fc.property(days, days, (shown, today) => {
        for (const cell of monthGrid(monthOf(shown), today)) {
          expect(cell.isPast).toBe(cell.date < today);
          expect(cell.isToday).toBe(cell.date === today);
          expect(cell.isWeekend).toBe([0, 6].includes(new Date(`${cell.date}T12:00:00Z`).getUTCDay()));
          expect(cell.isInMonth).toBe(cell.date.slice(0, 7) === shown.slice(0, 7));
          expect(cell.isAvailable).toBe(cell.isInMonth && !cell.isPast && !cell.isWeekend);
        }
      }),
    );
  });

  it('shows March 2026 from Sunday, March 1, to April 11', () => {
    const cells = monthGrid(march, '2026-03-04');
    expect([cells[0]?.date, cells[41]?.date]).toEqual(['2026-03-01', '2026-04-11']);
    expect(cells.filter(({ isAvailable }) => isAvailable).map(({ dayNumber }) => dayNumber)).toEqual([
      4, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 30, 31,
    ]);
  });

  it('is open on weekdays from today', () => {
    for (const [day, open] of [
      ['2026-03-03', false, 'is past'],
      ['2026-03-04', true, 'is today'],
      ['2026-03-06', true, 'is a Friday'],
      ['2026-03-07', false, 'is a Saturday'],
      ['2026-03-08', false, 'is a Sunday'],
      ['2027-01-04', true, 'is a Monday of the next year'],
    ] as const)
      expect(isBookableDay(day, '2026-03-04'), day).toBe(open);
  });

  it('rejects text that is not a day', () => {
    for (const text of ['', 'soon', '2026-02-30', '2026-13-01', '2026-3-4', '+010000-01'])
      expect(isDay(text), JSON.stringify(text)).toBe(false);
  });
});
