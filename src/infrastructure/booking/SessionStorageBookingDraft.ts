import * as v from 'valibot';
import { isDay } from '#domain/shared/day.ts';
import type { BookingDraft, EnteredBooking } from '#application/booking/BookingDraft.ts';
import { SafeStorage } from '../browser/SafeStorage.ts';

const KEY = 'booking';

/** The stored format. Data in another format, such as from another release, is ignored. */
const Entered = v.object({
  type: v.picklist(['virtual', 'in_person']),
  day: v.optional(v.pipe(v.string(), v.check(isDay))),
  time: v.optional(v.string()),
  details: v.object({ name: v.string(), email: v.string(), company: v.string(), message: v.string() }),
});
const Stored: v.GenericSchema<unknown, EnteredBooking> = v.pipe(v.string(), v.parseJson(), Entered);

export class SessionStorageBookingDraft implements BookingDraft {
  static readonly needs = [] as const;

  entered() {
    const { success, output } = v.safeParse(Stored, SafeStorage.session.read(KEY));
    return success ? output : undefined;
  }

  remember(entered: EnteredBooking) {
    SafeStorage.session.write(KEY, JSON.stringify(entered));
  }

  clear() {
    SafeStorage.session.remove(KEY);
  }
}
