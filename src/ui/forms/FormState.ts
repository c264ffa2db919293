import {
  compareStructural,
  computedStruct,
  makeAutoObservable,
  observable,
  observableRef,
  runInAction,
} from 'mobx';
import { acceptTheirValue } from '#domain/shared/acceptTheirValue.ts';
import { isSameValue, mergeEdits, type EditConflict, type MergedEdits } from '#domain/shared/mergeEdits.ts';
import type { Edits } from '../kit/unsaved/UnsavedWork.ts';
import type { FieldProblems, Refusal } from '../texts/editorTexts.ts';

type Problems = Readonly<Record<string, string | undefined>>;

export interface FormOptions<T, Field extends string> {
  /** Validates a value. Returns the problem text of each invalid field. */
  readonly problems: (value: T, saved: T) => FieldProblems<Field>;
  /** Merges the user's edits with changes that others saved. By default, merges field by field. */
  readonly merge?: ((base: T, mine: T, theirs: T) => MergedEdits<T>) | undefined;
  /** By field, another field. The user's choice in a conflict about the first also applies to the second. */
  readonly resolvedTogetherWith?: Readonly<Record<string, string>> | undefined;
  /** Returns the user who saved the value last, if known. */
  readonly lastAuthor?: (() => string | undefined) | undefined;
  /** Initial value. Absent while it is loading. */
  readonly initial?: T | undefined;
  /** Fields whose edits are never stored, such as passwords. */
  readonly secrets?: readonly string[] | undefined;
}

/**
 * The current and saved values of a form, with its problems and its conflicts with changes that others saved.
 * (see rules: unsaved changes, conflicts)
 */
export class FormState<T extends object, Field extends string> {
  /** Current values. Each property is observed separately, so an edit re-renders only its field. */
  value: T | undefined;
  /** The value last received from the host. */
  saved: T | undefined;
  /** Whether the user has submitted. Before that, only fields that lost focus show their problems. */
  hasSubmitted = false;
  private readonly touched = observable.set<string>();
  private refusal: Refusal<Field> | undefined;
  private found: readonly EditConflict[] = [];
  /** By field, how many components show the field's conflicts. */
  private readonly claimed = observable.map<string, number>();
  readonly #options: FormOptions<T, Field>;

  constructor(options: FormOptions<T, Field>) {
    this.#options = options;
    makeAutoObservable<this, 'refusal' | 'found'>(
      this,
      {
        value: observableRef,
        saved: observableRef,
        refusal: observableRef,
        found: observableRef,
        problems: computedStruct,
        dirty: computedStruct,
      },
      { autoBind: true },
    );
    const { initial } = options;
    // may run while rendering, where MobX allows no changes outside actions
    if (initial) runInAction(() => this.load(initial));
  }

  get dirty(): boolean {
    return this.value !== undefined && !isSameValue({ ...this.value }, this.saved);
  }

  /** All validation problems, in order. */
  get problems(): Problems {
    return this.value && this.saved ? this.#options.problems({ ...this.value }, this.saved) : {};
  }

  edit(changes: Partial<T>): void {
    if (!this.value) return;
    Object.assign(this.value, changes);
    if (this.refusal && firstPathPart(this.refusal.field) in changes) this.refusal = undefined;
  }

  /** Marks a field as having lost focus, so that it shows its problem. */
  touch(field: Field | (keyof T & string)): void {
    this.touched.add(field);
  }

  problemOf(field: Field | (keyof T & string)): string | undefined {
    if (this.refusal?.field === field) return this.refusal.text;
    return this.hasSubmitted || this.touched.has(field) ? this.problems[field] : undefined;
  }

  /** Shows all problems. Returns whether there are none. */
  reveal(): boolean {
    this.hasSubmitted = true;
    return Object.keys(this.problems).length === 0;
  }

  /** Shows the host's message at its field. */
  refuse(refusal: Refusal<Field> | undefined): void {
    this.refusal = refusal;
  }

  /** Conflicts that the user has not resolved yet. */
  get conflicts(): readonly EditConflict[] {
    const { value } = this;
    if (!value) return [];
    const { resolvedTogetherWith = {} } = this.#options;
    // entering the other user's value also resolves a conflict
    const open = this.found.filter(
      (conflict) => !isSameValue(acceptTheirValue({ ...value }, conflict), { ...value }),
    );
    return open.filter(
      ({ path }) => !open.some((other) => nameOf(other) === resolvedTogetherWith[path.join('.')]),
    );
  }

  /** The user who made the other changes, if known. */
  get otherAuthor(): string | undefined {
    return this.#options.lastAuthor?.();
  }

  /** Returns the open conflicts within a field. */
  conflictsOf(field: string): readonly EditConflict[] {
    return this.conflicts.filter((conflict) => isWithin(field, conflict));
  }

