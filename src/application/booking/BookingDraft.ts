import type { BookingDetails, MeetingType } from '#domain/booking/booking.ts';
import type { Day } from '#domain/shared/day.ts';
import { port } from '../port.ts';

/** What a visitor has entered of a booking so far. */
export interface EnteredBooking {
  readonly type: MeetingType;
  readonly day?: Day | undefined;
  /** The label of the slot. */
  readonly time?: string | undefined;
  readonly details: BookingDetails;
}

/** The booking being entered, kept for as long as the tab is open, and no longer than until it is booked. (see rule: booking) */
export interface BookingDraft {
  /** What was entered last; undefined when there is nothing. */
  entered(): EnteredBooking | undefined;
  remember(entered: EnteredBooking): void;
  clear(): void;
}
export const BookingDraft = port<BookingDraft>('BookingDraft');
