import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invitation } from './invitation.ts';
import { beginOf, SLOTS } from './slots.ts';

const make = (day: string, slot = SLOTS[0], description = 'A first look') => {
  if (!slot) throw new Error('no slot');
  return invitation({
    day,
    slot,
    title: 'Meeting; with Tableside, live',
    description,
    host: { name: 'Tableside', email: 'hello@tableside.example' },
    now: new Date('2026-01-02T03:04:05.678Z'),
  });
};

/** A reader of its own: unfolds the lines and takes names, parameters and values apart. */
function read(file: string) {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return lines.map((line) => {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;[^:"]*(?:"[^"]*")?)*):(.*)$/.exec(line) ?? [];
    return { name, parameters, value };
  });
}
const valueOf = (file: string, name: string) => {
  const lines = read(file);
  const event = lines.findIndex(({ value }) => value === 'VEVENT');
  return lines.slice(event).find((line) => line.name === name);
};
const unescaped = (text = '') =>
  text.replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));

/** The offset in force, found from the rules inside the file: nth Sunday of a month, at two o'clock. */
function offsetOf(file: string, local: string): number {
  const lines = read(file);
  const changes = ['DAYLIGHT', 'STANDARD'].map((part) => {
    const from = lines.findIndex(({ name, value }) => name === 'BEGIN' && value === part);
    const of = (name: string) => lines.slice(from).find((line) => line.name === name)?.value ?? '';
    const [, month = '', nth = ''] = /BYMONTH=(\d+);BYDAY=(\d)SU/.exec(of('RRULE')) ?? [];
    const year = Number(local.slice(0, 4));
    const first = new Date(Date.UTC(year, Number(month) - 1, 1)).getUTCDay();
    const day = 1 + ((7 - first) % 7) + (Number(nth) - 1) * 7;
    const at = `${year}${month.padStart(2, '0')}${String(day).padStart(2, '0')}T020000`;
    return { at, to: Number(of('TZOFFSETTO')) / 100, from: Number(of('TZOFFSETFROM')) / 100 };
  });
  const [begins, ends] = changes;
  if (!begins || !ends) throw new Error('no rules');
  return local >= begins.at && local < ends.at ? begins.to : ends.to;
}

describe('the calendar file', () => {
  it.each(['2026-01-05', '2026-03-06', '2026-03-09', '2026-07-01', '2026-10-30', '2026-11-02', '2031-03-10'])(
    'of %s begins, read by its own time zone, when the meeting does',
    (day) => {
      for (const slot of SLOTS) {
        const file = make(day, slot);
        const start = valueOf(file, 'DTSTART');
        expect(start?.parameters).toBe(';TZID=America/New_York');
        const local = start?.value ?? '';
        const asUtc = Date.parse(
          local.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'),
        );
        expect(new Date(asUtc - offsetOf(file, local) * 3_600_000)).toEqual(beginOf(day, slot));
        expect(valueOf(file, 'DURATION')?.value).toBe('PT15M');
      }
    },
  );

  it('is well formed: parts are closed in order, lines end with CRLF and are at most 75 octets long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (description) => {
        const file = make('2026-03-04', SLOTS[3], description);
        const open: string[] = [];
        for (const { name, value } of read(file)) {
          expect(name).not.toBe('');
          if (name === 'BEGIN') open.push(value);
          if (name === 'END') expect(open.pop()).toBe(value);
        }
        expect(open).toEqual([]);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }),
    );
  });

  it('gives back every text as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (description) => {
        const back = unescaped(valueOf(make('2026-03-04', SLOTS[0], description), 'DESCRIPTION')?.value);
        expect(back).toBe(description.replace(/\r\n|\r/g, '\n'));
      }),
    );
    const file = make('2026-03-04');
    expect(unescaped(valueOf(file, 'SUMMARY')?.value)).toBe('Meeting; with Tableside, live');
    expect(valueOf(file, 'ORGANIZER')?.value).toBe('mailto:hello@tableside.example');
    expect(valueOf(file, 'DTSTAMP')?.value).toBe('20260102T030405Z');
    expect(valueOf(file, 'UID')?.value).toBe('20260304T090000-1767323045678@tableside.example');
  });
});
