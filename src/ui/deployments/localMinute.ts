import { localDay, localTime } from '#domain/shared/localDay.ts';

/** Formats a local time to the minute for a date-time field: `2026-03-04T18:30`. */
export function localMinute(moment: Date): string {
  return `${localDay(moment)}T${localTime(moment)}`;
}
