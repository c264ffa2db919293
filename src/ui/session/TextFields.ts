import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Edits } from '../kit/unsaved/UnsavedWork.ts';

type Problems<T> = Readonly<Partial<Record<keyof T, string>>>;

/** The text fields of a form on My Profile, with their problems. */
export class TextFields<T extends Readonly<Record<keyof T, string>>> {
  value: T;
  private saved: T;
  /** Whether the user has submitted. Before that, only fields that lost focus show their problems. */
  private hasSubmitted = false;
  private readonly left = observable.set<keyof T>();

  constructor(
    initial: T,
    private readonly problemsOf: (value: T) => Problems<T>,
  ) {
    this.value = initial;
    this.saved = initial;
    makeAutoObservable<this, 'saved'>(
      this,
      { value: observableRef, saved: observableRef },
      { autoBind: true },
    );
  }

  get dirty(): boolean {
    return Object.keys(this.edits).length > 0;
  }

  /** Fields whose text differs from the saved one. */
  get edits(): Edits {
    const { value, saved } = this;
    const names = Object.keys(value) as (keyof T & string)[];
    const edited = names.filter((name) => value[name] !== saved[name]);
    return Object.fromEntries(edited.map((name) => [name, { was: saved[name], is: value[name] }]));
  }

  get problems(): Problems<T> {
    return this.problemsOf(this.value);
  }

  problemOf(field: keyof T): string | undefined {
    return this.hasSubmitted || this.left.has(field) ? this.problems[field] : undefined;
  }

  edit(changes: Partial<T>): void {
    this.value = { ...this.value, ...changes };
  }

  /** Marks a field as having lost focus, so that it shows its problem. */
  touch(field: keyof T): void {
    this.left.add(field);
  }

  /** Shows all problems. Returns whether there are none. */
  reveal(): boolean {
    this.hasSubmitted = true;
    return Object.keys(this.problems).length === 0;
  }

  /** Sets the saved texts after a save. Keeps edits made since. */
  settle(sent: T, saved: T): void {
    const isLater = ([name, text]: [string, unknown]) => text !== sent[name as keyof T];
    this.value = { ...saved, ...Object.fromEntries(Object.entries(this.value).filter(isLater)) };
    this.saved = saved;
    if (!this.dirty) this.reset();
  }

  /** Discards edits. */
  reset(): void {
    this.value = this.saved;
    this.hasSubmitted = false;
    this.left.clear();
  }
}
