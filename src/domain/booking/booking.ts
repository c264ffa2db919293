import type { Day } from '#domain/shared/day.ts';
import { MEETING_TIME_ZONE } from './newYork.ts';
import type { Slot } from './slots.ts';

export type MeetingType = 'virtual' | 'in_person';

/** The visitor's contact details. */
export interface BookingDetails {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
}

export const EMPTY_BOOKING_DETAILS: BookingDetails = { name: '', email: '', company: '', message: '' };

/** A meeting request as sent to the host. */
export interface BookingRequest extends BookingDetails {
  readonly day: Day;
  /** The slot's label, such as `9:30 AM`. */
  readonly time: string;
  readonly type: MeetingType;
  readonly timeZone: typeof MEETING_TIME_ZONE;
}

/** The visitor's selections in the booking form. */
export interface BookingChoice {
  readonly day: Day;
  readonly slot: Slot;
  readonly type: MeetingType;
  readonly details: BookingDetails;
}

/**
 * Checks the required details: name and email must not be blank. Company and message are optional, and no
 * field has a maximum length. Any non-blank email is accepted. A meeting is virtual unless in-person is
 * selected. (see rule: booking)
 */
export const hasRequiredDetails = ({ name, email }: BookingDetails): boolean =>
  name.trim() !== '' && email.trim() !== '';

export function bookingRequest({ day, slot, type, details }: BookingChoice): BookingRequest {
  return { ...details, day, time: slot.label, type, timeZone: MEETING_TIME_ZONE };
}
