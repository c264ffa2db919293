import { makeAutoObservable } from 'mobx';
import { withJitter } from '#domain/shared/withJitter.ts';
import { SLOW_AFTER_MS } from './slowAfter.ts';

/** The longest wait after the first failure in milliseconds, doubled with each further one. */
const FIRST_RECOVERY_MS = 60_000;

const MAX_RECOVERY_MS = 300_000;

/** Milliseconds before a run after the network returns. */
const RECONNECT_MS = 1000;

/**
 * Repeats a task at an interval after its last run. After a failed run, waits up to a minute instead, doubled
 * up to five. When the tab is shown, or soon after the network returns, runs and starts with a minute again.
 * Pauses while the tab is hidden or the user paused it, and catches up afterwards. Continues while the browser
 * says offline, which can be wrong (see rule: offline hint). A tick without a result after 15 s is abandoned
 * and the next one starts. The caller makes the first request. If `start` isn't called within a minute,
 * polling begins anyway. Waits after failures vary (see rule: jitter). (rule: polling)
 */
export class Polling {
  paused = false;
  /** The last tick was abandoned and none has completed since. */
  isLate = false;
  #isHeld = false;
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
  readonly #random: (() => number) | undefined;

  /** @param tick resolves with whether it went well; must ignore its own result once superseded */
  constructor(tick: () => Promise<boolean>, milliseconds: number, random?: () => number) {
    this.#tick = tick;
    this.#milliseconds = milliseconds;
    this.#random = random;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Watches the caller's first request. */
  watchFirstRun(): void {
    this.#running = true;
    this.#failures = 0;
    this.#dueAt = performance.now() + FIRST_RECOVERY_MS;
    this.schedule();
  }

  /** Starts polling after the caller's first request. The first tick comes after one wait. */
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

  /** Finds out whether a returned network ends the failures. */
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
      // the wait also starts over, or a read that fails at once would double it
      this.#failures = 0;
      this.#dueAt = performance.now() + wait;
    }
    this.schedule();
  }

  private get wait(): number {
    if (this.#failures === 0) return this.#milliseconds;
    const recovery = Math.min(FIRST_RECOVERY_MS * 2 ** (this.#failures - 1), MAX_RECOVERY_MS);
    // the longest wait is the documented one
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
