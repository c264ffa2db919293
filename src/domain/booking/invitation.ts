import type { Day } from '#domain/shared/day.ts';
import type { Slot } from './slots.ts';

/** A booked meeting as a calendar event. */
export interface Invitation {
  readonly day: Day;
  readonly slot: Slot;
  readonly title: string;
  readonly description: string;
  /** The organizer. */
  readonly host: { readonly name: string; readonly email: string };
  /** When the calendar file is created. */
  readonly now: Date;
}
