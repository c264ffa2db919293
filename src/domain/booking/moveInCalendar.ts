import { addDays, addMonths, monthOf, sameDayIn, weekdayOf, type Day } from './day.ts';

const moves: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => sameDayIn(day, addMonths(monthOf(day), -1)),
  PageDown: (day) => sameDayIn(day, addMonths(monthOf(day), 1)),
};

/** Where a key leads from a day: by day, week and month, and to the ends of the week; undefined for other keys. */
export const moveInCalendar = (day: Day, key: string): Day | undefined => moves[key]?.(day);
