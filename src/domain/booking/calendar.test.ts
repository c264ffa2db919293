import fc from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { calendarOf } from './calendar.ts';
import { addDays, addMonths, isDay, monthOf, weekdayOf } from './day.ts';
import { moveInCalendar } from './moveInCalendar.ts';

const march = { year: 2026, month: 3 };
const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the booking calendar', () => {
  it('has 42 days, from the Sunday on or before the first of the month', () => {
    fc.assert(
      fc.property(days, (day) => {
        const cells = calendarOf(monthOf(day), day);
        expect(cells).toHaveLength(42);
        expect(weekdayOf(cells[0]?.date ?? '')).toBe(0);
        cells.forEach(({ date }, index) => expect(date).toBe(addDays(cells[0]?.date ?? '', index)));
        const first = cells.findIndex(({ isInMonth }) => isInMonth);
        expect(first).toBeLessThan(7);
        expect(cells[first]?.dayNumber).toBe(1);
      }),
    );
  });

  it('lets a day be chosen that is in the month, not past and no weekend, and no other', () => {
    fc.assert(
      fc.property(days, days, (shown, today) => {
        for (const cell of calendarOf(monthOf(shown), today)) {
          expect(cell.isPast).toBe(cell.date < today);
          expect(cell.isToday).toBe(cell.date === today);
          expect(cell.isWeekend).toBe([0, 6].includes(new Date(`${cell.date}T12:00:00Z`).getUTCDay()));
          expect(cell.isInMonth).toBe(cell.date.slice(0, 7) === shown.slice(0, 7));
          expect(cell.isAvailable).toBe(cell.isInMonth && !cell.isPast && !cell.isWeekend);
        }
      }),
    );
  });

  it('shows March 2026 from its first, a Sunday, to April 11', () => {
    const cells = calendarOf(march, '2026-03-04');
    expect([cells[0]?.date, cells[41]?.date]).toEqual(['2026-03-01', '2026-04-11']);
    expect(cells.filter(({ isAvailable }) => isAvailable).map(({ dayNumber }) => dayNumber)).toEqual([
      4, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 30, 31,
    ]);
  });

  it('goes on to the next year after December', () => {
    expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  });

  it.each([
    ['ArrowLeft', '2026-03-03'],
    ['ArrowRight', '2026-03-05'],
    ['ArrowUp', '2026-02-25'],
    ['ArrowDown', '2026-03-11'],
    ['Home', '2026-03-01'],
    ['End', '2026-03-07'],
    ['PageUp', '2026-02-04'],
    ['PageDown', '2026-04-04'],
    ['a', undefined],
  ])('%s leads from Wednesday, March 4 to %s', (key, day) => {
    expect(moveInCalendar('2026-03-04', key)).toBe(day);
  });

  it('comes to the last day of a month that is shorter', () => {
    expect(moveInCalendar('2026-03-31', 'PageUp')).toBe('2026-02-28');
    expect(moveInCalendar('2028-01-30', 'PageDown')).toBe('2028-02-29');
  });

  it.each(['', 'soon', '2026-02-30', '2026-13-01', '2026-3-4'])('takes "%s" for no day', (text) => {
    expect(isDay(text)).toBe(false);
  });
});
