import type { BookingChoice } from '#domain/booking/booking.ts';
import { addressOf } from '../app/pages.ts';

/** What the confirmation shows, and what its address carries. */
export interface BookedMeeting {
  readonly name: string;
  readonly email: string;
  readonly date: string;
  readonly time: string;
  readonly company: string;
}

export function bookedMeeting({ day, slot, details }: BookingChoice): BookedMeeting {
  const { name, email, company } = details;
  return { name, email, date: day, time: slot.label, company };
}

/** The confirmation of a meeting: name, email, date, time and company are in its address. */
export const confirmationPath = (meeting: BookedMeeting): string =>
  `${addressOf('bookingConfirmed')}?${new URLSearchParams({ ...meeting }).toString()}`;
