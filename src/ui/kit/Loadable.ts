import { makeAutoObservable, observableRef } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { SLOW_AFTER_MS } from './slow.ts';

interface LoadState<T> {
  readonly value?: T | undefined;
  readonly failure?: Failure;
}

/**
 * Something that is read. The newest load wins; a value that is there stays while something is read in its place, and beside
 * the failure where the same is read again in vain.
 * A load of more than 15 s counts as slow, and whoever waits may cancel it or start it again.
 */
export class Loadable<T> {
  private state: LoadState<T> = {};
  slow = false;
  #again: ((isQuiet: boolean) => Promise<boolean>) | undefined;
  #running: AbortController | undefined;
  /** It was to be read again while it was read. */
  #isStale = false;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param log is told of each failure, for a read whose failures are only logged */
  constructor(private readonly log?: (failure: Failure) => void) {
    makeAutoObservable<this, 'state' | 'log'>(this, { state: observableRef, log: false }, { autoBind: true });
  }

  get value(): T | undefined {
    return this.state.value;
  }

  get failure(): Failure | undefined {
    return this.state.failure;
  }

  /** Nothing to show yet, and no failure either. */
  get pending(): boolean {
    return this.value === undefined && this.failure === undefined;
  }

  /**
   * Reads; the signal that the reader is given ends when a newer load begins or the screen is left.
   *
   * @param arrived is told of the value in the step in which it arrives, so that nothing is drawn in between
   * @returns whether what came of it counts: false for a load that was overtaken or given up
   */
  load(read: (signal: AbortSignal) => Promise<T>, arrived?: (value: T) => void): Promise<boolean> {
    this.#again = (isQuiet) => {
      const { state: before, value } = this;
      return this.attempt(read, arrived, (failure) => (isQuiet ? before : { failure, value }));
    };
    return this.attempt(read, arrived, (failure) => ({ failure }));
  }

  /** Reads once more what was read last. */
  retry(): void {
    void this.#again?.(false);
  }

  /** The same for who asked for nothing: where it fails, what is there stays without a word. */
  refresh(): void {
    // what is being read may be older than what it is asked for
    if (this.#running) this.#isStale = true;
    else if (this.value !== undefined) void this.#again?.(true);
  }

  /** Gives up waiting; the failure says so. */
  cancel(): void {
    if (!this.#running) return;
    this.stop();
    this.state = { failure: new Failure('cancelled') };
  }

  /** Ends what is under way without a word: the screen is left. */
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
