import type { CalendarFiles } from '#application/booking/CalendarFiles.ts';
import type { Invitation } from '#domain/booking/invitation.ts';
import { retryableImport } from '../retryableImport.ts';

/** Creates files with `ical-generator`, which loads on first use. */
export class IcalCalendarFiles implements CalendarFiles {
  static readonly needs = [] as const;

  async invitation(meeting: Invitation) {
    const { calendarInviteFile } = await retryableImport(import('./calendarInviteFile.ts'));
    return calendarInviteFile(meeting);
  }
}
