import { MEETING_TIME_ZONE, wallClock } from '#domain/booking/newYork.ts';
import { viewerLocalTime } from '../texts/bookingText.ts';

/** What the visitor's clock shows when a meeting begins, if that is not what New York's shows. */
export function viewerLocalTimeOf(begin: Date): string | undefined {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const theirs = wallClock(begin, zone);
  const ours = wallClock(begin, MEETING_TIME_ZONE);
  if (theirs.day === ours.day && theirs.minute === ours.minute) return undefined;
  return viewerLocalTime(begin, zone, theirs.day !== ours.day);
}
