import { makeAutoObservable, observable, observableRef } from 'mobx';
import { SessionStore } from '#application/session/SessionStore.ts';
import type { Edits } from '../form/Draft.ts';

/** Something that a person edits and would lose by leaving it. */
export interface Work {
  readonly dirty: boolean;
  /** Its save, which goes on when it is left. */
  readonly saving?: { readonly running: boolean };
  reset(): void;
  /** What is edited; taken up again after the session has ended and the same person has come back. */
  readonly edits?: Edits;
  resume?(edits: Edits): void;
}

/** What a piece of work is known by: its page and its name. */
interface Place {
  readonly path: string;
  readonly name: string;
}

export interface LeaveQuestion {
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * What is edited and not saved yet, and the question whether to leave it. A session that ends asks nobody: then it is kept in
 * the memory of the tab, but for passwords, until the same person comes back to its page. (rule: unsaved changes)
 */
export class UnsavedWorkViewModel {
  static readonly needs = [SessionStore] as const;
  private readonly works = observable.map<Work, Place>({}, { deep: false });
  /** Asked of the person now. */
  question: LeaveQuestion | undefined;
  #who: string | undefined;
  #kept = new Map<string, Edits>();

  constructor(private readonly sessions: SessionStore) {
    makeAutoObservable(this, { question: observableRef }, { autoBind: true });
    this.#who = sessions.read()?.user.email;
    // for as long as the app lives
    sessions.subscribe(this.follow);
  }

  /** Watches over something, and has it take up what was kept of it. Returns the way to stop. */
  watch(place: Place, work: Work): () => void {
    this.works.set(work, place);
    const key = keyOf(place);
    const edits = this.#kept.get(key);
    if (edits && work.resume) {
      this.#kept.delete(key);
      work.resume(edits);
    }
    return () => this.forget(work);
  }

  get any(): boolean {
    return this.names.length > 0;
  }

  /** Leaves at once when everything is saved; otherwise asks first, and gives up what is not saved. */
  leave(leave: () => void, stay?: () => void): void {
    if (!this.any) return leave();
    this.question = {
      leave: () => this.answer(() => this.giveUp(leave)),
      stay: () => this.answer(stay),
    };
  }

  /** Whether the page may be left for another one: true at once when everything is saved, otherwise as the person says. */
  mayLeave(): Promise<boolean> {
    return new Promise((answer) =>
      this.leave(
        () => answer(true),
        () => answer(false),
      ),
    );
  }

  /** What is not saved: "Voice Configuration". */
  get names(): readonly string[] {
    return [...this.works].flatMap(([work, { name }]) => (work.dirty ? [name] : []));
  }

  /** All of that is on its way to be saved. */
  get isBeingSaved(): boolean {
    return [...this.works.keys()].every(({ dirty, saving }) => !dirty || saving?.running === true);
  }

  private follow(): void {
    const who = this.sessions.read()?.user.email;
    if (who === undefined) this.keep();
    else if (who !== this.#who) this.#kept.clear();
    this.#who = who ?? this.#who;
  }

  private keep(): void {
    for (const [work, place] of this.works)
      if (work.dirty && work.edits) this.#kept.set(keyOf(place), work.edits);
  }

  private answer(then: (() => void) | undefined): void {
    this.question = undefined;
    then?.();
  }

  private giveUp(leave: () => void): void {
    for (const work of this.works.keys()) if (work.dirty) work.reset();
    leave();
  }

  private forget(work: Work): void {
    this.works.delete(work);
  }
}

const keyOf = ({ path, name }: Place) => `${path} ${name}`;
