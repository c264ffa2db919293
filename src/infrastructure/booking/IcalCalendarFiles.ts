import type { CalendarFiles } from '#application/booking/CalendarFiles.ts';
import type { Invitation } from '#domain/booking/invitation.ts';
import { MEETING_ZONE } from '#domain/booking/newYork.ts';
import { beginOf, MEETING_MINUTES } from '#domain/booking/slots.ts';
import { fetched } from '../fetched.ts';

/**
 * Makes the files of `ical-generator`, with the rules of New York's clocks in them: a calendar need not know the zone.
 * The libraries come with the first file.
 */
export class IcalCalendarFiles implements CalendarFiles {
  static readonly needs = [] as const;

  async invitation({ day, slot, title, description, host, now }: Invitation) {
    const [{ TZDate }, { default: ical, ICalCalendarMethod }, { tzlib_get_ical_block }] = await fetched(
      Promise.all([import('@date-fns/tz'), import('ical-generator'), import('timezones-ical-library')]),
    );
    const begin = beginOf(day, slot).getTime();
    const calendar = ical({
      prodId: { company: host.name, product: 'Booking', language: 'EN' },
      method: ICalCalendarMethod.PUBLISH,
      // of the event alone: what the calendar itself says, such as when the file was made, is in UTC
      timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
    });
    calendar.createEvent({
      id: `${begin}-${now.getTime()}@${host.email.split('@').at(-1)}`,
      timezone: MEETING_ZONE,
      start: new TZDate(begin, MEETING_ZONE),
      end: new TZDate(begin + MEETING_MINUTES * 60_000, MEETING_ZONE),
      stamp: now,
      summary: title,
      description,
      organizer: host,
    });
    return calendar.toString();
  }
}
