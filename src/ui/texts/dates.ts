import type { Month } from '#domain/shared/day.ts';
import { viewerTimeZone } from './viewerTimeZone.ts';

/**
 * Formats a date like "Mar 4, 2026". All functions here format for the US, in the viewer's time zone. They
 * don't use `Intl.DateTimeFormat`, whose first use adds 20 ms to a page's start, and four times as much on a
 * phone.
 */
export const shortDate = (moment: Date) => `${monthAndDay(moment)}, ${partsOf(moment).year}`;

export const dateAndTime = (moment: Date) => `${partsOf(moment).weekday}, ${monthDayAndTime(moment)}`;

export const weekdayAndDay = (moment: Date) => `${partsOf(moment).weekday}, ${monthAndDay(moment)}`;

export const monthDayAndTime = (moment: Date) => `${monthAndDay(moment)}, ${clockTime(moment)}`;

export const monthAndDay = (moment: Date) => {
  const { month, day } = partsOf(moment);
  return `${month} ${day}`;
};

export const clockTime = (moment: Date) => timeOf(moment, [moment.getMinutes()]);

export const clockTimeToTheSecond = (moment: Date) =>
  timeOf(moment, [moment.getMinutes(), moment.getSeconds()]);

export const weekdayName = (moment: Date) => WEEKDAYS[moment.getDay()] ?? '';

export const longDate = (moment: Date) => `${weekdayName(moment)}, ${fullDate(moment)}`;

export const fullDate = (moment: Date) =>
  `${MONTHS[moment.getMonth()]} ${moment.getDate()}, ${moment.getFullYear()}`;

/** Formats a month like `March 2026`. */
export const monthAndYear = ({ month, year }: Month) => `${MONTHS[month - 1]} ${year}`;

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

export const SHORT_WEEKDAYS = WEEKDAYS.map((name) => name.slice(0, 3));

/** Splits a date. The format "Sat Nov 21 2026" is standardized (ECMA-262, Date.prototype.toDateString). */
function partsOf(moment: Date) {
  const [weekday, month, day, year] = moment.toDateString().split(' ');
  return { weekday, month, day: Number(day), year: Number(year) };
}

function timeOf(moment: Date, afterTheHour: readonly number[]): string {
  const hours = moment.getHours();
  const digits = afterTheHour.map((part) => String(part).padStart(2, '0'));
  return `${[hours % 12 || 12, ...digits].join(':')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/**
 * Returns the name of the viewer's time zone at a moment, such as "Eastern Daylight Time". If the browser
 * doesn't know the zone, returns the offset from UTC. (see rule: unreadable time zone)
 * @param style `longGeneric` returns a name without the season, such as "Eastern Time"
 */
export function zoneName(moment: Date, style: 'long' | 'longGeneric' = 'long'): string {
  const timeZone = viewerTimeZone();
  if (timeZone === undefined) return utcOffset(moment);
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: style }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? utcOffset(moment);
}

/** Formats an offset like `UTC`, `UTC+5:30`, or `UTC−4`. */
function utcOffset(moment: Date): string {
  const minutes = -moment.getTimezoneOffset();
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
