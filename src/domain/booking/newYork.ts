import { TZDateMini } from '@date-fns/tz/date/mini';
import { dayNumberOf, dayOf, monthOf, type Day } from './day.ts';

/** Meetings are held by the clocks of New York, wherever the visitor is. (rule: booking zone) */
export const MEETING_ZONE = 'America/New_York';

/** What the clock on a wall shows. */
export interface WallClock {
  readonly day: Day;
  /** Minutes since midnight, as the clock counts them. */
  readonly minute: number;
}

/** What the clocks of a zone show at a moment. */
export function wallClock(moment: Date, timeZone: string): WallClock {
  const there = new TZDateMini(moment, timeZone);
  return {
    day: dayOf({ year: there.getFullYear(), month: there.getMonth() + 1 }, there.getDate()),
    minute: there.getHours() * 60 + there.getMinutes(),
  };
}

/** The moment at which the clocks of New York show this. Meant for the day: no clock is put forward or back then. */
export function momentInNewYork({ day, minute }: WallClock): Date {
  const { year, month } = monthOf(day);
  return new Date(new TZDateMini(year, month - 1, dayNumberOf(day), 0, minute, MEETING_ZONE).getTime());
}
