import ICAL from 'ical.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import fc from '#tests/support/properties.ts';
import { wallClock } from '#domain/booking/newYork.ts';
import { slotStart, TIME_SLOTS, type Slot } from '#domain/booking/slots.ts';
import { IcalCalendarFiles } from './IcalCalendarFiles.ts';

const file = (day: string, slot: Slot, description = 'A first look') =>
  new IcalCalendarFiles().invitation({
    day,
    slot,
    title: 'Meeting; with Tableside, live',
    description,
    host: { name: 'Tableside', email: 'hello@tableside.example' },
    now: new Date('2026-01-02T03:04:05.678Z'),
  });

/** The event of a file, as another library reads it; the zone is the one in the file, and no other is known. */
function eventIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  ICAL.TimezoneService.reset();
  if (zone) ICAL.TimezoneService.register(zone);
  const found = calendar.getFirstSubcomponent('vevent');
  if (!found) throw new Error('There is no event in the file');
  return { event: new ICAL.Event(found), found };
}

/** Where the visitor is, as their browser knows. */
const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Pacific/Auckland',
];

/** Both changes of New York's clocks in 2026, the days after, and days of winter, summer and another year. */
const DAYS = [
  '2026-01-05',
  '2026-03-08',
  '2026-03-09',
  '2026-07-01',
  '2026-11-01',
  '2026-11-02',
  '2031-03-10',
];

/** What a clock on the wall shows where this runs. */
function minuteHere(moment: string): number {
  const here = new Date(moment);
  return here.getHours() * 60 + here.getMinutes();
}

afterEach(() => vi.unstubAllEnvs());

describe('the calendar file', () => {
  describe.each(ZONES)('made in %s', (zone) => {
    it.each(DAYS)('says of each slot of %s what is offered and sent, and means that moment', async (day) => {
      vi.stubEnv('TZ', zone);
      expect(wallClock(new Date('2026-07-01T12:00:00Z'), zone).minute).toBe(
        minuteHere('2026-07-01T12:00:00Z'),
      );
      for (const slot of TIME_SLOTS) {
        const { event, found } = eventIn(await file(day, slot));
        expect(found.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('America/New_York');
        const hours = String(Math.floor(slot.minute / 60)).padStart(2, '0');
        const minutes = String(slot.minute % 60).padStart(2, '0');
        expect(event.startDate.toString()).toBe(`${day}T${hours}:${minutes}:00`);
        expect(event.startDate.toJSDate()).toEqual(slotStart(day, slot));
        expect(event.duration.toSeconds()).toBe(15 * 60);
      }
    });
  });

  it('gives back every text as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (description) => {
        const [slot] = TIME_SLOTS;
        if (!slot) throw new Error('There is no slot');
        const text = await file('2026-03-04', slot, description);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const { event } = eventIn(text);
        expect(event.summary).toBe('Meeting; with Tableside, live');
        expect(event.description ?? '').toBe(description.replace(/\r\n|\r/g, '\n'));
      }),
      { numRuns: 50 },
    );
  });

  it('names who invites and when it was made, and is another file each time it is made', async () => {
    const [slot] = TIME_SLOTS;
    if (!slot) throw new Error('There is no slot');
    const { event, found } = eventIn(await file('2026-03-04', slot));
    expect(event.organizer).toBe('mailto:hello@tableside.example');
    expect(String(found.getFirstPropertyValue('dtstamp'))).toBe('2026-01-02T03:04:05Z');
    expect(event.uid).toBe('1772632800000-1767323045678@tableside.example');
  });
});