  /** Conflicts that no field shows, such as for a deleted list item. */
  get unclaimedConflicts(): readonly EditConflict[] {
    const fields = [...this.claimed.keys()];
    return this.conflicts.filter((conflict) => !fields.some((field) => isWithin(field, conflict)));
  }

  /** Marks a field as showing its own conflicts. Returns a function that removes the mark. */
  claim(field: string): () => void {
    this.claimed.set(field, (this.claimed.get(field) ?? 0) + 1);
    return () => this.release(field);
  }

  /** Resolves a conflict with the user's own value or the other user's. */
  choose(conflict: EditConflict, side: 'mine' | 'theirs'): void {
    const { resolvedTogetherWith = {} } = this.#options;
    const isSettled = (other: EditConflict) =>
      nameOf(other) === nameOf(conflict) || resolvedTogetherWith[nameOf(other)] === nameOf(conflict);
    const { value } = this;
    if (side === 'theirs' && value) {
      this.show(
        this.found.filter(isSettled).reduce((all, other) => acceptTheirValue(all, other), { ...value }),
      );
    }
    this.found = this.found.filter((other) => !isSettled(other));
  }

  /**
   * Shows a loaded value and keeps the user's edits. An edit becomes a conflict if another user changed the
   * same field.
   */
  load(loaded: T): void {
    const { value, saved } = this;
    this.saved = loaded;
    if (value && saved) this.take(this.merged(saved, { ...value }, loaded));
    else this.show(loaded);
  }

  /** Applies a change that was saved separately. Keeps the user's edits. */
  merge(change: (value: T) => T): void {
    if (this.saved) this.load(change(this.saved));
  }

  /**
   * Shows the result of a save. Keeps edits made since.
   * @param merged the sent value, merged with changes that others saved
   * @param saved the value that the host has now
   */
  rebase(sent: T, merged: T, saved = merged, conflicts: readonly EditConflict[] = []): void {
    const { value } = this;
    this.saved = saved;
    if (value) {
      const { value: rebased, conflicts: later } = this.merged(sent, { ...value }, merged);
      // after a successful save, a difference is usually the host's normalization, not a conflict
      this.found = conflicts.length > 0 ? later : [];
      this.take({ value: rebased, conflicts });
    }
    if (!this.dirty) this.forgetProblems();
  }

  /** Discards the edits and shows another saved value. */
  replace(saved: T): void {
    this.saved = saved;
    this.reset();
  }

  /** Discards edits. */
  reset(): void {
    if (this.saved) this.show(this.saved);
    this.found = [];
    this.forgetProblems();
  }

  /** Edits that are not saved yet, without secret fields. */
  get edits(): Edits {
    const { value, saved } = this;
    if (!value || !saved) return {};
    const { secrets = [] } = this.#options;
    const shown: readonly [string, unknown][] = Object.entries(value);
    const edits = shown.map(([field, is]) => [field, { was: saved[field as keyof T], is }] as const);
    return Object.fromEntries(
      edits.filter(([field, { was, is }]) => !secrets.includes(field) && !isSameValue(was, is)),
    );
  }

  /** Restores edits once the value has loaded. Returns how many fields differ from the saved value. */
  restore(edits: Edits): number {
    const { saved } = this;
    if (!saved) return 0;
    const entries = Object.entries(edits);
    const before = Object.fromEntries(entries.map(([field, { was }]) => [field, was]));
    const after = Object.fromEntries(entries.map(([field, { is }]) => [field, is]));
    this.take(this.merged({ ...saved, ...before }, { ...saved, ...after }, saved));
    return Object.keys(this.edits).length;
  }

  private merged(base: T, mine: T, theirs: T): MergedEdits<T> {
    const { merge = mergeEdits } = this.#options;
    return merge(base, mine, theirs);
  }

  private take({ value, conflicts }: MergedEdits<T>): void {
    const known = new Set(conflicts.map(nameOf));
    const earlier = this.found.filter((conflict) => !known.has(nameOf(conflict)));
    this.found = [...earlier, ...conflicts];
    this.show(value);
  }

  private show(value: T): void {
    if (this.value && hasKeysOf(this.value, value)) Object.assign(this.value, value);
    else this.value = observable.object({ ...value }, undefined, { deep: false });
  }

  private release(field: string): void {
    const others = (this.claimed.get(field) ?? 1) - 1;
    if (others > 0) this.claimed.set(field, others);
    else this.claimed.delete(field);
  }

  private forgetProblems(): void {
    this.hasSubmitted = false;
    this.touched.clear();
    this.refusal = undefined;
  }
}

const nameOf = ({ path }: EditConflict) => path.join('.');

const isWithin = (field: string, conflict: EditConflict) => `${nameOf(conflict)}.`.startsWith(`${field}.`);

const hasKeysOf = (one: object, other: object) => compareStructural(Object.keys(one), Object.keys(other));

/** Returns the first part of a field path: `upselling` for `upselling.timing`. */
export const firstPathPart = (field: string) => field.split('.', 1)[0] ?? field;
