import ICAL from 'ical.js';
import { describe, expect, it, vi } from 'vitest';
import fc from '#tests/support/properties.ts';
import { wallClock } from '#domain/booking/newYork.ts';
import { slotStart, TIME_SLOTS, type Slot } from '#domain/booking/slots.ts';
import { IcalCalendarFiles } from './IcalCalendarFiles.ts';

const NOW = new Date('2026-01-02T03:04:05.678Z');

const file = (day: string, slot: Slot, description = 'A first look', now = NOW) =>
  new IcalCalendarFiles().invitation({
    day,
    slot,
    title: 'Meeting; with Tableside, live',
    description,
    host: { name: 'Tableside', email: 'hello@tableside.example' },
    now,
  });

/** Parses a calendar file with another library. Uses only the time zone defined in the file. */
function eventIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  ICAL.TimezoneService.reset();
  if (zone) ICAL.TimezoneService.register(zone);
  const found = calendar.getFirstSubcomponent('vevent');
  if (!found) throw new Error('There is no event in the file');
  return { event: new ICAL.Event(found), found };
}

const ZONES = ['America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'];

/** Both New York clock changes in 2026, the days after them, and days in winter, summer, and another year. */
const DAYS = [
  '2026-01-05',
  '2026-03-08',
  '2026-03-09',
  '2026-07-01',
  '2026-11-01',
  '2026-11-02',
  '2031-03-10',
];

/** The machine's local time of day at an instant. */
function minuteHere(moment: string): number {
  const here = new Date(moment);
  return here.getHours() * 60 + here.getMinutes();
}

describe('The calendar file', () => {
  it('has the right time and text for the first and the last slot of a day', async () => {
    for (const zone of ZONES) {
      vi.stubEnv('TZ', zone);
      const noon = '2026-07-01T12:00:00Z';
      expect(wallClock(new Date(noon), zone).minute).toBe(minuteHere(noon));
      for (const day of DAYS) {
        for (const slot of TIME_SLOTS.filter((_, index) => index % 14 === 0)) {
          const { event, found } = eventIn(await file(day, slot));
          expect(found.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('America/New_York');
          const hours = String(Math.floor(slot.minute / 60)).padStart(2, '0');
          const minutes = String(slot.minute % 60).padStart(2, '0');
          expect(event.startDate.toString(), zone).toBe(`${day}T${hours}:${minutes}:00`);
          expect(event.startDate.toJSDate(), `${zone} ${day}`).toEqual(slotStart(day, slot));
          expect(event.duration.toSeconds()).toBe(15 * 60);
        }
      }
    }
  });

  it('contains every text unchanged', async () => {
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

  it('names the organizer and creation time', async () => {
    const [slot] = TIME_SLOTS;
    if (!slot) throw new Error('There is no slot');
    const { event, found } = eventIn(await file('2026-03-04', slot));
    expect(event.organizer).toBe('mailto:hello@tableside.example');
    expect(String(found.getFirstPropertyValue('dtstamp'))).toBe('2026-01-02T03:04:05Z');
  });

  it('has the same id each time it is saved, and a different id for a different slot', async () => {
    const idOf = async (slot: Slot | undefined, now: string) => {
      if (!slot) throw new Error('There is no slot');
      return eventIn(await file('2026-03-09', slot, 'A first look', new Date(now))).event.uid;
    };
    const [first, second] = TIME_SLOTS;
    const id = await idOf(first, '2026-01-02T03:04:05.678Z');
    expect(id).toBe('meeting-1773061200000@tableside.example');
    expect(await idOf(first, '2026-01-02T04:00:00Z')).toBe(id);
    expect(await idOf(second, '2026-01-02T03:04:05.678Z')).not.toBe(id);
  });
});
