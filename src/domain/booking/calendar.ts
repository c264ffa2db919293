import {
  addDays,
  dayNumberOf,
  dayOf,
  isInMonth,
  weekdayOf,
  type Day,
  type Month,
} from '#domain/shared/day.ts';

/** One cell of the calendar month. */
export interface CalendarDay {
  readonly date: Day;
  readonly dayNumber: number;
  readonly isInMonth: boolean;
  readonly isPast: boolean;
  readonly isWeekend: boolean;
  readonly isToday: boolean;
  /** Whether visitors can select this day. */
  readonly isAvailable: boolean;
}

const CELLS = 42;

/**
 * Whether visitors can book a meeting on a day: any weekday from today (New York time), however far in the
 * future. (rule: booking calendar)
 */
export const isBookableDay = (day: Day, today: Day): boolean => day >= today && !isWeekend(day);

const isWeekend = (day: Day): boolean => weekdayOf(day) === 0 || weekdayOf(day) === 6;

/**
 * Returns the six weeks to show for a month, starting on the Sunday on or before the first day of the month.
 * (see rule: booking calendar)
 */
export function monthGrid(month: Month, today: Day): readonly CalendarDay[] {
  const first = dayOf(month, 1);
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: CELLS }, (_, index) => cellOf(addDays(start, index), month, today));
}

function cellOf(date: Day, month: Month, today: Day): CalendarDay {
  const inMonth = isInMonth(date, month);
  return {
    date,
    dayNumber: dayNumberOf(date),
    isInMonth: inMonth,
    isPast: date < today,
    isWeekend: isWeekend(date),
    isToday: date === today,
    isAvailable: inMonth && isBookableDay(date, today),
  };
}
