import { localDay, localTime } from '#domain/shared/localDay.ts';

/** A moment in the viewer's zone to the minute, as a field for date and time takes it: `2026-03-04T18:30`. */
export function localMinute(moment: Date): string {
  return `${localDay(moment)}T${localTime(moment)}`;
}
