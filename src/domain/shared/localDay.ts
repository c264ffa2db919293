/** A calendar day of the viewer's zone as ISO 8601 writes it: `2026-03-04`. */
export type LocalDay = `${number}-${number}-${number}`;

const two = (part: number) => String(part).padStart(2, '0');

/** The calendar day of a moment. */
export const localDay = (moment: Date): LocalDay =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}` as LocalDay;

/** The time of day of a moment on the viewer's clock, in hours and minutes: `18:05`. */
export const localTime = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`;

/** Midnight that begins the calendar day of a moment, or one of so many days before. */
export const midnight = (moment: Date, daysBefore = 0): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - daysBefore);

/** Tells of moments whether they fall on the calendar day of this one. */
export function isOnDay(day: Date): (moment: Date) => boolean {
  const [begin, end] = [midnight(day), midnight(day, -1)];
  return (moment) => moment >= begin && moment < end;
}
