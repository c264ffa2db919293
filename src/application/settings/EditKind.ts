import type { MergedEdits } from '#domain/shared/mergeEdits.ts';
import type { SettingsArea } from '#application/shared/RestaurantEvents.ts';

/** The current value on the host, and other information that a write needs, such as an item's category. */
export interface ReadResult<T, Context> {
  readonly value: T;
  readonly context: Context;
}

/** Returns a result for settings whose writes need no other information. */
export const toReadResult = <T>(value: T): ReadResult<T, T> => ({ value, context: value });

/** Settings as the host saved them, and the rest of the host's answer. */
export interface WriteResult<T, Answer> {
  readonly saved: T;
  readonly answer: Answer;
}

/**
 * How one kind of settings is checked, merged, read, and written.
 * @typeParam T the settings, as a form edits them
 * @typeParam Problems the validation problems
 * @typeParam Answer the host's answer to a write, besides the settings
 * @typeParam Context the rest of a read's result, besides the settings; only the kind uses this part
 */
export interface EditKind<T, Problems = never, Answer = undefined, Context = unknown> {
  readonly restaurantId: string;
  readonly area: SettingsArea;
  /** Returns the problems that prevent saving, or undefined if there are none. */
  check?(edited: T, saved: T): Problems | undefined;
  /**
   * Formats the settings as they are saved, for example without blank lines.
   * @param base the settings before the edit; fields that the user didn't change keep these values
   */
  normalize?(edited: T, base: T): T;
  /** Merges edits with changes that were saved after the edit began. By default, merges field by field. */
  merge?(base: T, mine: T, theirs: T): MergedEdits<T>;
  /** Reads the current value on the host. Returns undefined if it was deleted. */
  read(signal?: AbortSignal): Promise<ReadResult<T, Context> | undefined>;
  write(merged: T, context: Context): Promise<WriteResult<T, Answer>>;
  /**
   * Only for kinds whose write adds something. Looks for the addition among everything added after `before`
   * was read, so that nothing is added twice.
   * @param before absent after a reload, when the page from before the reload may have made the addition
   */
  find?(added: T, before: Context | undefined, now: Context): WriteResult<T, Answer> | undefined;
  /** Returns the kind that edits the thing just added. */
  next?(answer: Answer): EditKind<T, Problems, Answer>;
  /** Returns the kind that adds a value again after someone else deleted it. */
  again?(): EditKind<T, Problems, Answer>;
}
