/** An ISO date in the viewer's time zone, such as `2026-03-04`. */
export type LocalDay = `${number}-${number}-${number}`;

const two = (part: number) => String(part).padStart(2, '0');

/** Returns the date of an instant in the viewer's time zone. */
export const localDay = (moment: Date): LocalDay =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}` as LocalDay;

/** Returns the viewer's local time, such as `18:05`. */
export const localTime = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`;

/** Returns the midnight at the start of an instant's day, or of the day `daysBefore` days earlier. */
export const midnight = (moment: Date, daysBefore = 0): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - daysBefore);

/** Returns a function that checks whether an instant is on this day. */
export function isOnDay(day: Date): (moment: Date) => boolean {
  const [begin, end] = [midnight(day), midnight(day, -1)];
  return (moment) => moment >= begin && moment < end;
}
