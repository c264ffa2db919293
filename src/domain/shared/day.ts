/** A calendar date without time or time zone, such as `2026-03-04`. */
export type Day = string;

/** A calendar month. January is 1. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

const DAY_MS = 86_400_000;

/** Midnight UTC, because all UTC days have the same length. */
const midnight = (day: Day) => new Date(`${day}T00:00:00Z`);
const dayAt = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

/** Returns the date of a day in a month. Day 0, for example, is the last day of the month before. */
export const dayOf = ({ year, month }: Month, day: number): Day => dayAt(Date.UTC(year, month - 1, day));

/** Returns whether the text is a valid date. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = midnight(text);
  return !Number.isNaN(date.getTime()) && dayAt(date.getTime()) === text;
}

export const addDays = (day: Day, count: number): Day => dayAt(midnight(day).getTime() + count * DAY_MS);

/** Sunday is 0. */
export const weekdayOf = (day: Day): number => midnight(day).getUTCDay();

export const dayNumberOf = (day: Day): number => midnight(day).getUTCDate();

export function monthOf(day: Day): Month {
  const date = midnight(day);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

export const isInMonth = (day: Day, { year, month }: Month): boolean => {
  const found = monthOf(day);
  return found.year === year && found.month === month;
};
