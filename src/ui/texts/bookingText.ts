import type { MeetingType } from '#domain/booking/booking.ts';
import type { Day } from '#domain/shared/day.ts';
import { longDate } from './dates.ts';
import { countWithNoun } from './numbers.ts';

const available = (count: number) => `${countWithNoun(count, 'time')} available`;

export const bookingText = {
  calendar: 'Date',
  timePassed: 'That time has just passed in New York. Please choose another one.',
  selectFirst: 'Select a Date First',
  selectHint: 'Please select a date to see available times',
  stopped:
    'You stopped waiting. Your meeting may still have been booked, so check your email for an invitation before you book again. Your entries are still here.',
  calendarHint: 'Saving the calendar file. If nothing happens, use the invitation in your email.',
  calendarFailed: "Couldn't create the calendar file. Please reload the page.",
  available,
  /** Says on a phone, in one line, what is selected and what to do next. */
  selection: (day: Day | undefined, time: string | undefined, count: number) => {
    if (day === undefined) return 'No date selected yet';
    if (time !== undefined) return `${longDay(day)}, ${time}`;
    return count === 0 ? 'No times on this day' : `${available(count)} below`;
  },
  noTimes: 'No times left on this day. Please choose another one.',
};

interface MeetingTypeText {
  readonly label: string;
  readonly about: string;
  /** Says what happens after the booking. */
  readonly follows: string;
}

export const meetingTypeText: Readonly<Record<MeetingType, MeetingTypeText>> = {
  virtual: {
    label: 'Virtual Demo',
    about: '15-minute video call',
    follows: "We'll send a video link shortly before the meeting.",
  },
  in_person: {
    label: 'In-Person Demo',
    about: 'We visit your restaurant',
    follows: "We'll visit your restaurant at that time.",
  },
};

/** Formats as `Wednesday, March 4, 2026`. */
export const longDay = (day: Day): string => longDate(new Date(`${day}T12:00`));

/** Formats a time in the visitor's time zone. Includes the weekday if it differs in that zone. */
export function viewerLocalTime(moment: Date, timeZone: string, withDay: boolean): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(withDay && { weekday: 'short' }),
  }).format(moment);
}
