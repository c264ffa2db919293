import type { Day } from './day.ts';
import { MEETING_ZONE } from './newYork.ts';
import { MEETING_MINUTES, type Slot } from './slots.ts';

interface Invitation {
  readonly day: Day;
  readonly slot: Slot;
  readonly title: string;
  readonly description: string;
  /** Who invites: name and e-mail address. */
  readonly host: { readonly name: string; readonly email: string };
  /** When the file is made. */
  readonly now: Date;
}

/** The rules of New York's clocks since 2007, so that a calendar need not know them. */
const NEW_YORK = [
  'BEGIN:VTIMEZONE',
  `TZID:${MEETING_ZONE}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A meeting as a calendar file (RFC 5545). */
export function invitation({ day, slot, title, description, host, now }: Invitation): string {
  const begin = `${day.replaceAll('-', '')}T${twoDigits(Math.floor(slot.minute / 60))}${twoDigits(slot.minute % 60)}00`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(host.name)}//Booking//EN`,
    'METHOD:PUBLISH',
    ...NEW_YORK,
    'BEGIN:VEVENT',
    `UID:${begin}-${now.getTime()}@${host.email.split('@').at(-1)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=${MEETING_ZONE}:${begin}`,
    `DURATION:PT${MEETING_MINUTES}M`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(description)}`,
    `ORGANIZER;CN="${host.name.replaceAll('"', "'")}":mailto:${host.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

const text = (value: string) =>
  value.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);

const LINE_OCTETS = 75;

/** Lines are at most 75 octets long; what is longer goes on in the next line after a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let result = '';
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += length;
  }
  return result;
}
