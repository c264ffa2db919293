import type { Bookings } from '#application/booking/Bookings.ts';
import type { Failure } from '#application/Failure.ts';
import type { BookingRequest } from '#domain/booking/booking.ts';

/** Records bookings. `trouble` makes a booking fail. */
export class FakeBookings implements Bookings {
  readonly booked: BookingRequest[] = [];
  trouble: Failure | undefined;

  async create(request: BookingRequest) {
    if (this.trouble) throw this.trouble;
    this.booked.push(request);
  }
}
