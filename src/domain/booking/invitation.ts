import type { Day } from '#domain/shared/day.ts';
import type { Slot } from './slots.ts';

/** A meeting as a visitor takes it over into their calendar. */
export interface Invitation {
  readonly day: Day;
  readonly slot: Slot;
  readonly title: string;
  readonly description: string;
  /** Who invites. */
  readonly host: { readonly name: string; readonly email: string };
  /** When the file is made. */
  readonly now: Date;
}
