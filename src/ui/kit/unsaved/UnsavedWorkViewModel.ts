import { makeAutoObservable, observable, observableRef } from 'mobx';
import { SessionStore } from '#application/session/SessionStore.ts';
import type { Notice } from '../Notice.ts';
import type { Task } from '../Task.ts';
import { ToastsViewModel } from '../toasts/ToastsViewModel.ts';

/** Edits by field, with the old and the new value. */
export type Edits = Readonly<Record<string, { readonly was: unknown; readonly is: unknown }>>;

/** Edits that leaving would lose. */
export interface UnsavedWork {
  readonly dirty: boolean;
  /** Its save task, which continues after leaving. */
  readonly saving?: Pick<Task, 'running' | 'inFlight'>;
  /** Where the save's result is shown. */
  readonly notice?: Notice;
  reset(): void;
  /** The edits, restored when the same user returns after a session ended. */
  readonly edits?: Edits;
  restore?(edits: Edits): void;
}

/** Identifies unsaved work by page and name. */
interface Place {
  readonly path: string;
  readonly name: string;
}

/** Edits kept when a session ended. */
interface Kept {
  readonly name: string;
  readonly edits: Edits;
}

/**
 * `awaited` while the user waits for a save, `outstanding` after the user stopped waiting, otherwise
 * `unsaved`.
 */
export type SaveState = 'awaited' | 'outstanding' | 'unsaved';

export interface LeaveQuestion {
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Tracks unsaved work and asks before it is left. When a session ends, edits except passwords stay in the
 * tab's memory until the same user returns to their page. (rule: unsaved changes)
 */
export class UnsavedWorkViewModel {
  static readonly needs = [SessionStore, ToastsViewModel] as const;
  private readonly works = observable.map<UnsavedWork, Place>({}, { deep: false });
  /** The open question, if any. */
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
    // for the app's lifetime
    sessions.subscribe(this.follow);
  }

  /** Registers work and restores its kept edits. Returns a function that unregisters it. */
  watch(place: Place, work: UnsavedWork): () => void {
    this.works.set(work, place);
    const key = keyOf(place);
    const kept = this.kept.get(key);
    if (kept && work.restore) {
      this.kept.delete(key);
      work.restore(kept.edits);
    }
    return () => this.forget(work);
  }

  get any(): boolean {
    return this.names.length > 0;
  }

  /** Leaves immediately if everything is saved. Otherwise asks first and discards unsaved work. */
  leave(leave: () => void, stay?: () => void): void {
    if (!this.any) return leave();
    this.ask(() => {
      // saves in flight continue, and their result is reported wherever the user is
      for (const { dirty, saving, notice } of this.works.keys()) {
        if (dirty && saving?.inFlight) notice?.detach(this.toasts.notice);
      }
      this.giveUp();
      leave();
    }, stay);
  }

  /** Discards unsaved work without leaving, once the user has confirmed. */
  discard(): void {
    if (this.any) this.ask(this.giveUp);
  }

  /**
   * Resolves with whether the page may be left: immediately if everything is saved, otherwise after the
   * user answers.
   */
  mayLeave(): Promise<boolean> {
    return new Promise((answer) =>
      this.leave(
        () => answer(true),
        () => answer(false),
      ),
    );
  }

  /** Names of unsaved work, such as "Voice Configuration". */
  get names(): readonly string[] {
    return [...this.works].flatMap(([work, { name }]) => (work.dirty ? [name] : []));
  }

  /** Names of work kept until the user signs in again. */
  get keptNames(): readonly string[] {
    return this.isSignedOut ? [...new Set([...this.kept.values()].map(({ name }) => name))] : [];
  }

  get isLostWithTab(): boolean {
    return this.any || this.keptNames.length > 0;
  }

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
      // passwords are never kept
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
