import type { Bookings } from '#application/booking/Bookings.ts';
import type { Failure } from '#application/Failure.ts';
import type { BookingRequest } from '#domain/booking/booking.ts';

/** Records bookings, or fails with its `trouble`. */
export class FakeBookings implements Bookings {
  readonly booked: BookingRequest[] = [];
  trouble: Failure | undefined;

  async create(request: BookingRequest) {
    if (this.trouble) throw this.trouble;
    this.booked.push(request);
  }
}
