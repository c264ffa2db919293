import { makeAutoObservable } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { SLOW_AFTER } from './slow.ts';

interface Endings<T> {
  readonly done: (value: T) => void;
  readonly failed: (failure: Failure) => void;
}

/**
 * Something that a person starts and that changes things: never twice at once.
 * After 15 s it counts as slow and the person may stop waiting; the work itself goes on to its end, unheeded.
 */
export class Task {
  running = false;
  slow = false;
  private attempt = 0;
  private slowTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'attempt' | 'slowTimer'>(
      this,
      { attempt: false, slowTimer: false },
      { autoBind: true },
    );
  }

  /** Runs the work unless it runs already, then one of the endings. A bug in the work goes up. */
  async run<T>(work: () => Promise<T>, endings: Endings<T>): Promise<void> {
    if (this.running) return;
    const attempt = this.begin();
    const ending = await endingOf(work, endings);
    if (attempt !== this.attempt) return;
    this.finish();
    ending();
  }

  /** Gives up waiting. */
  stopWaiting(): void {
    this.attempt += 1;
    this.finish();
  }

  private begin(): number {
    this.running = true;
    this.slowTimer = setTimeout(this.markSlow, SLOW_AFTER);
    this.attempt += 1;
    return this.attempt;
  }

  private finish(): void {
    this.running = false;
    this.slow = false;
    clearTimeout(this.slowTimer);
  }

  private markSlow(): void {
    this.slow = true;
  }
}

async function endingOf<T>(work: () => Promise<T>, { done, failed }: Endings<T>): Promise<() => void> {
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
