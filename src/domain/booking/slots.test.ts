import { describe, expect, it } from 'vitest';
import { bookingRequest, hasRequiredDetails, EMPTY_BOOKING_DETAILS } from './booking.ts';
import { wallClock } from './newYork.ts';
import { slotStart, firstBookableDay, availableSlots, TIME_SLOTS, todayInNewYork } from './slots.ts';

const LABELS = [
  '9:00 AM',
  '9:30 AM',
  '10:00 AM',
  '10:30 AM',
  '11:00 AM',
  '11:30 AM',
  '1:00 PM',
  '1:30 PM',
  '2:00 PM',
  '2:30 PM',
  '3:00 PM',
  '3:30 PM',
  '4:00 PM',
  '4:30 PM',
  '5:00 PM',
];

/** Hours by which a zone is ahead of New York in winter, on March 9, and on November 2, by hand. */
const ZONES: readonly (readonly [zone: string, winter: number, march9: number, november2: number])[] = [
  ['America/New_York', 0, 0, 0],
  ['America/Los_Angeles', -3, -3, -3],
  ['America/Phoenix', -2, -3, -2],
  ['Europe/London', 5, 4, 5],
  ['Europe/Berlin', 6, 5, 6],
  ['Asia/Kolkata', 10.5, 9.5, 10.5],
  ['Asia/Tokyo', 14, 13, 14],
  ['Pacific/Auckland', 18, 17, 18],
];

/** Days around both New York clock changes in 2026 (March 8, November 1), with the UTC offset. */
const DAYS = [
  { day: '2026-03-06', utc: 5, column: 1 },
  { day: '2026-03-08', utc: 4, column: 2 },
  { day: '2026-03-09', utc: 4, column: 2 },
  { day: '2026-11-01', utc: 5, column: 3 },
  { day: '2026-11-02', utc: 5, column: 3 },
] as const;

describe('Time slots', () => {
  it('start every half hour except noon, 15 in total', () => {
    expect(TIME_SLOTS.map(({ label }) => label)).toEqual(LABELS);
  });

  for (const { day, utc, column } of DAYS) {
    describe(`on ${day}`, () => {
      it('start at the same instant for visitors in every time zone', () => {
        for (const [zone, ...ahead] of ZONES) {
          const hours = ahead[column - 1] ?? Number.NaN;
          for (const slot of TIME_SLOTS) {
            const begin = slotStart(day, slot);
            expect(begin.getTime(), zone).toBe(
              Date.parse(`${day}T00:00:00Z`) + utc * 3_600_000 + slot.minute * 60_000,
            );
            const theirs = wallClock(begin, zone);
            const minutes = slot.minute + hours * 60;
            expect(theirs.minute, zone).toBe(((minutes % 1440) + 1440) % 1440);
            expect(theirs.day > day, zone).toBe(minutes >= 1440);
          }
        }
      });

      it('are offered until they start, and are sent by their label', () => {
        for (const [index, slot] of TIME_SLOTS.entries()) {
          const begin = slotStart(day, slot).getTime();
          expect(availableSlots(day, new Date(begin - 60_000))).toEqual(TIME_SLOTS.slice(index));
          expect(availableSlots(day, new Date(begin))).toEqual(TIME_SLOTS.slice(index + 1));
          expect(bookingRequest({ day, slot, type: 'in_person', details: EMPTY_BOOKING_DETAILS })).toEqual({
            name: '',
            email: '',
            company: '',
            message: '',
            day,
            time: LABELS[index],
            type: 'in_person',
            timeZone: 'America/New_York',
          });
        }
      });
    });
  }

  it('are all offered on a later day, and not on an earlier day', () => {
    const now = new Date('2026-03-04T20:00:00Z');
    expect(availableSlots('2026-03-05', now)).toEqual(TIME_SLOTS);
    expect(availableSlots('2026-03-03', now)).toEqual([]);
  });
});

describe('The first bookable day', () => {
  it('is the next weekday with a free slot', () => {
    for (const [name, now, day] of [
      ['today, as long as a time of it has not begun', '2026-03-04T21:59:00Z', '2026-03-04'],
      ['tomorrow from then on', '2026-03-04T22:00:00Z', '2026-03-05'],
      ['Monday on a Friday evening', '2026-03-06T22:30:00Z', '2026-03-09'],
      ['of the next month on its last day, a Saturday', '2026-10-31T15:00:00Z', '2026-11-02'],
    ] as const)
      expect(firstBookableDay(new Date(now)), name).toBe(day);
  });
});

describe('Today', () => {
  it("is New York's date", () => {
    for (const [now, day] of [
      ['2026-03-04T04:59:59Z', '2026-03-03'],
      ['2026-03-04T05:00:00Z', '2026-03-04'],
      // daylight saving time
      ['2026-03-09T03:59:59Z', '2026-03-08'],
      ['2026-03-09T04:00:00Z', '2026-03-09'],
      ['2026-11-01T03:59:59Z', '2026-10-31'],
      ['2026-11-02T04:59:59Z', '2026-11-01'],
    ] as const)
      expect(todayInNewYork(new Date(now)), now).toBe(day);
  });
});

describe('Booking details', () => {
  it('are complete with a name and an email address', () => {
    for (const [name, email, enough] of [
      ['Ada', 'ada@tableside.example', true],
      ['', 'ada@tableside.example', false],
      ['Ada', ' ', false],
      ['Ada', 'anything', true],
    ] as const)
      expect(hasRequiredDetails({ ...EMPTY_BOOKING_DETAILS, name, email }), JSON.stringify(name)).toBe(
        enough,
      );
  });
});
