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

interface VisitState {
  readonly booked?: BookedMeeting;
}

/** What the visits of both pages remember of a meeting that was booked in this tab, which no address can bring about. */
export const visitAfter = (booked: BookedMeeting): { readonly state: VisitState } => ({ state: { booked } });

/** The meeting that was booked in this tab before the page was come to. */
export const bookedIn = (state: unknown): BookedMeeting | undefined => (state as VisitState | null)?.booked;

/** The confirmation of a meeting: name, email, date, time and company are in its address. */
export const confirmationPath = (meeting: BookedMeeting): string =>
  `${addressOf('bookingConfirmed')}?${new URLSearchParams({ ...meeting }).toString()}`;
