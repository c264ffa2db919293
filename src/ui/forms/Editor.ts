import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { Failure } from '#application/Failure.ts';
import type { EditKind } from '#application/settings/EditKind.ts';
import type { SaveOutcome } from '#application/settings/SaveSettings.ts';
import { areasChangedBy } from '#application/shared/RestaurantEvents.ts';
import { isSameValue, mergeEdits } from '#domain/shared/mergeEdits.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { Notice } from '../kit/state/Notice.ts';
import { Task } from '../kit/state/Task.ts';
import type { Edits } from '../kit/unsaved/UnsavedWork.ts';
import type { EditorTexts, FieldProblems, ResultTexts } from '../texts/editorTexts.ts';
import { formText } from '../texts/formText.ts';
import type { EditorServices } from './EditorServices.ts';
import { firstPathPart, FormState, type FormOptions } from './FormState.ts';

interface EditorOptions<T, Field extends string, Problems, Answer> extends Omit<
  FormOptions<T, Field>,
  'problems' | 'merge' | 'lastAuthor'
> {
  readonly texts: EditorTexts<Field, Problems, T>;
  /** Absent if the value loads later, with {@link Editor.start}. */
  readonly kind?: EditKind<T, Problems, Answer>;
}

/** The result of a save. `refused` includes the failure and, if known, the field that the host refused. */
export type SendResult<T, Field extends string, Problems, Answer> =
  | SaveOutcome<T, Problems, Answer>
  | { readonly outcome: 'refused'; readonly failure: Failure; readonly field: Field | undefined };

const NO_PROBLEMS: FieldProblems<string> = {};

/**
 * The state of a form: loads, edits, and saves a value. The user's edits survive failed saves, background
 * reloads, and the end of a session, until they are saved or discarded. A new item is added once. Later saves
 * edit the item, if its kind says how. (see rules: unsaved changes, writes)
 */
export class Editor<T extends object, Field extends string, Problems = never, Answer = undefined> {
  readonly fields: FormState<T, Field>;
  readonly loading = new Loadable<T>();
  readonly saving = new Task();
  readonly notice = new Notice();
  private kind: EditKind<T, Problems, Answer> | undefined;
  /** Edits to restore once the value has loaded. */
  private editsToRestore: Edits = {};
  /** Whether the edits were restored. The page may have sent them before the reload. */
  #isRestored = false;
  /** Whether the notice shows open conflicts. */
  #isConflictShown = false;
  /** Whether a reload was requested during a save. */
  #isStale = false;
  /** Changes that were saved separately during a save. The save's response may omit them. */
  #merged: ((value: T) => T)[] = [];
  readonly #key = Symbol('form');
  readonly #services: EditorServices;
  readonly #texts: EditorTexts<Field, Problems, T>;

  constructor(
    services: EditorServices,
    { texts, kind, ...values }: EditorOptions<T, Field, Problems, Answer>,
  ) {
    this.#services = services;
    this.#texts = texts;
    this.kind = kind;
    this.fields = new FormState<T, Field>({
      ...values,
      problems: (value, saved) => {
        const problems = this.kind?.check?.(value, saved);
        return problems ? texts.problems(problems) : NO_PROBLEMS;
      },
      merge: (base, mine, theirs) => (this.kind?.merge ?? mergeEdits)(base, mine, theirs),
      lastAuthor: () => this.kind && services.authors.lastAuthor(this.kind.area),
    });
    makeAutoObservable<this, 'kind' | 'editsToRestore'>(
      this,
      { fields: false, kind: observableRef, editsToRestore: observableRef },
      { autoBind: true },
    );
    reaction(() => this.fields.conflicts.length === 0, this.dropConflictNotice);
  }

