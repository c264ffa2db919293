import { reaction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CreateBooking } from '#application/booking/CreateBooking.ts';
import { EMPTY_BOOKING_DETAILS } from '#domain/booking/booking.ts';
import { slotByLabel } from '#domain/booking/slots.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeAnalytics } from '#tests/support/fakes/FakeAnalytics.ts';
import { FakeBookingDraft } from '#tests/support/fakes/FakeBookingDraft.ts';
import { FakeBookings } from '#tests/support/fakes/FakeBookings.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { systemClock } from '#tests/support/systemClock.ts';
import { BookingViewModel } from './BookingViewModel.ts';

// 10 AM on a Wednesday in New York
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-04T15:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const slot = (label: string) => {
  const found = slotByLabel(label);
  if (!found) throw new Error(`There is no slot at ${label}`);
  return found;
};

function setUp(draft = new FakeBookingDraft()) {
  const bookings = new FakeBookings();
  const analytics = new FakeAnalytics();
  const vm = new BookingViewModel(new CreateBooking(bookings, systemClock), draft, analytics);
  onTestFinished(vm.start());
  return { analytics, bookings, vm, draft };
}

function readyToBook() {
  const { vm, ...others } = setUp();
  vm.chooseDay('2026-03-05');
  vm.chooseSlot(slot('1:00 PM'));
  vm.enter({ name: 'Ada', email: 'ada@tableside.example', company: 'Aurora', message: 'Hello' });
  return { vm, ...others };
}

