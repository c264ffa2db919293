import { makeAutoObservable, observableRef } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { LOST_WRITE_AFTER_MS } from '#application/shared/lostWriteAfter.ts';
import { logBug } from './logFailure.ts';
import { SLOW_AFTER_MS } from './slowAfter.ts';

interface Handlers<T> {
  readonly done: (value: T) => void;
  readonly failed: (failure: Failure) => void;
}

/** One run of the work. */
interface Attempt {
  readonly key: string;
  readonly controller: AbortController;
  /** Settles when the work ends. */
  readonly ended: Promise<void>;
  /** Resolves if the work has no result after 30 s. */
  readonly lost: Promise<void>;
  /** Whether the same work was started again because this attempt got no response. */
  isReplaced: boolean;
}

/**
 * A user-initiated write. Runs at most once at a time.
 *
 * When a write is slow, the user may stop waiting (see rule: slow notice). The write continues and its result
 * is still reported. Starting the same write again joins the one in flight. If the one in flight has no response after
 * 30 s, the write is sent again (see rule: lost writes).
 */
export class Task {
  /** Whether the user is waiting. */
  running = false;
  slow = false;
  private current: Attempt | undefined;
  /** Attempts without a result, including lost ones. */
  readonly #open = new Set<Attempt>();
  #slowTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'current'>(this, { current: observableRef }, { autoBind: true });
  }

  /** Whether the work is running, even if the user stopped waiting. */
  get inFlight(): boolean {
    return this.current !== undefined;
  }

  /**
   * Runs the work, then one of the handlers. Resolves after the handler. Logs a bug and treats it as a
   * failure.
   * @param work receives a signal that aborts when the task is canceled
   * @param key identifies the work; work with another key waits until the current work ends
   */
  async run<T>(work: (wanted: AbortSignal) => Promise<T>, endings: Handlers<T>, key = ''): Promise<void> {
    const { running, current } = this;
    if (running) return current?.ended;
    this.wait();
    if (!current) return this.begin(work, endings, key).ended;
    await Promise.race([current.ended, current.lost]);
    const isSame = current.key === key;
    const isLost = this.current === current;
    if (isSame && !(isLost && this.running)) return undefined;
    if (isLost) this.replace(current, isSame);
    return this.run(work, endings, key);
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
    this.current = undefined;
    for (const { controller } of this.#open) controller.abort();
  }

  private wait(): void {
    this.running = true;
    this.#slowTimer = setTimeout(this.markSlow, SLOW_AFTER_MS);
  }

  private begin<T>(work: (wanted: AbortSignal) => Promise<T>, endings: Handlers<T>, key: string): Attempt {
    const controller = new AbortController();
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    const timer = setTimeout(lose, LOST_WRITE_AFTER_MS);
    const completion = completionOf(() => work(controller.signal), endings);
    const ended = completion.then((ending) => {
      clearTimeout(timer);
      this.end(attempt, ending);
    });
    const attempt: Attempt = { key, controller, ended, lost, isReplaced: false };
    this.#open.add(attempt);
    this.current = attempt;
    return attempt;
  }

  private replace(lost: Attempt, isSame: boolean): void {
    lost.isReplaced = isSame;
    this.current = undefined;
    this.detach();
  }

  /** Reports an attempt's result. Ignores the failure of an attempt that was replaced. */
  private end(attempt: Attempt, { isDone, report }: Completion): void {
    this.#open.delete(attempt);
    if (attempt.controller.signal.aborted || (attempt.isReplaced && !isDone)) return;
    const others = [...this.#open].filter(({ key }) => key === attempt.key);
    for (const { controller } of isDone ? others : []) controller.abort();
    if (this.current === attempt || this.current?.controller.signal.aborted) {
      this.current = undefined;
      this.detach();
    }
    report();
  }

  private markSlow(): void {
    this.slow = true;
  }
}

/** Never resolves. For work that ends by leaving the page. */
export const waitForNavigation = () => new Promise<never>(() => undefined);

interface Completion {
  readonly isDone: boolean;
  readonly report: () => void;
}

async function completionOf<T>(work: () => Promise<T>, { done, failed }: Handlers<T>): Promise<Completion> {
  try {
    const value = await work();
    return { isDone: true, report: () => done(value) };
  } catch (thrown) {
    const failure = failureOf(thrown);
    return { isDone: false, report: () => failed(failure) };
  }
}

/** Returns a thrown failure. Any other error is a bug: logs it and returns a `malformed` failure. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  logBug(thrown);
  return new Failure('malformed', { cause: thrown });
}
