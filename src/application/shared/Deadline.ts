import { Failure } from '../Failure.ts';
import type { Clock } from './Clock.ts';

/** A time limit for requests. Aborts its signal when the time is up. */
export class Deadline {
  private readonly controller = new AbortController();
  readonly signal = this.controller.signal;
  /** Stops the timer. */
  readonly stop: () => void;

  constructor(clock: Clock, milliseconds: number) {
    this.stop = clock.after(milliseconds, () => this.expire());
  }

  /** Aborts the signal before the time is up. */
  expire(): void {
    this.controller.abort();
  }

  /** Also aborts this deadline's signal when the given signal aborts. */
  endWith(signal: AbortSignal): void {
    if (signal.aborted) this.expire();
    else signal.addEventListener('abort', () => this.expire());
  }

  /**
   * Waits for work, but not past the deadline, even if the work ignores the signal.
   * @throws Failure `unreachable` at the deadline
   */
  race<T>(work: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    const fail = () => reject(new Failure('unreachable'));
    if (this.signal.aborted) fail();
    else this.signal.addEventListener('abort', fail);
    return Promise.race([work, promise]);
  }
}
