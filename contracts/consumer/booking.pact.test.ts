import { MatchersV3 } from '@pact-foundation/pact';
import { describe, it } from 'vitest';
import { Bookings } from '#application/booking/Bookings.ts';
import type { BookingRequest } from '#domain/booking/booking.ts';
import { containerAt } from '../support/containerAt.ts';
import { given } from '../support/pact.ts';
import { CREATED_STATUS } from '../support/statuses.ts';

const { string } = MatchersV3;

const meeting: BookingRequest = {
  name: 'Ada Rossi',
  email: 'ada@tableside.example',
  company: 'Trattoria Aurora',
  message: 'Can it take orders in Italian?',
  day: '2099-03-04',
  time: '9:30 AM',
  type: 'virtual',
  timeZone: 'America/New_York',
};

const body = {
  name: string('Ada Rossi'),
  email: string('ada@tableside.example'),
  company: string('Trattoria Aurora'),
  message: string('Can it take orders in Italian?'),
  meeting_date: '2099-03-04',
  meeting_time: '9:30 AM',
  meeting_type: 'virtual',
  timezone: 'America/New_York',
};

const book = (url: string, changes: Partial<BookingRequest> = {}) =>
  containerAt(url)
    .get<Bookings>(Bookings)
    .create({ ...meeting, ...changes });

describe('Booking', () => {
  it('is open to everyone and sends New York time', () =>
    given('a user with a password')
      .uponReceiving('a booking of a virtual meeting')
      .withRequest('POST', '/api/bookings', (request) => request.jsonBody(body))
      .willRespondWith(CREATED_STATUS)
      .executeTest(({ url }) => book(url)));

  it('can omit the company and message for a visit at the restaurant', () =>
    given('a user with a password')
      .uponReceiving('a booking of a meeting in person')
      .withRequest('POST', '/api/bookings', (request) =>
        request.jsonBody({ ...body, company: '', message: '', meeting_type: 'in_person' }),
      )
      .willRespondWith(CREATED_STATUS)
      .executeTest(({ url }) => book(url, { company: '', message: '', type: 'in_person' })));
});
