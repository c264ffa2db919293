import { makeAutoObservable, observableRef } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { SLOW_AFTER_MS } from './slowAfter.ts';
import { failureOf } from './Task.ts';

/**
 * What a load does to the current value and failure. A `new` load may load something else, so its failure
 * clears the value. A `retry` keeps the value. A `background` load also keeps an earlier failure until the
 * load ends. A `quiet` load ignores its own failure.
 */
type LoadMode = 'new' | 'retry' | 'background' | 'quiet';

interface LoadState<T> {
  readonly value?: T | undefined;
  readonly failure?: Failure;
}

/**
 * The state of a read. The latest load wins. The previous value stays visible during a reload and after a
 * failed one. A slow load can be canceled or retried (see rule: slow notice).
 */
export class Loadable<T> {
  private state: LoadState<T> = {};
  slow = false;
  #again: ((mode: LoadMode) => Promise<boolean>) | undefined;
  #running: AbortController | undefined;
  /** Whether a reload was requested while a load was running. */
  #isStale = false;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param log receives each failure, for reads whose failures are not shown */
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
   * Loads a value. The signal aborts when a newer load starts or the user leaves the screen.
   * @param arrived runs in the same step in which the value is set, so that nothing renders in between
   * @returns false if a newer load replaced this one or the user canceled it
   */
  load(read: (signal: AbortSignal) => Promise<T>, arrived?: (value: T) => void): Promise<boolean> {
    this.#again = (mode) => this.attempt(read, arrived, mode);
    return this.#again('new');
  }

  /** Sets a value from another source. Cancels a running load, whose value would be older. */
  set(value: T): void {
    this.stop();
    this.state = { value };
  }

  /** Repeats the last load. */
  retry(): void {
    void this.reload('retry');
  }

  /** Repeats the last load. Shows a failure next to the previous value. */
  async reload(mode: 'retry' | 'background' = 'background'): Promise<void> {
    await this.#again?.(mode);
  }

  /** Repeats the last load silently. Keeps the value if the load fails. */
  refresh(): void {
    // the running load may have started before the change that this refresh is for
    if (this.#running) this.#isStale = true;
    else if (this.value !== undefined) void this.#again?.('quiet');
  }

  /** Stops waiting and sets a `cancelled` failure. */
  cancel(): void {
    if (!this.#running) return;
    this.stop();
    this.state = { value: this.value, failure: new Failure('cancelled') };
  }

  /** Aborts silently, because the user left the screen. */
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
    mode: LoadMode,
  ): Promise<boolean> {
    const attempt = this.begin(mode);
    try {
      const value = await read(attempt.signal);
      return this.settle(attempt, { value }, () => arrived?.(value));
    } catch (thrown) {
      const failure = failureOf(thrown);
      const { state, value } = this;
      if (mode === 'quiet') return this.settle(attempt, state);
      const isSettled = this.settle(attempt, mode === 'new' ? { failure } : { value, failure });
      if (isSettled) this.log?.(failure);
      return isSettled;
    }
  }

  private begin(mode: LoadMode): AbortController {
    const { slow } = this;
    this.stop();
    // while there is no value, a slow load stays slow when it restarts, because the user is still waiting
    this.slow = slow && mode === 'background' && this.value === undefined;
    const attempt = new AbortController();
    this.#running = attempt;
    this.#slowTimer = setTimeout(this.markSlow, SLOW_AFTER_MS);
    if (mode === 'new' || mode === 'retry') this.state = { value: this.value };
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
    arrived?.();
    if (isStale) this.refresh();
    return true;
  }
}
