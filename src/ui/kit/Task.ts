import { makeAutoObservable, observableRef } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { logBug } from './logFailure.ts';
import { SLOW_AFTER_MS } from './slowAfter.ts';

interface Handlers<T> {
  readonly done: (value: T) => void;
  readonly failed: (failure: Failure) => void;
}

/**
 * A user-initiated write. Runs at most once at a time.
 *
 * Counts as slow after 15 s, when the user may stop waiting. The write continues and its result is still
 * reported. Starting the same write again joins the one in flight.
 */
export class Task {
  /** Whether the user is waiting. */
  running = false;
  slow = false;
  private work: Promise<void> | undefined;
  #about = '';
  #attempt = new AbortController();
  #slowTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'work'>(this, { work: observableRef }, { autoBind: true });
  }

  /** Whether the work is running, even if the user stopped waiting. */
  get inFlight(): boolean {
    return this.work !== undefined;
  }

  /**
   * Runs the work, then one of the handlers. Resolves when both are done. A bug counts as
   * a failure and is logged.
   * @param work receives a signal that aborts when the task is canceled
   * @param key identifies the work; other work waits until the current one ends
   */
  async run<T>(work: (wanted: AbortSignal) => Promise<T>, endings: Handlers<T>, key = ''): Promise<void> {
    if (this.running) return this.work;
    this.wait();
    if (this.work && this.#about !== key) {
      await this.work;
      return this.run(work, endings, key);
    }
    this.#about = key;
    this.work ??= this.runToCompletion(work, endings);
    return this.work;
  }

  /** Stops waiting. The write continues and its result is still reported. */
  detach(): void {
    this.running = false;
    this.slow = false;
    clearTimeout(this.#slowTimer);
  }

  /** Cancels the work. Its result is ignored, and it can start again. */
  cancel(): void {
    this.detach();
    this.work = undefined;
    this.#attempt.abort();
  }

  private wait(): void {
    this.running = true;
    this.#slowTimer = setTimeout(this.markSlow, SLOW_AFTER_MS);
  }

  private async runToCompletion<T>(
    work: (wanted: AbortSignal) => Promise<T>,
    endings: Handlers<T>,
  ): Promise<void> {
    this.#attempt = new AbortController();
    const { signal } = this.#attempt;
    const ending = await completionOf(() => work(signal), endings);
    if (signal.aborted) return;
    this.cancel();
    ending();
  }

  private markSlow(): void {
    this.slow = true;
  }
}

/** Never resolves, for work that ends by leaving the page. */
export const untilNavigation = () => new Promise<never>(() => undefined);

async function completionOf<T>(work: () => Promise<T>, { done, failed }: Handlers<T>): Promise<() => void> {
  try {
    const value = await work();
    return () => done(value);
  } catch (thrown) {
    const failure = failureOf(thrown);
    return () => failed(failure);
  }
}

/** Returns a thrown failure. Any other error is a bug: logged, and shown like an unreadable response. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  logBug(thrown);
  return new Failure('malformed', { cause: thrown });
}
