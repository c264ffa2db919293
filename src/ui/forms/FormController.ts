import { compareStructural, makeAutoObservable, reaction } from 'mobx';
import type { Failure } from '#application/Failure.ts';
import type { SaveOutcome } from '#application/settings/SaveSettings.ts';
import { formText } from '../texts/formText.ts';
import { Loadable } from '../kit/Loadable.ts';
import { Notice } from '../kit/Notice.ts';
import { Task } from '../kit/Task.ts';
import type { Edits } from '../kit/unsaved/UnsavedWork.ts';
import { FormState, type FieldProblems, type FormOptions, type Refusal } from './FormState.ts';

export interface ControllerOptions<T, Field extends string, Found, Answer> extends FormOptions<T, Field> {
  /** Saves edits of a value. */
  readonly save: (base: T, edited: T) => Promise<SaveOutcome<T, Found, Answer>>;
  /** Returns the texts of problems found while saving. */
  readonly textsOf: (problems: Found) => FieldProblems<Field>;
  /** Finds the field that a failure is about, if any. */
  readonly refusal?: (failure: Failure, sent: T) => Refusal<Field> | undefined;
  /** Messages after success and failure. None by default. */
  readonly texts?: { readonly sent: string; readonly failed: (failure: Failure) => string };
  /** A new value can be submitted without edits. */
  readonly isNew?: boolean | undefined;
  /** Edits made during a save are not sent automatically, because they would create something else. */
  readonly sendsOnce?: boolean | undefined;
  /** Called after a save, with or without newer edits. */
  readonly onSaved?: (answer: Answer | undefined) => void;
  /** Called after a save without newer edits. */
  readonly done?: () => void;
  readonly failed?: (failure: Failure) => void;
  /** Called when someone else saved the same fields first. */
  readonly onConflict?: (() => void) | undefined;
  /** Called when someone else deleted the edited thing. A save may then add it again. */
  readonly onDeleted?: () => void;
}

/**
 * Loads and saves a form. User input survives failed saves, background reloads, and the end of a session,
 * until it is saved or discarded. (see rule: unsaved changes)
 */
export class FormController<T extends object, Field extends string, Found = never, Answer = undefined> {
  readonly fields: FormState<T, Field>;
  readonly loading = new Loadable<T>();
  readonly saving = new Task();
  readonly notice = new Notice();
  /** Edits to restore once the value has loaded. */
  #resumed: Edits = {};
  /** Whether the notice is about open conflicts. */
  #isConflictShown = false;
  /** A reload was requested during a save. */
  #isStale = false;
  /** Changes saved separately during a save, which its response may not include. */
  #merged: ((value: T) => T)[] = [];
  readonly #options: ControllerOptions<T, Field, Found, Answer>;

  constructor(options: ControllerOptions<T, Field, Found, Answer>) {
    this.#options = options;
    this.fields = new FormState<T, Field>(options);
    makeAutoObservable(this, { fields: false }, { autoBind: true });
    reaction(() => this.fields.conflicts.length === 0, this.dropConflictNotice);
  }

  /**
   * Loads the saved value. Returns a function that stops loading.
   * @param elsewhere shows the result of a save in flight after the form was left
   */
  start(load: (signal: AbortSignal) => Promise<T>, elsewhere: Pick<Notice, 'show'>): () => void {
    this.notice.attach();
    void this.loading.load(load, this.show);
    return () => {
      this.loading.stop();
      this.notice.detach(elsewhere);
    };
  }

  /** Reloads the saved value in the background. */
  refresh(): void {
    if (this.saving.running) this.#isStale = true;
    else this.loading.refresh();
  }

  isSaving(): boolean {
    return this.saving.inFlight;
  }

  get dirty(): boolean {
    return this.fields.dirty;
  }

  get edits(): Edits {
    return this.fields.value ? this.fields.edits : this.#resumed;
  }

