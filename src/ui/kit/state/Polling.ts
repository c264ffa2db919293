import { makeAutoObservable } from 'mobx';
import { SLOW_AFTER_MS } from './slowAfter.ts';

/** Why polling waits: the tab is hidden or the browser is offline. */
export type PauseReason = 'hidden' | 'offline';

/** Milliseconds after the first failure, doubled with each further one. */
const FIRST_RECOVERY_MS = 60_000;

const MAX_RECOVERY_MS = 300_000;

/**
 * Repeats a task at an interval after its last run. After a failed run, waits a minute instead, doubled up
 * to five. When the tab is shown or the network returns, runs at once and starts with a minute again. Waits
 * while the tab is hidden, the browser is offline, or the user paused it, and catches up afterwards. A tick
 * without a result after 15 s is abandoned and the next one starts. The first run, outside, is given up after
 * a minute. (rule: polling)
 */
export class Polling {
  paused = false;
  /** The last tick was abandoned and none has completed since. */
  isLate = false;
  readonly #holds = new Set<PauseReason>();
  #running = false;
  /** In milliseconds of the monotonic clock, which a change of the system time does not move. */
  #dueAt = 0;
  /** Failures since the last success. */
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt: object | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;

  readonly #tick: () => Promise<boolean>;
  readonly #milliseconds: number;

  /** @param tick resolves with whether it went well; must ignore its own result once superseded */
  constructor(tick: () => Promise<boolean>, milliseconds: number) {
    this.#tick = tick;
    this.#milliseconds = milliseconds;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Watches a first run outside. Without {@link start} within a minute, it hangs, and the first tick comes. */
  watchFirstRun(): void {
    this.#running = true;
    this.#failures = 0;
    this.#dueAt = performance.now() + FIRST_RECOVERY_MS;
    this.schedule();
  }

  /** Starts polling after a first run outside. The first tick comes after one wait. */
  start(isWell = true): void {
    this.#running = true;
    this.#failures = isWell ? 0 : this.#failures + 1;
    this.#dueAt = performance.now() + this.wait;
    this.schedule();
  }

  stop(): void {
    this.#running = false;
    this.isLate = false;
    this.forget();
    clearTimeout(this.#timer);
  }

  hold(why: PauseReason): void {
    this.#holds.add(why);
    clearTimeout(this.#timer);
  }

  release(why: PauseReason): void {
    this.#holds.delete(why);
    if (this.#failures > 0) {
      // the wait also starts over, or a read that fails at once would double it
      this.#failures = 0;
      this.#dueAt = 0;
    }
    this.schedule();
  }

  togglePause(): void {
    this.paused = !this.paused;
    if (this.paused) clearTimeout(this.#timer);
    else this.schedule();
  }

  private get wait(): number {
    if (this.#failures === 0) return this.#milliseconds;
    return Math.min(FIRST_RECOVERY_MS * 2 ** (this.#failures - 1), MAX_RECOVERY_MS);
  }

  private schedule(): void {
    clearTimeout(this.#timer);
    if (!this.#running || this.#attempt || this.#holds.size > 0 || this.paused) return;
    this.#timer = setTimeout(() => void this.run(), Math.max(0, this.#dueAt - performance.now()));
  }

  private async run(): Promise<void> {
    const attempt = {};
    this.#attempt = attempt;
    this.#limit = setTimeout(this.giveUp, SLOW_AFTER_MS);
    const isWell = await this.#tick();
    if (this.#attempt === attempt) this.settle(isWell);
  }

  private settle(isWell: boolean): void {
    this.forget();
    this.isLate = false;
    this.start(isWell);
  }

  private giveUp(): void {
    this.forget();
    this.isLate = true;
    this.schedule();
  }

  private forget(): void {
    this.#attempt = undefined;
    clearTimeout(this.#limit);
  }
}