  /**
   * Loads the saved value and follows changes made elsewhere. Returns a function that stops both. If
   * a save is still running then, a toast shows its result.
   * @param load reads the value; by default, `kind` does
   * @param isSaving whether the screen itself is saving and will show the result
   */
  start(
    kind: EditKind<T, Problems, Answer>,
    load = (signal: AbortSignal) => valueOf(kind, signal),
    isSaving = this.isSaving,
  ): () => void {
    const { events, toasts } = this.#services;
    this.kind = kind;
    this.notice.attach();
    void this.loading.load(load, this.show);
    const unfollow = events.subscribe(kind.restaurantId, (event) => {
      const isAbout =
        event.kind === 'reverted' ||
        (event.kind === 'saved' && areasChangedBy(event.area).includes(kind.area));
      if (isAbout && !isSaving()) this.refresh();
    });
    return () => {
      unfollow();
      this.loading.stop();
      this.notice.detach(toasts.notice);
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
    return this.fields.dirty || (!this.fields.value && Object.keys(this.editsToRestore).length > 0);
  }

  /** Whether saving adds a new item. */
  get isNew(): boolean {
    return this.kind?.find !== undefined;
  }

  get edits(): Edits {
    return this.fields.value ? this.fields.edits : this.editsToRestore;
  }

  /** Restores edits as soon as the value has loaded, and tells the user. */
  restore(edits: Edits): void {
    this.editsToRestore = this.fields.value ? {} : edits;
    this.#isRestored = true;
    if (this.fields.restore(edits) === 0) return;
    if (this.fields.conflicts.length > 0) this.notice.error(formText.resumedWithConflicts);
    else this.notice.success(formText.resumed);
  }

  /** Applies a change that was saved separately. Keeps the user's edits. */
  merge(change: (value: T) => T): void {
    // a running load may have started before this change
    this.loading.stop();
    if (this.saving.inFlight) this.#merged.push(change);
    this.fields.merge(change);
  }

  /** Discards all edits and shows a value that was saved separately. */
  replace(saved: T): void {
    this.#merged = [];
    this.loading.set(saved);
    this.fields.replace(saved);
  }

  /**
   * Saves the edits. Does nothing if a save is running, the value has no edits, or a conflict is open.
   * @param isForced saves even without edits
   * @returns the result, or undefined if nothing was sent
   */
  async submit(isForced = false): Promise<SendResult<T, Field, Problems, Answer> | undefined> {
    const { kind } = this;
    const { value, saved, conflicts } = this.fields;
    const isWanted = this.dirty || this.isNew || isForced;
    if (!kind || !value || !saved || this.saving.running || !isWanted) return undefined;
    if (conflicts.length === 0) return this.send(kind, saved, { ...value });
    this.showConflicts();
    return undefined;
  }

  reset(): void {
    this.editsToRestore = {};
    this.#isRestored = false;
    this.fields.reset();
    this.notice.clear();
  }

  /** Whether every save adds another item. The form then sends later edits only when the user submits again. */
  private get onlyAddsItems(): boolean {
    return this.isNew && this.kind?.next === undefined;
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
    if (Object.keys(this.editsToRestore).length > 0) return this.restore(this.editsToRestore);
    if (this.fields.conflicts.length > before) this.showConflicts();
  }

  private async send(
    kind: EditKind<T, Problems, Answer>,
    base: T,
    edited: T,
  ): Promise<SendResult<T, Field, Problems, Answer> | undefined> {
    let result: SendResult<T, Field, Problems, Answer> | undefined;
    let isSent = false;
    // edits made since this submit are sent by the next submit
    const isTouched = () => !isSameValue({ ...this.fields.value }, edited);
    let isEdited = false;
    this.notice.clear();
    this.fields.refuse(undefined);
    this.fields.reveal();
    await this.saving.run(
      () => {
        isSent = true;
        this.#merged = [];
        const isRestored = this.#isRestored;
        return this.#services.saveSettings.execute({ kind, base, edited, key: this.#key, isRestored });
      },
      {
        done: (outcome) => {
          result = outcome;
          isEdited = isTouched();
          this.settle(outcome);
        },
        failed: (failure) => (result = this.fail(failure, edited)),
      },
    );
    if (this.#isStale) this.refresh();
    this.#isStale = false;
    // this submit may have had to wait for an earlier save that was slow or got no response
    const isEarlier = result?.outcome === 'saved' ? !isSameValue(result.sent, edited) : !isSent;
    const isLeft = isEarlier && !(isSent ? isEdited : isTouched());
    return isLeft && this.dirty && !this.onlyAddsItems ? ((await this.submit()) ?? result) : result;
  }

  private settle(outcome: SaveOutcome<T, Problems, Answer>): void {
    const { fields, kind } = this;
    const withMerged = (value: T) => this.#merged.reduce((all, change) => change(all), value);
    switch (outcome.outcome) {
      case 'invalid':
        // the fields show their problems
        return undefined;
      case 'conflict':
        this.loading.set(outcome.theirs);
        fields.rebase(
          withMerged(outcome.sent),
          withMerged(outcome.value),
          withMerged(outcome.theirs),
          outcome.conflicts,
        );
        this.#services.authors.reload();
        return this.showConflicts();
      case 'deleted':
        if (!kind?.again) return this.notice.error(formText.categoryDeleted);
        this.kind = kind.again();
        return this.notice.error(formText.deleted);
      case 'unknown':
        this.notice.error(formText.unknown);
        this.#isStale = true;
        return undefined;
      case 'saved': {
        const texts = this.texts;
        this.loading.set(outcome.saved);
        fields.rebase(withMerged(outcome.sent), withMerged(outcome.saved));
        if (texts) this.notice.success(texts.saved, 'brief');
        // later saves edit the item that this save added
        if (outcome.answer !== undefined) this.kind = kind?.next?.(outcome.answer) ?? kind;
      }
    }
  }

  private fail(failure: Failure, sent: T) {
    const refusal = this.#texts.refusal?.(failure, sent);
    const area = refusal && (firstPathPart(refusal.field) as keyof T & string);
    // the host has not seen edits made since the save, and this form won't send them automatically
    const isOther = this.onlyAddsItems && area && !isSameValue(this.fields.value?.[area], sent[area]);
    this.fields.refuse(isOther ? undefined : refusal);
    if (this.texts) this.notice.error(this.texts.failed, 'brief');
    return { outcome: 'refused', failure, field: refusal?.field } as const;
  }

  private get texts(): ResultTexts | undefined {
    const { added, results } = this.#texts;
    return this.isNew ? (added ?? results) : results;
  }
}

async function valueOf<T, Problems, Answer>(
  kind: EditKind<T, Problems, Answer>,
  signal: AbortSignal,
): Promise<T> {
  const current = await kind.read(signal);
  if (!current) throw new Failure('not-found');
  return current.value;
}
