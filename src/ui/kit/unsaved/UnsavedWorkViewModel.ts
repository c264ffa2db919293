import { makeAutoObservable, observable, observableRef } from 'mobx';
import { SessionStore } from '#application/session/SessionStore.ts';
import { TabStorage } from '#application/shared/TabStorage.ts';
import { WritesInFlight, type WriteArea } from '#application/writes/WritesInFlight.ts';
import { ToastsViewModel } from '../toasts/ToastsViewModel.ts';
import { EditsOfClosedForms } from './EditsOfClosedForms.ts';
import type { Edits, Place, UnsavedWork } from './UnsavedWork.ts';

/**
 * `awaited` while the user waits for a save, `outstanding` once the user has stopped waiting for one,
 * otherwise `unsaved`.
 */
export type SaveState = 'awaited' | 'outstanding' | 'unsaved';

/** Receives a function that restores the discarded edits. */
type Discarded = (restore: () => void) => void;

export interface LeaveQuestion {
  readonly leave: () => void;
  readonly stay: () => void;
  /** Unsaved edits and writes in flight. Writes are lost only when the session ends or the tab closes. */
  readonly about: 'edits' | 'writes';
}

/**
 * Tracks the tab's unsaved work and asks before the user abandons it. Edits, except passwords, survive a
 * reload, a crash, and the end of a session until the same user returns to the form. Another user never sees
 * them. Text typed for tests also survives, but is never saved on the host, and the app doesn't ask before
 * the user abandons it. (rule: unsaved changes)
 */
export class UnsavedWorkViewModel {
  static readonly needs = [SessionStore, ToastsViewModel, TabStorage, WritesInFlight] as const;
  private readonly works = observable.map<UnsavedWork, Place>({}, { deep: false });
  question: LeaveQuestion | undefined;
  /** Areas with writes in flight, including writes without a form, such as a deletion. */
  openWrites: readonly WriteArea[] = [];
  private readonly kept: EditsOfClosedForms;
  /** How many writes had failed when the user asked to sign out. */
  #failures = 0;

  constructor(
    sessions: SessionStore,
    private readonly toasts: ToastsViewModel,
    storage: TabStorage,
    private readonly writes: WritesInFlight,
  ) {
    this.kept = new EditsOfClosedForms(sessions, storage, () => [...this.works]);
    makeAutoObservable(this, { question: observableRef, openWrites: observableRef }, { autoBind: true });
    // never unsubscribed, because the view model lives as long as the app
    sessions.subscribe(this.follow);
    writes.subscribe(this.followWrites);
  }

  /** Registers a form's work and restores its kept edits. Returns a function that unregisters the work. */
  watch(place: Place, work: UnsavedWork): () => void {
    this.works.set(work, place);
    const edits = work.restore && this.kept.take(place);
    if (edits) work.restore?.(edits);
    return () => this.forget(work);
  }

  /** Writes the edits to the tab's storage. */
  store(): void {
    this.kept.store();
  }

  get any(): boolean {
    return this.names.length > 0;
  }

  /**
   * Leaves immediately if nothing is unsaved. Otherwise, asks first and discards the unsaved work.
   * @param discarded receives a function that restores the edits when their form opens again; not called if a
   * save in flight may still store the edits
   */
  leave(leave: (asked?: SaveState) => void, stay?: () => void, discarded?: Discarded): void {
    if (!this.any) return leave();
    this.ask(
      'edits',
      () => {
        const { saveState } = this;
        // saves in flight continue, and toasts report their results
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
   * Ends the session or leaves the page. First asks about unsaved work, and waits for writes in flight. Stops
   * if a write fails, so that the user sees why.
   * @param last sends delayed requests, such as deletions that could still be undone
   */
  finish(last: () => void, end: () => void): void {
    this.leave((asked) => {
      // the user has just chosen not to wait for these writes
      const known = asked === 'awaited' ? this.writes.list.length : 0;
      this.#failures = this.writes.failures;
      last();
      if (this.writes.list.length <= known) end();
      else this.ask('writes', end);
    });
  }

  /**
   * Discards unsaved work after the user confirms, and stays on the page.
   * @param discarded receives a function that restores the edits, even after their form has closed
   */
  discard(discarded?: Discarded): void {
    if (!this.any) return;
    this.ask('edits', () => {
      const restore = this.discardAll();
      if (restore) discarded?.(restore);
    });
  }

  /**
   * Resolves with whether the user may leave the page: immediately if nothing is unsaved, otherwise after the
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

  /** Names of the forms with unsaved work, such as "Voice Configuration". */
  get names(): readonly string[] {
    return [...this.works].flatMap(([work, { name }]) => (isAskedAbout(work) ? [name] : []));
  }

  /** Names of the forms whose edits are kept until the user signs in again. */
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

  /** Whether the open question no longer applies, because everything has been saved since. */
  get isAnswered(): boolean {
    const { question, any, openWrites } = this;
    if (!question) return false;
    return question.about === 'edits' ? !any : openWrites.length === 0;
  }

  /** Restores edits immediately if their form is open, otherwise when it opens again. */
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

  /** Discards the edits that the user was asked about. Returns a function that restores them, if possible. */
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
    // the form closed without a question, for example because of a crash
    if (place) this.kept.keep(work, place);
  }
}

const isAskedAbout = ({ dirty, isMinor }: UnsavedWork) => dirty && !isMinor;
