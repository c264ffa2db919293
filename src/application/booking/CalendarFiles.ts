import type { Invitation } from '#domain/booking/invitation.ts';
import { port } from '../port.ts';

/** Meetings as files that calendars read. */
export interface CalendarFiles {
  /** The text of the file (iCalendar, RFC 5545), by the clocks of New York. */
  invitation(meeting: Invitation): Promise<string>;
}
export const CalendarFiles = port<CalendarFiles>('CalendarFiles');
