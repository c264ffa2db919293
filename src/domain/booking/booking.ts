import type { Day } from '#domain/shared/day.ts';
import { MEETING_TIME_ZONE } from './newYork.ts';
import type { Slot } from './slots.ts';

export type MeetingType = 'virtual' | 'in_person';

/** What a visitor tells about themselves. */
export interface BookingDetails {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
}

export const EMPTY_BOOKING_DETAILS: BookingDetails = { name: '', email: '', company: '', message: '' };

/** A meeting as it is asked for. */
export interface BookingRequest extends BookingDetails {
  readonly day: Day;
  /** The label of the slot. */
  readonly time: string;
  readonly type: MeetingType;
  readonly timeZone: typeof MEETING_TIME_ZONE;
}

/** What a visitor has chosen. */
export interface BookingChoice {
  readonly day: Day;
  readonly slot: Slot;
  readonly type: MeetingType;
  readonly details: BookingDetails;
}

/**
 * Name and e-mail address are needed, company and message are not; none of them has a longest length. Here an e-mail address is
 * whatever is not blank. A meeting is virtual unless in person is chosen. (see rule: booking)
 */
export const hasRequiredDetails = ({ name, email }: BookingDetails): boolean =>
  name.trim() !== '' && email.trim() !== '';

export function bookingRequest({ day, slot, type, details }: BookingChoice): BookingRequest {
  return { ...details, day, time: slot.label, type, timeZone: MEETING_TIME_ZONE };
}
