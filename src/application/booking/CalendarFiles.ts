import type { Invitation } from '#domain/booking/invitation.ts';
import { port } from '../port.ts';

/** Creates calendar files for meetings. */
export interface CalendarFiles {
  /** Returns a meeting as iCalendar text (RFC 5545), in New York time. */
  invitation(meeting: Invitation): Promise<string>;
}
export const CalendarFiles = port<CalendarFiles>('CalendarFiles');
