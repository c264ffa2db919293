import { bookingRequest, hasRequiredDetails, type BookingChoice } from '#domain/booking/booking.ts';
import { availableSlots } from '#domain/booking/slots.ts';
import { Bookings } from './Bookings.ts';

export type CreateBookingOutcome =
  { readonly outcome: 'booked' } | { readonly outcome: 'incomplete' } | { readonly outcome: 'time-passed' };

/**
 * Books the selected meeting, unless its time has already started. Holidays and slots taken by others are
 * unknown here; the host refuses them. (rule: booking)
 */
export class CreateBooking {
  static readonly needs = [Bookings] as const;
  constructor(private readonly bookings: Bookings) {}

  async execute(choice: BookingChoice, now: Date): Promise<CreateBookingOutcome> {
    if (!hasRequiredDetails(choice.details)) return { outcome: 'incomplete' };
    const isOffered = availableSlots(choice.day, now).some(({ label }) => label === choice.slot.label);
    if (!isOffered) return { outcome: 'time-passed' };

    await this.bookings.create(bookingRequest(choice));
    return { outcome: 'booked' };
  }
}
