import type { MeetingType } from '#domain/booking/booking.ts';
import { addDays, type Day, type Month } from '#domain/booking/day.ts';

/** What people read while they book a meeting. */
export const bookingText = {
  timePassed: 'That time has just begun in New York. Please choose another one.',
  selectFirst: 'Select a Date First',
  selectHint: 'Please select a date to see available times',
  calendarFailed: 'The calendar file could not be made. Please load the page again.',
  noTimes: 'No times are left on this day. Please choose another one.',
};

export const meetingTypeText: Readonly<Record<MeetingType, { label: string; about: string }>> = {
  virtual: { label: 'Virtual Demo', about: '15-minute video call' },
  in_person: { label: 'In-Person Demo', about: 'We visit your restaurant' },
};

/** Days of the calendar are of no zone; in UTC they stay what they are. */
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (day: Day) => formatter.format(new Date(`${day}T00:00:00Z`));
};

/** `Wednesday, March 4, 2026`. */
export const longDay = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

const monthAndYear = format({ month: 'long', year: 'numeric' });
export const monthName = ({ year, month }: Month): string =>
  monthAndYear(`${year}-${String(month).padStart(2, '0')}-01`);

const A_SUNDAY = '2026-03-01';
const long = format({ weekday: 'long' });
const short = format({ weekday: 'short' });

/** The heads of the columns, Sunday to Saturday. */
export const weekdays = Array.from({ length: 7 }, (_, index) => {
  const day = addDays(A_SUNDAY, index);
  return { short: short(day), long: long(day) };
});

/** The time of a moment in the visitor's zone, with the weekday where it is another day there. */
export function visitorsTime(moment: Date, timeZone: string, withDay: boolean): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(withDay && { weekday: 'short' }),
  }).format(moment);
}
