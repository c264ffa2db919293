import {
  compareStructural,
  computedStruct,
  makeAutoObservable,
  observable,
  observableRef,
  runInAction,
} from 'mobx';
import type { Failure } from '#application/Failure.ts';
import { formText } from '../../texts/formText.ts';
import { Loadable } from '../Loadable.ts';
import { Notice } from '../Notice.ts';
import { Task } from '../Task.ts';

/** Sentences about fields that are not right. */
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** What came of sending a value: what is saved now, where the host made something else of it; or what is wrong with it. */
export type Sent<T, Field extends string> = void | {
  readonly saved?: T;
  readonly problems?: FieldProblems<Field>;
};

/** The same where it does not matter which fields there are. */
type Problems = Readonly<Record<string, string | undefined>>;

/** What was edited, by field: what it was and what it is. */
export type Edits = Readonly<Record<string, { readonly was: unknown; readonly is: unknown }>>;

// always the same object: to have none again is no change
const NONE: Problems = {};

/** A field that the host has refused, and what to say at it. */
interface Refusal<Field extends string> {
  readonly field: Field;
  readonly text: string;
}

/** What one form has of its own. */
interface Settings<T, Field extends string> {
  /** What the form begins with; none while that is still loaded. */
  readonly initial?: T;
  /** What is wrong with a value: the rule of the domain, in words. */
  readonly problems: (value: T) => FieldProblems<Field>;
  /** Sends a value. What it answers counts, whatever the form thought of the value. */
  readonly send: (value: T) => Promise<Sent<T, Field>>;
  /** The field that a failure is about, if it can be told. */
  readonly refusal?: (failure: Failure, sent: T) => Refusal<Field> | undefined;
  /** Said once it is sent, and when that failed; nothing is said without. */
  readonly texts?: { readonly sent: string; readonly failed: (failure: Failure) => string };
  /** Something new may be sent as it stands; it says at once what it lacks. */
  readonly isNew?: boolean;
  /** Fields that are never kept beyond the form. */
  readonly secrets?: readonly string[];
  /** What was typed while an earlier value was being sent is not sent by itself: it would be something else again. */
  readonly sendsOnce?: boolean;
  /** Told once it is sent, whatever the fields show by then. */
  readonly onSaved?: () => void;
  /** Told once it is sent and the fields show nothing else by then. */
  readonly done?: () => void;
  readonly failed?: (failure: Failure) => void;
}

/**
 * What a person fills in or changes: begun, edited beside what is saved, checked, sent as a whole. The same for every form.
 * What was typed stays until it is saved or given up: neither a failed save, nor what the host sends meanwhile, nor the end of
 * a session takes it away.
 * (see rule: unsaved changes)
 */
