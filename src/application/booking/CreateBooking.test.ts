import { describe, expect, it } from 'vitest';
import { EMPTY_BOOKING_DETAILS } from '#domain/booking/booking.ts';
import { slotByLabel } from '#domain/booking/slots.ts';
import { FakeBookings } from '#tests/support/fakes/FakeBookings.ts';
import { FakeClock } from '#tests/support/fakes/FakeClock.ts';
import { CreateBooking } from './CreateBooking.ts';

const slot = slotByLabel('9:30 AM');
if (!slot) throw new Error('no such slot');
const details = { ...EMPTY_BOOKING_DETAILS, name: 'Ada', email: 'ada@tableside.example' };
const choice = { day: '2026-03-04', slot, type: 'virtual', details } as const;
const before = new Date('2026-03-04T14:29:00Z');

function setUp(now = before) {
  const bookings = new FakeBookings();
  return { bookings, createBooking: new CreateBooking(bookings, new FakeClock(now)) };
}

describe('CreateBooking', () => {
  // (rule: booking time zone)
  it('books the selected slot in New York time', async () => {
    const { bookings, createBooking } = setUp();
    expect(await createBooking.execute(choice)).toEqual({ outcome: 'booked' });
    expect(bookings.booked).toEqual([
      { ...details, day: '2026-03-04', time: '9:30 AM', type: 'virtual', timeZone: 'America/New_York' },
    ]);
  });

  it('sends nothing without a name and an email', async () => {
    const { bookings, createBooking } = setUp();
    const incomplete = { ...choice, details: { ...details, name: ' ' } };
    expect(await createBooking.execute(incomplete)).toEqual({ outcome: 'incomplete' });
    expect(bookings.booked).toEqual([]);
  });

  it('sends nothing once the slot has started', async () => {
    const { bookings, createBooking } = setUp(new Date('2026-03-04T14:30:00Z'));
    expect(await createBooking.execute(choice)).toEqual({ outcome: 'time-passed' });
    expect(bookings.booked).toEqual([]);
  });
});
