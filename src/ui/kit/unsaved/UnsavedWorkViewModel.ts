import { makeAutoObservable, observable, observableRef } from 'mobx';
import { SessionStore } from '#application/session/SessionStore.ts';
import { TabStorage } from '#application/shared/TabStorage.ts';
import { OpenWrites, type WriteArea } from '#application/writes/OpenWrites.ts';
import { ToastsViewModel } from '../toasts/ToastsViewModel.ts';
import { KeptEdits } from './KeptEdits.ts';
import type { Edits, Place, UnsavedWork } from './UnsavedWork.ts';

/**
 * `awaited` while the user waits for a save, `outstanding` after the user stopped waiting, otherwise
 * `unsaved`.
 */
export type SaveState = 'awaited' | 'outstanding' | 'unsaved';

/** Receives a function that brings discarded edits back. */
type Discarded = (restore: () => void) => void;

export interface LeaveQuestion {
  readonly leave: () => void;
  readonly stay: () => void;
  /** What would be lost: edits, or writes in flight, which only end with the session or the page. */
  readonly about: 'edits' | 'writes';
}

/**
 * Tracks all unsaved work of the tab and asks before it is left. Edits except passwords survive a reload, a
 * crash, and the end of a session, until the same user returns to their page. Another user never sees them.
 * Texts of tests, which are never saved, survive too, but nothing asks before they are left. (rule: unsaved
 * changes)
 */
export class UnsavedWorkViewModel {
  static readonly needs = [SessionStore, ToastsViewModel, TabStorage, OpenWrites] as const;
  private readonly works = observable.map<UnsavedWork, Place>({}, { deep: false });
  /** The open question, if any. */
  question: LeaveQuestion | undefined;
  /** Areas with writes that have no outcome yet. A switch or a deletion has no form. */
  openWrites: readonly WriteArea[] = [];
  private readonly kept: KeptEdits;
  /** Writes that had failed before the session's end was requested. */
  #failures = 0;

  constructor(
    sessions: SessionStore,
    private readonly toasts: ToastsViewModel,
    storage: TabStorage,
    private readonly writes: OpenWrites,
  ) {
    this.kept = new KeptEdits(sessions, storage, () => [...this.works]);
    makeAutoObservable(this, { question: observableRef, openWrites: observableRef }, { autoBind: true });
    // for the app's lifetime
    sessions.subscribe(this.follow);
    writes.subscribe(this.followWrites);
  }

  /** Registers work and restores its kept edits. Returns a function that unregisters it. */
  watch(place: Place, work: UnsavedWork): () => void {
    this.works.set(work, place);
    const edits = work.restore && this.kept.take(place);
    if (edits) work.restore?.(edits);
    return () => this.forget(work);
  }

  /** Writes the edits to the tab's storage, before the page may end. */
  store(): void {
    this.kept.store();
  }

  get any(): boolean {
    return this.names.length > 0;
  }

  /**
   * Leaves immediately if everything is saved. Otherwise asks first and discards unsaved work.
   * @param discarded receives a function that brings the edits back when their form opens again, unless a
   * save may still store them
   */
  leave(leave: (asked?: SaveState) => void, stay?: () => void, discarded?: Discarded): void {
    if (!this.any) return leave();
    this.ask(
      'edits',
      () => {
        const { saveState } = this;
        // saves in flight continue, and their result is reported wherever the user is
        for (const { dirty, saving, notice } of this.works.keys()) {
          if (dirty && saving?.inFlight) notice?.detach(this.toasts.notice);
        }
        const restore = this.discardAll();
        leave(saveState);
        if (saveState === 'unsaved' && restore) discarded?.(restore);
      },
      stay,
    );
  }

  /**
   * Ends the session or the page: first leaves unsaved work, then waits for the writes in flight. Stays if one
   * of them fails, so that the user sees why.
   * @param last sends what was delayed, such as deletions that could be undone
   */
  finish(last: () => void, end: () => void): void {
    this.leave((asked) => {
      // the user has just decided not to wait for these
      const known = asked === 'awaited' ? this.writes.list.length : 0;
      this.#failures = this.writes.failures;
      last();
      if (this.writes.list.length <= known) end();
      else this.ask('writes', end);
    });
  }

  /**
   * Discards unsaved work without leaving, once the user has confirmed.
   * @param discarded receives a function that restores the edits, even after their form closed
   */
  discard(discarded?: Discarded): void {
    if (!this.any) return;
    this.ask('edits', () => {
      const restore = this.discardAll();
      if (restore) discarded?.(restore);
    });
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
    return [...this.works].flatMap(([work, { name }]) => (isAskedAbout(work) ? [name] : []));
  }

  /** Names of work kept until the user signs in again. */
  get keptNames(): readonly string[] {
    return this.kept.names;
  }

  /** Whether there is unsaved work or a write in flight. */
  get isUnfinished(): boolean {
    return this.any || this.openWrites.length > 0;
  }

  get isLostWithTab(): boolean {
    return this.isUnfinished || this.keptNames.length > 0;
  }

  get saveState(): SaveState {
    const works = [...this.works.keys()].filter(isAskedAbout);
    if (works.length > 0 && works.every(({ saving }) => saving?.running)) return 'awaited';
    return works.some(({ saving }) => saving?.inFlight) ? 'outstanding' : 'unsaved';
  }

  private follow(): void {
    if (this.kept.follow()) this.toasts.startForNextUser();
  }

  private followWrites(): void {
    this.openWrites = [...new Set(this.writes.list.map(({ area }) => area))];
    const hasFailed = this.writes.failures > this.#failures;
    if (hasFailed && this.question?.about === 'writes') this.question.stay();
  }

  /** Whether the question has nothing left to ask about, because it was saved since. */
  get isAnswered(): boolean {
    const { question, any, openWrites } = this;
    if (!question) return false;
    return question.about === 'edits' ? !any : openWrites.length === 0;
  }

  /** Restores edits now, or when their form opens again. */
  private restoreEdits(work: UnsavedWork, place: Place, edits: Edits): void {
    if (this.works.has(work)) work.restore?.(edits);
    else this.kept.add(place, edits);
  }

  private ask(about: LeaveQuestion['about'], leave: () => void, stay?: () => void): void {
    this.question = { about, leave: () => this.answer(leave), stay: () => this.answer(stay) };
  }

  private answer(then: (() => void) | undefined): void {
    this.question = undefined;
    then?.();
  }

  /** Resets what is asked about. Returns a function that brings the edits back, if any can be. */
  private discardAll(): (() => void) | undefined {
    const reset = [...this.works].flatMap(([work, place]) => {
      if (!isAskedAbout(work)) return [];
      const { edits = {} } = work;
      work.reset();
      return Object.keys(edits).length > 0 ? [{ work, place, edits }] : [];
    });
    if (reset.length === 0) return undefined;
    return () => {
      for (const { work, place, edits } of reset) this.restoreEdits(work, place, edits);
    };
  }

  private forget(work: UnsavedWork): void {
    const place = this.works.get(work);
    this.works.delete(work);
    // left without an answer, for example by a crash
    if (place) this.kept.keep(work, place);
  }
}

const isAskedAbout = ({ dirty, isMinor }: UnsavedWork) => dirty && !isMinor;
