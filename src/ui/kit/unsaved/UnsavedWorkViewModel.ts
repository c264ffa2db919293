import { makeAutoObservable, observable, observableRef } from 'mobx';
import { SessionStore } from '#application/session/SessionStore.ts';
import type { Notice } from '../Notice.ts';
import type { Task } from '../Task.ts';
import { ToastsViewModel } from '../toasts/ToastsViewModel.ts';
import type { Edits } from '../form/Draft.ts';

/** Something that a person edits and would lose by leaving it. */
export interface UnsavedWork {
  readonly dirty: boolean;
  /** Its save, which goes on when it is left. */
  readonly saving?: Pick<Task, 'running' | 'inFlight'>;
  /** Where it is told what came of that. */
  readonly notice?: Notice;
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

/** What was edited at a place when the session ended. */
interface Kept {
  readonly name: string;
  readonly edits: Edits;
}

/** How far it is saved: that is awaited, or nobody waits for it any more and it may still come to its end, or it has not begun. */
export type SaveState = 'awaited' | 'outstanding' | 'unsaved';

export interface LeaveQuestion {
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * What is edited and not saved yet, and the question whether to leave it. A session that ends asks nobody: then it is kept in
 * the memory of the tab, but for passwords, until the same person comes back to its page. (rule: unsaved changes)
 */
export class UnsavedWorkViewModel {
  static readonly needs = [SessionStore, ToastsViewModel] as const;
  private readonly works = observable.map<UnsavedWork, Place>({}, { deep: false });
  /** Asked of the person now. */
  question: LeaveQuestion | undefined;
  private readonly kept = observable.map<string, Kept>({}, { deep: false });
  private isSignedOut = false;
  #who: string | undefined;

  constructor(
    private readonly sessions: SessionStore,
    private readonly toasts: ToastsViewModel,
  ) {
    makeAutoObservable(this, { question: observableRef }, { autoBind: true });
    this.#who = sessions.read()?.user.email;
    // for as long as the app lives
    sessions.subscribe(this.follow);
  }

  /** Watches over something, and has it take up what was kept of it. Returns the way to stop. */
  watch(place: Place, work: UnsavedWork): () => void {
    this.works.set(work, place);
    const key = keyOf(place);
    const kept = this.kept.get(key);
    if (kept && work.resume) {
      this.kept.delete(key);
      work.resume(kept.edits);
    }
    return () => this.forget(work);
  }

  get any(): boolean {
    return this.names.length > 0;
  }

  /** Leaves at once when everything is saved; otherwise asks first, and gives up what is not saved. */
  leave(leave: () => void, stay?: () => void): void {
    if (!this.any) return leave();
    this.ask(() => {
      // a save goes on, and its end is told wherever the person is by then
      for (const { dirty, saving, notice } of this.works.keys()) {
        if (dirty && saving?.inFlight) notice?.detach(this.toasts.notice);
      }
      this.giveUp();
      leave();
    }, stay);
  }

  /** Gives up what is not saved, once the person has been asked, and leaves nothing. */
  discard(): void {
    if (this.any) this.ask(this.giveUp);
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

  /** What is kept until the person has signed in again. */
  get keptNames(): readonly string[] {
    return this.isSignedOut ? [...new Set([...this.kept.values()].map(({ name }) => name))] : [];
  }

  get isLostWithTab(): boolean {
    return this.any || this.keptNames.length > 0;
  }

  /** Of what is not saved. */
  get saveState(): SaveState {
    const works = [...this.works.keys()].filter(({ dirty }) => dirty);
    if (works.length > 0 && works.every(({ saving }) => saving?.running)) return 'awaited';
    return works.some(({ saving }) => saving?.inFlight) ? 'outstanding' : 'unsaved';
  }

  private follow(): void {
    const who = this.sessions.read()?.user.email;
    if (who === undefined) this.keep();
    else if (who !== this.#who) this.kept.clear();
    this.isSignedOut = who === undefined;
    this.#who = who ?? this.#who;
  }

  private keep(): void {
    for (const [{ dirty, edits = {} }, place] of this.works) {
      // passwords alone are nothing to keep
      if (dirty && Object.keys(edits).length > 0) this.kept.set(keyOf(place), { name: place.name, edits });
    }
  }

  private ask(leave: () => void, stay?: () => void): void {
    this.question = { leave: () => this.answer(leave), stay: () => this.answer(stay) };
  }

  private answer(then: (() => void) | undefined): void {
    this.question = undefined;
    then?.();
  }

  private giveUp(): void {
    for (const work of this.works.keys()) {
      if (work.dirty) work.reset();
    }
  }

  private forget(work: UnsavedWork): void {
    this.works.delete(work);
  }
}

const keyOf = ({ path, name }: Place) => `${path} ${name}`;
