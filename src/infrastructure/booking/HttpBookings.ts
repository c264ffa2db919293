import type { Bookings } from '#application/booking/Bookings.ts';
import type { BookingRequest } from '#domain/booking/booking.ts';
import { anyReply, Api } from '../http/Api.ts';

export class HttpBookings implements Bookings {
  static readonly needs = [Api] as const;
  constructor(private readonly api: Api) {}

  create({ name, email, company, message, day, time, type, timeZone }: BookingRequest) {
    const body = {
      name,
      email,
      company,
      message,
      meeting_date: day,
      meeting_time: time,
      meeting_type: type,
      timezone: timeZone,
    };
    return this.api.send({ method: 'POST', path: '/api/bookings', body }, anyReply);
  }
}
