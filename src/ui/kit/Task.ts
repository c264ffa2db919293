import { makeAutoObservable, observableRef } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { SLOW_AFTER_MS } from './slow.ts';

interface Handlers<T> {
  readonly done: (value: T) => void;
  readonly failed: (failure: Failure) => void;
}

/**
 * Something that a person starts and that changes things: never twice at once.
 *
 * After 15 s it counts as slow and the person may stop waiting. The work goes on to its end all the same, and what came of it
 * is told then. Whoever starts it again before that waits for the same work once more; no second one begins beside it.
 */
export class Task {
  /** Somebody waits for it. */
  running = false;
  slow = false;
  private work: Promise<void> | undefined;
  #about = '';
  #attempt = new AbortController();
  #slowTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'work'>(this, { work: observableRef }, { autoBind: true });
  }

  /** It has not ended, whether somebody waits for it or not. */
  get inFlight(): boolean {
    return this.work !== undefined;
  }

  /**
   * Does the work, then one of the endings. Resolves when that is done; a bug in the work goes up.
   *
   * @param work is given a signal that ends when it is given up
   * @param about tells the work from other work of its kind, such as the removal of another thing: that begins once this ended
   */
  async run<T>(work: (wanted: AbortSignal) => Promise<T>, endings: Handlers<T>, about = ''): Promise<void> {
    if (this.running) return this.work;
    this.wait();
    if (this.work && this.#about !== about) {
      await this.work;
      return this.run(work, endings, about);
    }
    this.#about = about;
    this.work ??= this.runToCompletion(work, endings);
    return this.work;
  }

  /** Gives up waiting; what comes of the work is told all the same. */
  detach(): void {
    this.running = false;
    this.slow = false;
    clearTimeout(this.#slowTimer);
  }

  /** Gives up the work: what comes of it is no matter any more, and it may begin anew. */
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

/** The rest of work that leads to another page. */
export const untilNavigation = () => new Promise<never>(() => undefined);

async function completionOf<T>(work: () => Promise<T>, { done, failed }: Handlers<T>): Promise<() => void> {
  try {
    const value = await work();
    return () => done(value);
  } catch (thrown) {
    if (!(thrown instanceof Failure)) {
      return () => {
        throw thrown;
      };
    }
    return () => failed(thrown);
  }
}
