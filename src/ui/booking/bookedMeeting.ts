import { useLocation } from 'react-router-dom';
import type { BookingChoice, MeetingType } from '#domain/booking/booking.ts';
import { addressOf } from '../navigation/pages.ts';

/** The known details of a booked meeting. */
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

export function confirmationPath({ name, email, date, time, company }: BookedMeeting): string {
  const params = new URLSearchParams({ name, email, date, time, company });
  return `${addressOf('bookingConfirmed')}?${params.toString()}`;
}

/** Reads a meeting from the URL. Every value may be missing, and the meeting type always is. */
export const meetingFromQuery = (params: URLSearchParams): BookedMeeting => ({
  ...UNKNOWN_VALUE,
  ...Object.fromEntries(params),
  type: UNKNOWN_VALUE.type,
});

/** Browser history state of the wizard. Survives reloads. */
export interface BookingVisit {
  /** Whether the visitor is at the step for personal details. */
  readonly atDetails?: boolean;
  readonly booked?: BookedMeeting;
}

/** Returns the history state. An earlier release may have stored fewer details. */
export function useBookingVisit(): BookingVisit {
  const state = useLocation().state as (Partial<BookingVisit> & { booked?: Partial<BookedMeeting> }) | null;
  const { booked, ...visit } = state ?? {};
  return booked ? { ...visit, booked: { ...UNKNOWN_VALUE, ...booked } } : visit;
}
