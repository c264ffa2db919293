import { makeAutoObservable, observableRef } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { SLOW_AFTER_MS } from './slowAfter.ts';

interface LoadState<T> {
  readonly value?: T | undefined;
  readonly failure?: Failure;
}

/**
 * State of a read. The latest load wins. The previous value stays visible during a reload and after a
 * failed one. A load counts as slow after 15 s and can then be canceled or retried.
 */
export class Loadable<T> {
  private state: LoadState<T> = {};
  slow = false;
  #again: ((isQuiet: boolean) => Promise<boolean>) | undefined;
  #running: AbortController | undefined;
  /** A reload was requested while a load was running. */
  #isStale = false;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param log receives each failure, for reads whose failures are only logged */
  constructor(private readonly log?: (failure: Failure) => void) {
    makeAutoObservable<this, 'state' | 'log'>(this, { state: observableRef, log: false }, { autoBind: true });
  }

  get value(): T | undefined {
    return this.state.value;
  }

  get failure(): Failure | undefined {
    return this.state.failure;
  }

  /** Whether there is neither a value nor a failure yet. */
  get pending(): boolean {
    return this.value === undefined && this.failure === undefined;
  }

  /**
   * Loads a value. The signal aborts when a newer load starts or the screen is left.
   * @param arrived runs in the same step as the value arrives, so nothing renders in between
   * @returns false if the load was superseded or canceled
   */
  load(read: (signal: AbortSignal) => Promise<T>, arrived?: (value: T) => void): Promise<boolean> {
    this.#again = (isQuiet) => {
      const { state: before, value } = this;
      return this.attempt(read, arrived, (failure) => (isQuiet ? before : { failure, value }));
    };
    return this.attempt(read, arrived, (failure) => ({ failure }));
  }

  /** Sets a value that is known otherwise. A running load is older and is ignored. */
  set(value: T): void {
    this.stop();
    this.state = { value };
  }

  /** Repeats the last load. */
  retry(): void {
    void this.#again?.(false);
  }

  /** Reloads in the background and keeps the current value on failure. */
  refresh(): void {
    // the running load may be older than this request
    if (this.#running) this.#isStale = true;
    else if (this.value !== undefined) void this.#again?.(true);
  }

  /** Stops waiting and reports a `cancelled` failure. */
  cancel(): void {
    if (!this.#running) return;
    this.stop();
    this.state = { failure: new Failure('cancelled') };
  }

  /** Aborts silently, because the screen was left. */
  stop(): void {
    this.#running?.abort();
    this.#running = undefined;
    this.#isStale = false;
    clearTimeout(this.#slowTimer);
    this.slow = false;
  }

  private async attempt(
    read: (signal: AbortSignal) => Promise<T>,
    arrived: ((value: T) => void) | undefined,
    failed: (failure: Failure) => LoadState<T>,
  ): Promise<boolean> {
    const attempt = this.begin();
    try {
      const value = await read(attempt.signal);
      return this.settle(attempt, { value }, () => arrived?.(value));
    } catch (thrown) {
      return this.settle(attempt, failed(Failure.from(thrown)));
    }
  }

  private begin(): AbortController {
    this.stop();
    const attempt = new AbortController();
    this.#running = attempt;
    this.#slowTimer = setTimeout(this.markSlow, SLOW_AFTER_MS);
    this.state = { value: this.value };
    return attempt;
  }

  private markSlow(): void {
    this.slow = true;
  }

  private settle(attempt: AbortController, outcome: LoadState<T>, arrived?: () => void): boolean {
    if (this.#running !== attempt) return false;
    const isStale = this.#isStale;
    this.stop();
    this.state = outcome;
    if (outcome.failure) this.log?.(outcome.failure);
    arrived?.();
    if (isStale) this.refresh();
    return true;
  }
}
