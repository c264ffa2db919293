import {
  compareStructural,
  computedStruct,
  makeAutoObservable,
  observable,
  observableRef,
  runInAction,
} from 'mobx';
import type { Failure } from '#application/Failure.ts';
import { formText } from '../texts/formText.ts';
import { Loadable } from '../kit/Loadable.ts';
import { Notice } from '../kit/Notice.ts';
import { Task } from '../kit/Task.ts';
import type { Edits } from '../kit/unsaved/UnsavedWorkViewModel.ts';

export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** The result of sending a value: the saved value if the host changed it, or problems. */
export type Sent<T, Field extends string> = void | {
  readonly saved?: T;
  readonly problems?: FieldProblems<Field>;
};

/** Problem texts of any field. */
type Problems = Readonly<Record<string, string | undefined>>;

// always the same object, so no change is reported
const NONE: Problems = {};

/** A field the host refused, with the message to show. */
interface Refusal<Field extends string> {
  readonly field: Field;
  readonly text: string;
}

/** Options of a form. */
interface Settings<T, Field extends string> {
  /** Initial value. Absent while it is loading. */
  readonly initial?: T;
  /** Validates a value and returns problem texts. */
  readonly problems: (value: T) => FieldProblems<Field>;
  /** Sends a value. Its result counts, whatever the form's own validation says. */
  readonly send: (value: T) => Promise<Sent<T, Field>>;
  /** Finds the field that a failure is about, if any. */
  readonly refusal?: (failure: Failure, sent: T) => Refusal<Field> | undefined;
  /** Messages after success and failure. None by default. */
  readonly texts?: { readonly sent: string; readonly failed: (failure: Failure) => string };
  /** A new value can be submitted without edits, and validates immediately. */
  readonly isNew?: boolean;
  /** Fields that are never kept beyond the form. */
  readonly secrets?: readonly string[];
  /** Edits made during a save are not sent automatically, because they would create something else. */
  readonly sendsOnce?: boolean;
  /** Called after a save, with or without newer edits. */
  readonly onSaved?: () => void;
  /** Called after a save without newer edits. */
  readonly done?: () => void;
  readonly failed?: (failure: Failure) => void;
}

/**
 * The state of a form: loading, editing next to the saved value, validating, and saving. User input
 * survives failed saves, background reloads, and the end of a session, until it is saved or discarded. (see
 * rule: unsaved changes)
 */
export class Draft<T extends object, Field extends string> {
  readonly loading = new Loadable<T>();
  readonly saving = new Task();
  readonly notice = new Notice();
  /** Current field values. Each property is observed separately, so only the edited field renders again. */
  value: T | undefined;
  /** The last known value on the host. */
  saved: T | undefined;
  /**
   * Whether the user tried to submit. Problems then show at all fields, otherwise only at fields that were
   * left.
   */
  tried = false;
  private readonly touched = observable.set<string>();
  private refused: Refusal<Field> | undefined;
  private serverProblems: Problems = NONE;
  /** A reload was requested during a save. */
  #isStale = false;
  /** Separately saved changes during a save, which the response may not include. */
  #adopted: ((value: T) => T)[] = [];
  /** Edits to restore once the value has loaded. */
  #resumed: Edits = {};
  readonly #settings: Settings<T, Field>;

  constructor(settings: Settings<T, Field>) {
    this.#settings = settings;
    makeAutoObservable<this, 'refused' | 'found'>(
      this,
      {
        value: observableRef,
        saved: observableRef,
        refused: observableRef,
        found: observableRef,
        problems: computedStruct,
        dirty: computedStruct,
      },
      { autoBind: true },
    );
    const { initial } = settings;
    // creation may happen while rendering, where other changes are not allowed
    if (initial) runInAction(() => this.begin(initial));
  }

  /** Loads the saved value. Returns a function that stops loading. */
  start(load: (signal: AbortSignal) => Promise<T>): () => void {
    this.notice.attach();
    void this.loading.load(load, this.begin);
    return () => {
      this.loading.stop();
      this.notice.clear();
    };
  }

  /** Reloads the saved value in the background. Fields without edits show what others changed. */
  refresh(): void {
    if (this.saving.running) this.#isStale = true;
    else this.loading.refresh();
  }

  get dirty(): boolean {
    return this.value !== undefined && !compareStructural({ ...this.value }, this.saved);
  }

  /** All validation problems, in order. */
  get problems(): Problems {
    return this.value ? this.#settings.problems({ ...this.value }) : {};
  }

  edit(changes: Partial<T>): void {
    if (!this.value) return;
    Object.assign(this.value, changes);
    this.serverProblems = NONE;
    if (this.refused && areaOf(this.refused.field) in changes) this.refused = undefined;
  }

  /** Unsaved edits without secrets. */
  get edits(): Edits {
    const { value, saved } = this;
    if (!value || !saved) return this.#resumed;
    const { secrets = [] } = this.#settings;
    const shown: readonly [string, unknown][] = Object.entries(value);
    const edits = shown.map(([field, is]) => [field, { was: saved[field as keyof T], is }] as const);
    return Object.fromEntries(
      edits.filter(([field, { was, is }]) => !secrets.includes(field) && !compareStructural(was, is)),
    );
  }

