import { makeAutoObservable } from 'mobx';
import { withJitter } from '#domain/shared/withJitter.ts';
import { SLOW_AFTER_MS } from './slowAfter.ts';

/** Longest wait after the first failure, in milliseconds. Each further failure doubles the wait. */
const FIRST_RECOVERY_MS = 60_000;

const MAX_RECOVERY_MS = 300_000;

/** Delay before a run after the network returns, in milliseconds. */
const RECONNECT_MS = 1000;

/**
 * Repeats a task at an interval.
 *
 * After a failure, waits 40 to 60 seconds, doubled by each further failure up to 200 to 300. When the tab is
 * shown or the network returns, runs the task and resets the wait. Pauses while the user has paused updates,
 * and while its owner holds it, as the orders page does in a hidden tab without sound. After a pause, catches
 * up. Keeps polling while the browser reports that it is offline, because that can be wrong (see rule: offline
 * hint). If a run has no result after 15 s, abandons the run and starts the next one (see rule: slow notice).
 *
 * The page sends the first request itself, and polling follows its response. If the response takes longer
 * than a minute, polling starts without it. Waits after failures are random (see rule: jitter). (rule:
 * polling)
 */
export class Polling {
  paused = false;
  /** Whether the last run was abandoned and no run has completed since. */
  isLate = false;
  #isHeld = false;
  #running = false;
  /** When the next run is due, on the monotonic clock, which ignores changes of the system time. */
  #dueAt = 0;
  /** Failures since the last success. */
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt: object | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;

  readonly #tick: () => Promise<boolean>;
  readonly #milliseconds: number;
  readonly #random: (() => number) | undefined;

  /** @param tick runs the task and resolves with its success; must ignore its result after a newer run */
  constructor(tick: () => Promise<boolean>, milliseconds: number, random?: () => number) {
    this.#tick = tick;
    this.#milliseconds = milliseconds;
    this.#random = random;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Starts polling in a minute if the caller's first request hasn't ended by then. */
  watchFirstRun(): void {
    this.#running = true;
    this.#failures = 0;
    this.#dueAt = performance.now() + FIRST_RECOVERY_MS;
    this.schedule();
  }

  /** Starts polling after the caller's first request. The first run follows after one interval. */
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

  /** Pauses while the tab is hidden. */
  hold(): void {
    this.#isHeld = true;
    clearTimeout(this.#timer);
  }

  /** Resumes when the tab is shown. */
  release(): void {
    this.#isHeld = false;
    this.recover(0);
  }

  /** Runs soon after the network returns, if the last run failed. */
  reconnect(): void {
    this.recover(withJitter(RECONNECT_MS, this.#random));
  }

  togglePause(): void {
    this.paused = !this.paused;
    if (this.paused) clearTimeout(this.#timer);
    else this.schedule();
  }

  private recover(wait: number): void {
    if (this.#failures > 0) {
      // starts with the shortest wait again; otherwise, an immediate failure would double the wait
      this.#failures = 0;
      this.#dueAt = performance.now() + wait;
    }
    this.schedule();
  }

  private get wait(): number {
    if (this.#failures === 0) return this.#milliseconds;
    const recovery = Math.min(FIRST_RECOVERY_MS * 2 ** (this.#failures - 1), MAX_RECOVERY_MS);
    // jitter adds up to 50%, so the division keeps the longest wait as documented
    return withJitter(recovery / 1.5, this.#random);
  }

  private schedule(): void {
    clearTimeout(this.#timer);
    if (!this.#running || this.#attempt || this.#isHeld || this.paused) return;
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
