import { bookingRequest, hasRequiredDetails, type BookingChoice } from '#domain/booking/booking.ts';
import { availableSlots } from '#domain/booking/slots.ts';
import { Clock } from '#application/shared/Clock.ts';
import { Bookings } from './Bookings.ts';

export type CreateBookingOutcome =
  { readonly outcome: 'booked' } | { readonly outcome: 'incomplete' } | { readonly outcome: 'time-passed' };

/**
 * Books the selected meeting, unless its time has already started. The app doesn't know about holidays or
 * slots that other visitors booked. The host refuses such a booking, for example with a 409. The form then
 * keeps the day, time, and details, and doesn't mark the slot as taken. (rule: booking)
 */
export class CreateBooking {
  static readonly needs = [Bookings, Clock] as const;
  constructor(
    private readonly bookings: Bookings,
    private readonly clock: Clock,
  ) {}

  async execute(choice: BookingChoice): Promise<CreateBookingOutcome> {
    if (!hasRequiredDetails(choice.details)) return { outcome: 'incomplete' };
    const isOffered = availableSlots(choice.day, this.clock.now()).some(
      ({ label }) => label === choice.slot.label,
    );
    if (!isOffered) return { outcome: 'time-passed' };

    await this.bookings.create(bookingRequest(choice));
    return { outcome: 'booked' };
  }
}
