import type { BookingChoice } from '#domain/booking/booking.ts';
import { addressOf } from '../app/pages.ts';

/** What the confirmation shows, and what its address carries. */
export type BookedMeeting = Readonly<Record<'name' | 'email' | 'date' | 'time' | 'company', string>>;

const UNKNOWN: BookedMeeting = { name: '', email: '', date: '', time: '', company: '' };

export function bookedMeeting({ day, slot, details }: BookingChoice): BookedMeeting {
  const { name, email, company } = details;
  return { name, email, date: day, time: slot.label, company };
}

/** The confirmation of a meeting: name, email, date, time and company are in its address. */
export const confirmationPath = (meeting: BookedMeeting): string =>
  `${addressOf('bookingConfirmed')}?${new URLSearchParams({ ...meeting }).toString()}`;

/** What an address says of a meeting; nothing of it need be there. */
export const meetingIn = (params: URLSearchParams): BookedMeeting => ({
  ...UNKNOWN,
  ...Object.fromEntries(params),
});
