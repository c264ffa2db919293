import { compareStructural, makeAutoObservable, observable, observableRef } from 'mobx';
import type { Failure } from '#application/Failure.ts';
import { Loadable } from '../Loadable.ts';
import { Notice } from '../Notice.ts';
import { Task } from '../Task.ts';
import { fieldNamedIn } from './fieldNamedIn.ts';

/** Sentences about fields that are not right. */
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** What one editor has of its own. */
interface Settings<T, Field extends string> {
  readonly save: (value: T) => Promise<T | void>;
  /** What keeps a value from being saved. */
  readonly check: (value: T) => FieldProblems<Field>;
  /** Names of fields that the host may speak of when it refuses a value; or how to find the one in its sentence. */
  readonly fields: readonly Field[] | ((sentence: string, refused: T) => Field | undefined);
  readonly saved: string;
  readonly saveFailed: (failure: Failure) => string;
  /** Something new may be saved as it stands; it says at once what it lacks. */
  readonly isNew?: boolean;
  /** Told after a save, when what was sent is still what the fields show. */
  readonly done?: () => void;
}

/**
 * Settings that a person edits: loaded, edited beside what is saved, checked, saved as a whole. The same for every
 * panel. What was typed stays until it is saved or given up: neither a failed save nor a reload takes it away.
 */
export class Editor<T extends object, Field extends string> {
  readonly loading = new Loadable<T>();
  readonly saving = new Task();
  readonly notice = new Notice();
  /** What was saved last from here; newer than what was loaded. */
  private resaved: T | undefined;
  private edited: T | undefined;
  /** Problems show at a field once it was left, and everywhere once a save was tried. */
  private readonly left = observable.set<Field>();
  private tried = false;
  private refusal: { readonly field: Field; readonly message: string } | undefined;

  readonly #settings: Settings<T, Field>;

  constructor(settings: Settings<T, Field>) {
    this.#settings = settings;
    makeAutoObservable<this, 'resaved' | 'edited' | 'refusal'>(
      this,
      { resaved: observableRef, edited: observableRef, refusal: observableRef },
      { autoBind: true },
    );
  }

  /** Loads what is saved. Returns the way to stop. */
  start(load: (signal: AbortSignal) => Promise<T>): () => void {
    void this.loading.load(load);
    return () => {
      this.loading.stop();
      this.notice.clear();
    };
  }

  get saved(): T | undefined {
    return this.resaved ?? this.loading.value;
  }

  /** What the fields show. */
  get value(): T | undefined {
    return this.edited ?? this.saved;
  }

  get dirty(): boolean {
    return this.edited !== undefined && !compareStructural(this.edited, this.saved);
  }

  edit(changes: Partial<T>): void {
    if (!this.value) return;
    this.edited = { ...this.value, ...changes };
    if (this.refusal && areaOf(this.refusal.field) in changes) this.refusal = undefined;
  }

  /** Takes over what was saved on its own, and keeps what is edited beside it. */
  adopt(change: (value: T) => T): void {
    if (!this.saved) return;
    this.resaved = change(this.saved);
    this.edited = this.edited && change(this.edited);
  }

  /** The field was left: from now on it says what is wrong with it. */
  leave(field: Field): void {
    this.left.add(field);
  }

  /** What is wrong with a field, as far as it is to be shown. */
  problemOf(field: Field): string | undefined {
    if (this.refusal?.field === field) return this.refusal.message;
    return this.tried || this.left.has(field) ? this.problems?.[field] : undefined;
  }

  /** Saves, unless a save runs, there is nothing to save or something is wrong with it. */
  save(): void {
    const { value } = this;
    const hasWork = this.dirty || this.#settings.isNew;
    if (this.saving.running || !hasWork || !value) return;
    this.notice.clear();
    if (!this.reveal()) return;
    void this.saving.run(() => this.#settings.save(value), {
      done: (answer) => this.settle(value, answer ?? value),
      failed: (failure) => this.fail(failure, value),
    });
  }

  /** Shows all that is wrong, at its field. Whether nothing is. */
  reveal(): boolean {
    this.tried = true;
    return Object.keys(this.problems ?? {}).length === 0;
  }

  /** Gives up what was edited. */
  discard(): void {
    this.edited = undefined;
    this.tried = false;
    this.left.clear();
    this.refusal = undefined;
  }

  private get problems(): FieldProblems<Field> | undefined {
    return this.value && this.#settings.check(this.value);
  }

  private settle(sent: T, saved: T): void {
    this.resaved = saved;
    // what was typed while the save ran is still to be saved
    if (this.edited === sent) this.discard();
    this.notice.show({ text: this.#settings.saved, tone: 'success' }, 'brief');
    if (!this.dirty) this.#settings.done?.();
  }

  private fail(failure: Failure, sent: T): void {
    const { fields, saveFailed } = this.#settings;
    const message = failure.serverMessage;
    const field =
      message && (typeof fields === 'function' ? fields(message, sent) : fieldNamedIn(message, fields));
    this.refusal = message && field ? { field, message } : undefined;
    this.notice.show({ text: saveFailed(failure), tone: 'error' }, 'brief');
  }
}

/** The part of a value that a field is in: `upselling` of `upselling.timing`. */
const areaOf = (field: string) => field.split('.', 1)[0] ?? field;
