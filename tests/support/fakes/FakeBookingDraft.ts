import type { BookingDraft, EnteredBooking } from '#application/booking/BookingDraft.ts';

/** Keeps the booking draft in memory. */
export class FakeBookingDraft implements BookingDraft {
  private kept: EnteredBooking | undefined;

  entered() {
    return this.kept;
  }

  remember(entered: EnteredBooking) {
    this.kept = entered;
  }

  clear() {
    this.kept = undefined;
  }
}