describe('BookingViewModel', () => {
  it("starts at today's date in New York with a virtual meeting, without a date or time", () => {
    const { vm } = setUp();
    expect(vm).toMatchObject({
      type: 'virtual',
      day: undefined,
      slot: undefined,
      hasTimePassed: false,
      month: { year: 2026, month: 3 },
      today: '2026-03-04',
    });
  });

  it('starts with the date on which it is shown, not on which it was created', () => {
    const vm = new BookingViewModel(
      new CreateBooking(new FakeBookings(), systemClock),
      new FakeBookingDraft(),
      new FakeAnalytics(),
    );
    vi.setSystemTime(new Date('2026-03-05T15:00:00Z'));
    onTestFinished(vm.start());
    expect(vm).toMatchObject({ today: '2026-03-05', focused: '2026-03-05' });
  });

  it('clears the time when another date is selected', () => {
    const { vm } = setUp();
    vm.chooseDay('2026-03-05');
    expect(vm.slots).toHaveLength(15);
    expect(vm.slot).toBeUndefined();
    vm.chooseSlot(slot('9:00 AM'));
    expect(vm.slot?.label).toBe('9:00 AM');
    vm.chooseDay('2026-03-05');
    expect(vm.slot?.label).toBe('9:00 AM');
    vm.chooseDay('2026-03-06');
    expect(vm.slot).toBeUndefined();
  });

  it('rejects days that are unavailable', () => {
    const { vm } = setUp();
    for (const day of ['2026-03-03', '2026-03-07', '2026-04-01']) {
      vm.chooseDay(day);
      expect(vm.day, day).toBeUndefined();
    }
  });

  it('offers only times of today that have not started', () => {
    const { vm } = setUp();
    vm.chooseDay('2026-03-04');
    expect(vm.slots.map(({ label }) => label).slice(0, 2)).toEqual(['10:30 AM', '11:00 AM']);
    vi.setSystemTime(new Date('2026-03-04T15:30:00Z'));
    vm.chooseDay('2026-03-04');
    expect(vm.slots[0]?.label).toBe('11:00 AM');
  });

  it('shows the month of the focused day, and lets only days of this month be selected', () => {
    const { vm } = setUp();
    expect(vm.focused).toBe('2026-03-04');
    vm.focusDay('2026-04-01');
    expect(vm.month).toEqual({ year: 2026, month: 4 });
    expect(vm.days.filter(({ isInMonth }) => isInMonth)).toHaveLength(30);
    vm.chooseDay('2026-03-31');
    expect(vm.day).toBeUndefined();
    vm.chooseDay('2026-04-02');
    expect(vm).toMatchObject({ day: '2026-04-02', focused: '2026-04-02' });
    vm.focusDay('2027-01-01');
    expect(vm).toMatchObject({ month: { year: 2027, month: 1 }, day: '2026-04-02' });
  });

  it("returns the available days of any month, based on New York's date", () => {
    const { vm } = setUp();
    expect(['2026-03-03', '2026-03-04', '2026-03-07', '2026-04-01'].map((day) => vm.isOpen(day))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  // (action: Book a meeting)
  it('books with a name and an email, and stores the meeting', async () => {
    const { bookings, vm } = readyToBook();
    vm.enter({ name: '' });
    vm.book();
    expect(vm.isComplete).toBe(false);
    expect(bookings.booked).toEqual([]);
    vm.enter({ name: 'Ada' });
    vm.chooseType('in_person');
    vm.book();
    vm.book();
    await flushPromises();
    expect(bookings.booked).toEqual([
      {
        name: 'Ada',
        email: 'ada@tableside.example',
        company: 'Aurora',
        message: 'Hello',
        day: '2026-03-05',
        time: '1:00 PM',
        type: 'in_person',
        timeZone: 'America/New_York',
      },
    ]);
    // browser history can store only plain values
    expect(structuredClone(vm.booked)).toEqual(vm.booked);
    expect(vm.confirmation).toBe(
      '/bookingconfirmed?name=Ada&email=ada%40tableside.example&date=2026-03-05&time=1%3A00+PM&company=Aurora',
    );
  });

  // (rule: analytics)
  it('omits the guest from the confirmation URL if analytics could read it', async () => {
    const { vm, analytics } = readyToBook();
    analytics.hasService = true;
    vm.book();
    await flushPromises();
    expect(vm.confirmation).toBe('/bookingconfirmed');
  });

  it.each([
    [refused(500, 'Busy'), 'Failed to book meeting. Please try again.'],
    [refused(400), 'Failed to book meeting. Please try again.'],
    [unreachable(), 'Network error. Please check your connection and try again.'],
  ])('shows a failure and keeps all input (%s)', async (trouble, text) => {
    const { bookings, vm } = readyToBook();
    bookings.trouble = trouble;
    vm.book();
    await flushPromises();
    expect(vm).toMatchObject({ error: text, booked: undefined, day: '2026-03-05' });
    expect(vm.details).toMatchObject({ name: 'Ada', message: 'Hello' });
  });

  it('clears a failure when the visitor dismisses it or tries again', async () => {
    const { bookings, vm } = readyToBook();
    bookings.trouble = unreachable();
    vm.book();
    await flushPromises();
    vm.clearError();
    expect(vm.error).toBeUndefined();
    vm.book();
    await flushPromises();
    expect(vm.error).toBeDefined();
    vm.book();
    expect(vm.error).toBeUndefined();
  });

  it('says that a slow booking may still succeed when the visitor stops waiting, and can book another', async () => {
    const { bookings, vm } = readyToBook();
    vm.book();
    vm.stopWaiting();
    expect(vm.error).toBe(
      'You stopped waiting. Your meeting may still have been booked, so check your email for an invitation before you book again. Your entries are still here.',
    );
    vm.enter({ email: 'ada@aurora.example' });
    vm.book();
    const seen = vi.fn<(email: string | undefined) => void>();
    onTestFinished(reaction(() => vm.booked?.email, seen));
    await flushPromises();
    expect(seen).toHaveBeenCalledOnce();
    expect(bookings.booked.map(({ email }) => email)).toEqual([
      'ada@tableside.example',
      'ada@aurora.example',
    ]);
    expect(vm.booked?.email).toBe('ada@aurora.example');
  });

  it('starts at the month of the first available day', () => {
    // the last day of the month, a Saturday, so no day of this month is available
    vi.setSystemTime('2026-10-31T15:00:00Z');
    expect(setUp().vm).toMatchObject({ focused: '2026-11-02', month: { year: 2026, month: 11 } });
  });

  it('asks for another time when the selected one has started', async () => {
    const { bookings, vm, draft } = readyToBook();
    vi.setSystemTime(new Date('2026-03-05T18:00:00Z'));
    vm.book();
    await flushPromises();
    expect(bookings.booked).toEqual([]);
    expect(vm).toMatchObject({
      slot: undefined,
      hasTimePassed: true,
      booked: undefined,
      details: { name: 'Ada' },
    });
    expect(draft.entered()?.details.name).toBe('Ada');
    expect(vm.slots[0]?.label).toBe('1:30 PM');
    vm.chooseSlot(slot('1:30 PM'));
    expect(vm.hasTimePassed).toBe(false);
  });

  it('removes a time that starts while times are shown, and asks for another if it was selected', () => {
    vi.useFakeTimers({
      now: new Date('2026-03-04T15:29:30Z'),
      toFake: ['Date', 'setInterval', 'clearInterval'],
    });
    const { vm } = setUp();
    const stop = vm.followClock();
    vm.chooseDay('2026-03-04');
    vm.chooseSlot(slot('10:30 AM'));
    vi.advanceTimersByTime(60_000);
    expect(vm).toMatchObject({ slot: undefined, hasTimePassed: true });
    expect(vm.slots[0]?.label).toBe('11:00 AM');
    vm.chooseSlot(slot('11:00 AM'));
    stop();
    vi.advanceTimersByTime(3_600_000);
    expect(vm).toMatchObject({ slot: { label: '11:00 AM' }, hasTimePassed: false });
  });

  it('starts with the previous input until the meeting is booked', async () => {
    const { bookings, vm, draft } = readyToBook();
    vm.chooseType('in_person');
    expect(setUp(draft).vm).toMatchObject({
      type: 'in_person',
      day: '2026-03-05',
      focused: '2026-03-05',
      slot: { label: '1:00 PM' },
      details: { name: 'Ada', email: 'ada@tableside.example', company: 'Aurora', message: 'Hello' },
      hasTimePassed: false,
    });
    vm.book();
    await flushPromises();
    expect(bookings.booked).toHaveLength(1);
    expect(setUp(draft).vm).toMatchObject({
      type: 'virtual',
      day: undefined,
      details: EMPTY_BOOKING_DETAILS,
    });
  });

  it('keeps the rest of the input, and says so, if the selected time has started', () => {
    const { draft } = readyToBook();
    vi.setSystemTime(new Date('2026-03-05T18:00:00Z'));
    expect(setUp(draft).vm).toMatchObject({
      day: '2026-03-05',
      slot: undefined,
      hasTimePassed: true,
      details: { name: 'Ada' },
    });
    vi.setSystemTime(new Date('2026-03-09T15:00:00Z'));
    const { vm } = setUp(draft);
    expect(vm).toMatchObject({ day: undefined, hasTimePassed: true, details: { name: 'Ada' } });
    vm.chooseDay('2026-03-10');
    expect(vm.hasTimePassed).toBe(false);
  });

  it('clears everything for another meeting', () => {
    const { vm, draft } = readyToBook();
    vm.startOver();
    expect(vm).toMatchObject({ day: undefined, slot: undefined, details: EMPTY_BOOKING_DETAILS });
    expect(setUp(draft).vm.details).toEqual(EMPTY_BOOKING_DETAILS);
  });

  it('keeps input for another meeting that the visitor enters during the booking', async () => {
    const { vm, draft } = readyToBook();
    vm.book();
    vm.enter({ message: 'And the music?' });
    await flushPromises();
    expect(vm.booked?.name).toBe('Ada');
    expect(draft.entered()?.details.message).toBe('And the music?');
  });
});
