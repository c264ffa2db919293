import type { MergedEdits } from '#domain/shared/mergeEdits.ts';
import type { SettingsArea } from '#application/shared/RestaurantEvents.ts';

/** What the host has now, and what else a write needs to know, such as the category an item is in. */
export interface Current<T, Context> {
  readonly value: T;
  readonly context: Context;
}

/** For settings of which a write needs to know nothing else than what was read. */
export const current = <T>(value: T): Current<T, T> => ({ value, context: value });

/** Settings as the host saved them, and what else it answered. */
export interface Written<T, Answer> {
  readonly saved: T;
  readonly answer: Answer;
}

/**
 * How one kind of settings is checked, merged, read, and written.
 * @typeParam T the settings, as a form edits them
 * @typeParam Problems the validation problems
 * @typeParam Answer what the host answers to a write, besides the settings
 * @typeParam Context what a read finds besides the settings; only the kind itself looks at it
 */
export interface EditKind<T, Problems = never, Answer = undefined, Context = unknown> {
  readonly restaurantId: string;
  readonly area: SettingsArea;
  /** Returns why the settings cannot be saved, or undefined if they can. */
  check?(edited: T, saved: T): Problems | undefined;
  /**
   * Returns the settings in the form in which they are saved.
   * @param base the settings before the edit, whose unchanged fields stay as they are
   */
  normalize?(edited: T, base: T): T;
  /** Merges edits with what was saved since, by default field by field. */
  merge?(base: T, mine: T, theirs: T): MergedEdits<T>;
  /** Reads what the host has now. Returns undefined if it was deleted. */
  read(signal?: AbortSignal): Promise<Current<T, Context> | undefined>;
  /** Replaces the settings. */
  write(merged: T, context: Context): Promise<Written<T, Answer>>;
  /**
   * Only of kinds whose write adds something: returns what it has added since `before` was read, so that it is
   * never added twice.
   * @param before absent if an earlier page may have added it
   */
  find?(added: T, before: Context | undefined, now: Context): Written<T, Answer> | undefined;
  /** Returns the kind of further edits, once something was added. */
  next?(answer: Answer): EditKind<T, Problems, Answer>;
  /** Returns the kind that adds it again, after someone else deleted it. */
  again?(): EditKind<T, Problems, Answer>;
}
