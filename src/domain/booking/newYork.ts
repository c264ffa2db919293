import { tzOffset } from '@date-fns/tz/tzOffset';
import type { Day } from '#domain/shared/day.ts';

/** In milliseconds. */
const MINUTE = 60_000;

/**
 * Meetings use New York time. Visitors in another time zone also see each time in their own time zone.
 * (rule: booking time zone)
 */
export const MEETING_TIME_ZONE = 'America/New_York';

/** A date and time of day without a time zone. */
export interface WallClock {
  readonly day: Day;
  /** Minutes since midnight. */
  readonly minute: number;
}

export function wallClock(moment: Date, timeZone: string): WallClock {
  const there = new Date(moment.getTime() + offset(timeZone, moment));
  return { day: there.toISOString().slice(0, 10), minute: there.getUTCHours() * 60 + there.getUTCMinutes() };
}

/**
 * Converts a New York date and time to an instant. Assumes business hours, during which clocks never change.
 */
export function momentInNewYork({ day, minute }: WallClock): Date {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE;
  const guess = asIfUtc - offset(MEETING_TIME_ZONE, new Date(asIfUtc));
  // the first guess may fall on the other side of a clock change
  return new Date(asIfUtc - offset(MEETING_TIME_ZONE, new Date(guess)));
}

/** Milliseconds by which a time zone is ahead of UTC at an instant. */
const offset = (timeZone: string, moment: Date) => tzOffset(timeZone, moment) * MINUTE;
