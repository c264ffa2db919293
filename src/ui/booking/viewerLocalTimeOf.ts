import { MEETING_TIME_ZONE, wallClock } from '#domain/booking/newYork.ts';
import { viewerLocalTime } from '../texts/bookingText.ts';

/** Returns the visitor's local time of a meeting if it differs from New York time. */
export function viewerLocalTimeOf(begin: Date): string | undefined {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const theirs = wallClock(begin, zone);
  const ours = wallClock(begin, MEETING_TIME_ZONE);
  if (theirs.day === ours.day && theirs.minute === ours.minute) return undefined;
  return viewerLocalTime(begin, zone, theirs.day !== ours.day);
}
