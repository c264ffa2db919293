import { MEETING_TIME_ZONE, wallClock } from '#domain/booking/newYork.ts';
import { viewerLocalTime } from '../texts/bookingText.ts';
import { viewerTimeZone } from '../texts/viewerTimeZone.ts';

/** Returns a meeting's start in the visitor's time, if known and different from New York time. */
export function viewerLocalTimeOf(begin: Date): string | undefined {
  const zone = viewerTimeZone();
  if (zone === undefined) return undefined;
  const theirs = wallClock(begin, zone);
  const ours = wallClock(begin, MEETING_TIME_ZONE);
  if (theirs.day === ours.day && theirs.minute === ours.minute) return undefined;
  return viewerLocalTime(begin, zone, theirs.day !== ours.day);
}
