import type { MergedEdits } from '#domain/shared/mergeEdits.ts';
import type { SettingsArea } from '#application/shared/RestaurantEvents.ts';

/** The current value on the host, and other information for a write, such as an item's category. */
export interface ReadResult<T, Context> {
  readonly value: T;
  readonly context: Context;
}

/** For settings whose writes need no other information. */
export const toReadResult = <T>(value: T): ReadResult<T, T> => ({ value, context: value });

/** Settings as the host saved them, and the rest of its answer. */
export interface WriteResult<T, Answer> {
  readonly saved: T;
  readonly answer: Answer;
}

/**
 * How one kind of settings is checked, merged, read, and written.
 * @typeParam T the settings, as a form edits them
 * @typeParam Problems the validation problems
 * @typeParam Answer the host's answer to a write, besides the settings
 * @typeParam Context the result of a read, besides the settings; only the kind itself uses it
 */
export interface EditKind<T, Problems = never, Answer = undefined, Context = unknown> {
  readonly restaurantId: string;
  readonly area: SettingsArea;
  /** Returns why the settings cannot be saved, or undefined if they can. */
  check?(edited: T, saved: T): Problems | undefined;
  /**
   * Returns the settings in the form in which they are saved.
   * @param base the settings before the edit; unchanged fields keep their values
   */
  normalize?(edited: T, base: T): T;
  /** Merges edits with changes saved since then, by default field by field. */
  merge?(base: T, mine: T, theirs: T): MergedEdits<T>;
  /** Reads the current value on the host. Returns undefined if it was deleted. */
  read(signal?: AbortSignal): Promise<ReadResult<T, Context> | undefined>;
  write(merged: T, context: Context): Promise<WriteResult<T, Answer>>;
  /**
   * Only for kinds whose write adds something: returns the addition if it was made after `before` was read,
   * so that it is never added twice.
   * @param before absent if an earlier page may have added it
   */
  find?(added: T, before: Context | undefined, now: Context): WriteResult<T, Answer> | undefined;
  /** Returns the kind for further edits of an addition. */
  next?(answer: Answer): EditKind<T, Problems, Answer>;
  /** Returns the kind that adds a value again after someone else deleted it. */
  again?(): EditKind<T, Problems, Answer>;
}
