import { TZDate } from '@date-fns/tz';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Invitation } from '#domain/booking/invitation.ts';
import { MEETING_TIME_ZONE } from '#domain/booking/newYork.ts';
import { slotStart, MEETING_MINUTES } from '#domain/booking/slots.ts';

/**
 * Returns the text of a calendar file. The text includes New York's time zone rules, which a calendar program
 * may lack.
 */
export function calendarInviteFile({ day, slot, title, description, host, now }: Invitation): string {
  const begin = slotStart(day, slot).getTime();
  const calendar = ical({
    prodId: { company: host.name, product: 'Booking', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // zones apply only to the event; the calendar's own timestamps are in UTC
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  });
  calendar.createEvent({
    // stable, so a calendar that opens the file twice keeps one entry
    id: `meeting-${begin}@${host.email.split('@').at(-1)}`,
    timezone: MEETING_TIME_ZONE,
    start: new TZDate(begin, MEETING_TIME_ZONE),
    end: new TZDate(begin + MEETING_MINUTES * 60_000, MEETING_TIME_ZONE),
    stamp: now,
    summary: title,
    description,
    organizer: host,
  });
  return calendar.toString();
}
