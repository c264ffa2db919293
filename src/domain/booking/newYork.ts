import { tzOffset } from '@date-fns/tz/tzOffset';
import type { Day } from '#domain/shared/day.ts';

/** Milliseconds. */
const MINUTE = 60_000;

/** Meetings are held by the clocks of New York, wherever the visitor is. (rule: booking zone) */
export const MEETING_TIME_ZONE = 'America/New_York';

/** What the clock on a wall shows. */
export interface WallClock {
  readonly day: Day;
  /** Minutes since midnight, as the clock counts them. */
  readonly minute: number;
}

/** What the clocks of a zone show at a moment. */
export function wallClock(moment: Date, timeZone: string): WallClock {
  const there = new Date(moment.getTime() + offset(timeZone, moment));
  return { day: there.toISOString().slice(0, 10), minute: there.getUTCHours() * 60 + there.getUTCMinutes() };
}

/** The moment at which the clocks of New York show this. Meant for the day: no clock is put forward or back then. */
export function momentInNewYork({ day, minute }: WallClock): Date {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE;
  const guess = asIfUtc - offset(MEETING_TIME_ZONE, new Date(asIfUtc));
  // it may lie on the other side of a change of the clocks
  return new Date(asIfUtc - offset(MEETING_TIME_ZONE, new Date(guess)));
}

/** Milliseconds by which the clocks of a zone are ahead of UTC at a moment. */
const offset = (timeZone: string, moment: Date) => tzOffset(timeZone, moment) * MINUTE;
