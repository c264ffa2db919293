import type { MergedEdits } from '#domain/shared/mergeEdits.ts';
import type { WriteTarget } from '#application/shared/WriteLocks.ts';

/** Settings as the host saved them, and what else it answered. */
export interface Written<T, Answer> {
  readonly saved: T;
  readonly answer: Answer;
}

/**
 * How one kind of settings is checked, read, and written.
 * @typeParam T the settings, as a form edits them
 * @typeParam Found the validation problems
 * @typeParam Answer what the host answers to a write, besides the settings
 */
export interface SettingsKind<T, Found, Answer = undefined> {
  readonly target: WriteTarget;
  /** Returns why the settings cannot be saved, or undefined if they can. */
  check(edited: T, saved: T): Found | undefined;
  /**
   * Returns the settings in the form in which they are saved.
   * @param base the settings before the edit, whose unchanged fields stay as they are
   */
  normalize(edited: T, base: T): T;
  /** Merges edits with what was saved since, by default field by field. */
  merge?(base: T, mine: T, theirs: T): MergedEdits<T>;
  /** Reads what the host has now. Returns undefined if it was deleted. */
  read(): Promise<T | undefined>;
  /**
   * Replaces the settings.
   * @param theirs what {@link read} returned, for hosts that compare versions
   */
  write(merged: T, theirs: T): Promise<Written<T, Answer>>;
}
