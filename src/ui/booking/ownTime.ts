import { MEETING_ZONE, wallClock } from '#domain/booking/newYork.ts';
import { visitorsTime } from '../texts/bookingText.ts';

/** What the visitor's clock shows when a meeting begins, if that is not what New York's shows. */
export function ownTime(begin: Date): string | undefined {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const theirs = wallClock(begin, zone);
  const ours = wallClock(begin, MEETING_ZONE);
  if (theirs.day === ours.day && theirs.minute === ours.minute) return undefined;
  return visitorsTime(begin, zone, theirs.day !== ours.day);
}
