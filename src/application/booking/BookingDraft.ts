import type { BookingDetails, MeetingType } from '#domain/booking/booking.ts';
import type { Day } from '#domain/shared/day.ts';
import { port } from '../port.ts';

/** The booking details a visitor has entered so far. */
export interface EnteredBooking {
  readonly type: MeetingType;
  readonly day?: Day | undefined;
  /** Label of the selected slot. */
  readonly time?: string | undefined;
  readonly details: BookingDetails;
}

/** The visitor's unfinished booking. Kept until the visitor books or closes the tab. (see rule: booking) */
export interface BookingDraft {
  /** Returns the last entered details, if any. */
  entered(): EnteredBooking | undefined;
  remember(entered: EnteredBooking): void;
  clear(): void;
}
export const BookingDraft = port<BookingDraft>('BookingDraft');
