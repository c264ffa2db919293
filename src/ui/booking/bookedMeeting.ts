import { useLocation } from 'react-router-dom';
import type { BookingChoice, MeetingType } from '#domain/booking/booking.ts';
import { addressOf } from '../app/pages.ts';

/** What is known of a meeting that was booked. */
export interface BookedMeeting extends Readonly<
  Record<'name' | 'email' | 'date' | 'time' | 'company', string>
> {
  readonly type: MeetingType;
}

const UNKNOWN_VALUE: BookedMeeting = {
  name: '',
  email: '',
  date: '',
  time: '',
  company: '',
  type: 'virtual',
};

export function bookedMeeting({ day, slot, type, details }: BookingChoice): BookedMeeting {
  const { name, email, company } = details;
  return { name, email, date: day, time: slot.label, company, type };
}

/** The confirmation of a meeting: name, email, date, time and company are in its address. */
export function confirmationPath({ name, email, date, time, company }: BookedMeeting): string {
  const params = new URLSearchParams({ name, email, date, time, company });
  return `${addressOf('bookingConfirmed')}?${params.toString()}`;
}

/** What an address says of a meeting; nothing of it need be there, and the kind never is. */
export const meetingFromQuery = (params: URLSearchParams): BookedMeeting => ({
  ...UNKNOWN_VALUE,
  ...Object.fromEntries(params),
  type: UNKNOWN_VALUE.type,
});

/** What the browser's history remembers of a visit to the wizard, beside its address; it outlives a reload. */
export interface BookingVisit {
  /** The visitor has gone on to the second step. */
  readonly atDetails?: boolean;
  readonly booked?: BookedMeeting;
}

/** An earlier release may have remembered less of a meeting than this one knows. */
export function useBookingVisit(): BookingVisit {
  const state = useLocation().state as (Partial<BookingVisit> & { booked?: Partial<BookedMeeting> }) | null;
  const { booked, ...visit } = state ?? {};
  return booked ? { ...visit, booked: { ...UNKNOWN_VALUE, ...booked } } : visit;
}