  /** Restores edits once the value has loaded, except in fields that others changed since. Shows a notice. */
  restore(edits: Edits): void {
    const { value, saved } = this;
    this.#resumed = value ? {} : edits;
    if (!value || !saved) return;
    // skip edits that were saved after all, for example by a save in flight
    const entries = Object.entries(edits).filter(
      ([field, { is }]) => !compareStructural(saved[field as keyof T], is),
    );
    if (entries.length === 0) return;
    const unchanged = entries.filter(([field, { was }]) => compareStructural(saved[field as keyof T], was));
    this.edit(Object.fromEntries(unchanged.map(([field, { is }]) => [field, is])) as Partial<T>);
    if (unchanged.length === entries.length) this.notice.success(formText.resumed);
    else this.notice.error(formText.resumedInPart);
  }

  /** Merges a separately saved change and keeps edits. */
  mergeSaved(change: (value: T) => T): void {
    if (!this.saved || !this.value) return;
    // a running load may be older than this change
    this.loading.stop();
    if (this.saving.inFlight) this.#adopted.push(change);
    this.saved = change(this.saved);
    this.show(change({ ...this.value }));
  }

  /** Replaces the saved value and the edits with a separately saved value. */
  replaceSaved(saved: T): void {
    this.loading.stop();
    this.#adopted = [];
    this.saved = saved;
    this.show(saved);
  }

  /** Marks a field as left, so its problems show. */
  touch(field: Field | (keyof T & string)): void {
    this.touched.add(field);
  }

  problemOf(field: Field | (keyof T & string)): string | undefined {
    if (this.refused?.field === field) return this.refused.text;
    return this.tried || this.touched.has(field)
      ? (this.serverProblems[field] ?? this.problems[field])
      : undefined;
  }

  /** Shows all problems. Returns whether there are none. */
  reveal(): boolean {
    this.tried = true;
    return Object.keys(this.problems).length === 0;
  }

  /** Saves the current value, unless a save is running or nothing changed. */
  submit(): void {
    if (this.value && !this.saving.running && (this.dirty || this.#settings.isNew)) {
      void this.send({ ...this.value });
    }
  }

  /** Discards edits. */
  reset(): void {
    if (this.saved) this.show(this.saved);
    this.notice.clear();
    this.tried = false;
    this.touched.clear();
    this.refused = undefined;
    this.serverProblems = NONE;
  }

  private begin(loaded: T): void {
    const { value, saved } = this;
    this.saved = loaded;
    if (value && saved) this.follow(loaded, value, saved);
    else this.show(loaded);
    this.restore(this.#resumed);
  }

  /** Shows a reloaded value except in edited fields, and reports conflicting changes. */
  private follow(loaded: T, value: T, before: T): void {
    const edited = keysOf(loaded).filter((key) => !compareStructural(value[key], before[key]));
    const isContested = edited.some(
      (key) => !compareStructural(loaded[key], before[key]) && !compareStructural(loaded[key], value[key]),
    );
    this.show({ ...loaded, ...Object.fromEntries(edited.map((key) => [key, value[key]])) });
    if (isContested) this.notice.error(formText.contested);
  }

  private show(value: T): void {
    if (this.value && hasKeysOf(this.value, value)) Object.assign(this.value, value);
    else this.value = observable.object({ ...value }, undefined, { deep: false });
  }

  private async send(value: T): Promise<void> {
    this.notice.clear();
    this.refused = undefined;
    this.tried = true;
    let isSent = false;
    await this.saving.run(
      () => {
        isSent = true;
        this.#adopted = [];
        return this.#settings.send(value);
      },
      {
        done: (answer) => this.settle(value, answer ?? {}),
        failed: (failure) => this.fail(failure, value),
      },
    );
    if (this.#isStale) this.refresh();
    this.#isStale = false;
    // an earlier save, which the user stopped waiting for, had to end first
    if (!isSent && this.dirty && !this.#settings.sendsOnce) this.submit();
  }

  private settle(sent: T, { saved = sent, problems }: Exclude<Sent<T, Field>, void>): void {
    this.serverProblems = problems ?? NONE;
    if (Object.keys(this.serverProblems).length > 0) return;
    const { texts, onSaved, done } = this.#settings;
    const withAdopted = (value: T) => this.#adopted.reduce((all, change) => change(all), value);
    const isShown = compareStructural({ ...this.value }, withAdopted(sent));
    this.loading.stop();
    this.saved = withAdopted(saved);
    // edits made during the save still have to be saved
    if (isShown) this.reset();
    if (texts) this.notice.success(texts.sent, 'brief');
    onSaved?.();
    if (!this.dirty) done?.();
  }

  private fail(failure: Failure, sent: T): void {
    const { texts, refusal, failed, sendsOnce } = this.#settings;
    const refused = refusal?.(failure, sent);
    const area = refused && (areaOf(refused.field) as keyof T);
    // the host has not refused edits made since, and this form does not send them to find out
    const isOther = sendsOnce && area && !compareStructural(this.value?.[area], sent[area]);
    this.refused = isOther ? undefined : refused;
    if (texts) this.notice.error(texts.failed(failure), 'brief');
    failed?.(failure);
  }
}

const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[];

const hasKeysOf = (one: object, other: object) => compareStructural(Object.keys(one), Object.keys(other));

/** Returns the top-level part of a field path: `upselling` for `upselling.timing`. */
const areaOf = (field: string) => field.split('.', 1)[0] ?? field;
