import type { BookingRequest } from '#domain/booking/booking.ts';
import { port } from '../port.ts';

/** Meetings requested by visitors. */
export interface Bookings {
  create(request: BookingRequest): Promise<void>;
}
export const Bookings = port<Bookings>('Bookings');
