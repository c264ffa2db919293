import * as v from 'valibot';
import type { BookingDraft, EnteredBooking } from '#application/booking/BookingDraft.ts';

const KEY = 'booking';

/** What another release has left may have another shape: then it is as if nothing were there. */
const Stored: v.GenericSchema<unknown, EnteredBooking> = v.object({
  type: v.picklist(['virtual', 'in_person']),
  day: v.optional(v.string()),
  time: v.optional(v.string()),
  details: v.object({ name: v.string(), email: v.string(), company: v.string(), message: v.string() }),
});

export class SessionStorageBookingDraft implements BookingDraft {
  static readonly needs = [] as const;

  entered() {
    const { success, output } = v.safeParse(Stored, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return success ? output : undefined;
  }

  remember(entered: EnteredBooking) {
    sessionStorage.setItem(KEY, JSON.stringify(entered));
  }

  clear() {
    sessionStorage.removeItem(KEY);
  }
}