export class Draft<T extends object, Field extends string> {
  readonly loading = new Loadable<T>();
  readonly saving = new Task();
  readonly notice = new Notice();
  /** What the fields show. Each part of it is observed by itself, so that a field is drawn again alone. */
  value: T | undefined;
  /** What the host has, as far as is known here. */
  saved: T | undefined;
  /** Somebody tried to send it: problems show everywhere, before that only at fields that were left. */
  tried = false;
  private readonly touched = observable.set<string>();
  private refused: Refusal<Field> | undefined;
  private serverProblems: Problems = NONE;
  /** It was to be read again while a save ran. */
  #isStale = false;
  /** Saved on its own while the value was being sent: what the host answers need not know of it. */
  #adopted: ((value: T) => T)[] = [];
  /** Edited before, and still to be shown. */
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
    // also when it is made while something is drawn, which may change nothing otherwise
    if (initial) runInAction(() => this.begin(initial));
  }

  /** Loads what is saved. Returns the way to stop. */
  start(load: (signal: AbortSignal) => Promise<T>): () => void {
    this.notice.attach();
    void this.loading.load(load, this.begin);
    return () => {
      this.loading.stop();
      this.notice.clear();
    };
  }

  /** Reads again what is saved, for who comes back to it: what somebody changed meanwhile shows, but where it is edited. */
  refresh(): void {
    if (this.saving.running) this.#isStale = true;
    else this.loading.refresh();
  }

  get dirty(): boolean {
    return this.value !== undefined && !compareStructural({ ...this.value }, this.saved);
  }

  /** All that is wrong by the rule, in its order. */
  get problems(): Problems {
    return this.value ? this.#settings.problems({ ...this.value }) : {};
  }

  edit(changes: Partial<T>): void {
    if (!this.value) return;
    Object.assign(this.value, changes);
    this.serverProblems = NONE;
    if (this.refused && areaOf(this.refused.field) in changes) this.refused = undefined;
  }

  /** What is edited and not saved, without secrets. */
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

  /** Takes up what was edited before, but for fields that somebody has changed since; once the value is there. Says so. */
  restore(edits: Edits): void {
    const { value, saved } = this;
    this.#resumed = value ? {} : edits;
    if (!value || !saved) return;
    // what was saved all the same, as by a save that was under way, is not taken up
    const entries = Object.entries(edits).filter(
      ([field, { is }]) => !compareStructural(saved[field as keyof T], is),
    );
    if (entries.length === 0) return;
    const unchanged = entries.filter(([field, { was }]) => compareStructural(saved[field as keyof T], was));
    this.edit(Object.fromEntries(unchanged.map(([field, { is }]) => [field, is])) as Partial<T>);
    if (unchanged.length === entries.length) this.notice.success(formText.resumed);
    else this.notice.error(formText.resumedInPart);
  }

  /** Takes over what was saved on its own, and keeps what is edited beside it. */
  mergeSaved(change: (value: T) => T): void {
    if (!this.saved || !this.value) return;
    // what is being read may know nothing of it
    this.loading.stop();
    if (this.saving.inFlight) this.#adopted.push(change);
    this.saved = change(this.saved);
    this.show(change({ ...this.value }));
  }

  /** Takes over all of it as it was saved on its own, with what is edited. */
  replaceSaved(saved: T): void {
    this.loading.stop();
    this.#adopted = [];
    this.saved = saved;
    this.show(saved);
  }

  /** The field was left: from now on it says what is wrong with it. */
  touch(field: Field | (keyof T & string)): void {
    this.touched.add(field);
  }

  /** What is wrong with a field, as far as it is to be shown. */
  problemOf(field: Field | (keyof T & string)): string | undefined {
    if (this.refused?.field === field) return this.refused.text;
    return this.tried || this.touched.has(field)
      ? (this.serverProblems[field] ?? this.problems[field])
      : undefined;
  }

  /** Shows all that is wrong, at its field. Whether nothing is. */
  reveal(): boolean {
    this.tried = true;
    return Object.keys(this.problems).length === 0;
  }

  /** Sends what the fields show, unless that runs or there is nothing to send. */
  submit(): void {
    if (this.value && !this.saving.running && (this.dirty || this.#settings.isNew)) {
      void this.send({ ...this.value });
    }
  }

  /** Gives up what was edited. */
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

  /** Shows what was loaded anew, but for what is edited; says where somebody else has changed that as well. */
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
    // an earlier save, for which nobody waited any more, had to end first
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
    // what was typed while the save ran is still to be saved
    if (isShown) this.reset();
    if (texts) this.notice.success(texts.sent, 'brief');
    onSaved?.();
    if (!this.dirty) done?.();
  }

  private fail(failure: Failure, sent: T): void {
    const { texts, refusal, failed, sendsOnce } = this.#settings;
    const refused = refusal?.(failure, sent);
    const area = refused && (areaOf(refused.field) as keyof T);
    // what was typed since is nothing that the host has refused, and is not sent by itself to find out
    const isOther = sendsOnce && area && !compareStructural(this.value?.[area], sent[area]);
    this.refused = isOther ? undefined : refused;
    if (texts) this.notice.error(texts.failed(failure), 'brief');
    failed?.(failure);
  }
}

const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[];

const hasKeysOf = (one: object, other: object) => compareStructural(Object.keys(one), Object.keys(other));

/** The part of a value that a field is in: `upselling` of `upselling.timing`. */
const areaOf = (field: string) => field.split('.', 1)[0] ?? field;