  /** Restores edits once the value has loaded, and says so. */
  restore(edits: Edits): void {
    this.#resumed = this.fields.value ? {} : edits;
    if (this.fields.restore(edits) === 0) return;
    if (this.fields.conflicts.length > 0) this.notice.error(formText.resumedWithConflicts);
    else this.notice.success(formText.resumed);
  }

  /** Applies a change that was saved separately. Edits stay. */
  merge(change: (value: T) => T): void {
    // a running load may be older than this change
    this.loading.stop();
    if (this.saving.inFlight) this.#merged.push(change);
    this.fields.merge(change);
  }

  /** Replaces everything with a value that was saved separately. */
  replace(saved: T): void {
    this.#merged = [];
    this.loading.set(saved);
    this.fields.replace(saved);
  }

  /** Saves the edits, unless a save is running, nothing changed, or a conflict is not settled. */
  submit(): void {
    const { value, saved, conflicts } = this.fields;
    if (!value || !saved || this.saving.running || !(this.dirty || this.#options.isNew)) return;
    if (conflicts.length > 0) this.showConflicts();
    else void this.send(saved, { ...value });
  }

  /** Discards edits. */
  reset(): void {
    this.fields.reset();
    this.notice.clear();
  }

  private dropConflictNotice(areSettled: boolean): void {
    if (!areSettled) return;
    if (this.#isConflictShown) this.notice.clear();
    this.#isConflictShown = false;
  }

  private showConflicts(): void {
    this.notice.error(formText.conflicts(this.fields.conflicts.length));
    this.#isConflictShown = true;
  }

  private show(loaded: T): void {
    const before = this.fields.conflicts.length;
    this.fields.load(loaded);
    if (Object.keys(this.#resumed).length > 0) return this.restore(this.#resumed);
    const { conflicts } = this.fields;
    if (conflicts.length > before) this.showConflicts();
  }

  private async send(base: T, edited: T): Promise<void> {
    this.notice.clear();
    this.fields.refuse(undefined);
    this.fields.reveal();
    let isSent = false;
    await this.saving.run(
      () => {
        isSent = true;
        this.#merged = [];
        return this.#options.save(base, edited);
      },
      {
        done: (outcome) => this.settle(edited, outcome),
        failed: (failure) => this.fail(failure, edited),
      },
    );
    if (this.#isStale) this.refresh();
    this.#isStale = false;
    // an earlier save, which the user stopped waiting for, had to end first
    if (!isSent && this.dirty && !this.#options.sendsOnce) this.submit();
  }

  private settle(sent: T, outcome: SaveOutcome<T, Found, Answer>): void {
    const { texts, textsOf, onSaved, onConflict, onDeleted, done } = this.#options;
    switch (outcome.outcome) {
      case 'invalid':
        return this.fields.setServerProblems(textsOf(outcome.problems));
      case 'conflict':
        this.loading.set(outcome.theirs);
        this.fields.load(outcome.theirs);
        onConflict?.();
        return this.showConflicts();
      case 'deleted':
        onDeleted?.();
        return this.notice.error(formText.deleted);
      case 'unknown':
        this.notice.error(formText.unknown);
        this.#isStale = true;
        return undefined;
      case 'saved': {
        const withMerged = (value: T) => this.#merged.reduce((all, change) => change(all), value);
        this.loading.set(outcome.saved);
        this.fields.settle(withMerged(sent), withMerged(outcome.saved));
        if (texts) this.notice.success(texts.sent, 'brief');
        onSaved?.(outcome.answer);
        if (!this.dirty) done?.();
      }
    }
  }

  private fail(failure: Failure, sent: T): void {
    const { texts, refusal, failed, sendsOnce } = this.#options;
    const refused = refusal?.(failure, sent);
    const area = refused && (refused.field.split('.', 1)[0] as keyof T & string);
    // the host has not refused edits made since, and this form does not send them to find out
    const isOther = sendsOnce && area && !compareStructural(this.fields.value?.[area], sent[area]);
    this.fields.refuse(isOther ? undefined : refused);
    if (texts) this.notice.error(texts.failed(failure), 'brief');
    failed?.(failure);
  }
}
