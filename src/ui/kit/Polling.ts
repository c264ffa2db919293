import { makeAutoObservable } from 'mobx';
import { SLOW_AFTER_MS } from './slowAfter.ts';

/** Why polling waits: the tab is hidden or the browser is offline. */
export type PauseReason = 'hidden' | 'offline';

/**
 * Repeats a task at an interval after its last run, until the task says to stop. Waits while the tab is
 * hidden, the browser is offline, or the user paused it, and catches up afterwards. A tick without a result
 * after 15 s is abandoned and the next one starts. (rule: polling)
 */
export class Polling {
  paused = false;
  /** The last tick was abandoned and none has completed since. */
  isLate = false;
  readonly #holds = new Set<PauseReason>();
  #running = false;
  #dueAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt: object | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;

  readonly #tick: () => Promise<boolean>;
  readonly #milliseconds: number;

  /** @param tick resolves with whether to continue; must ignore its own result once superseded */
  constructor(tick: () => Promise<boolean>, milliseconds: number) {
    this.#tick = tick;
    this.#milliseconds = milliseconds;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Starts polling. The first tick comes after one interval. */
  start(): void {
    this.#running = true;
    this.#dueAt = Date.now() + this.#milliseconds;
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
    this.schedule();
  }

  togglePause(): void {
    this.paused = !this.paused;
    if (this.paused) clearTimeout(this.#timer);
    else this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.#timer);
    if (!this.#running || this.#attempt || this.#holds.size > 0 || this.paused) return;
    this.#timer = setTimeout(() => void this.run(), Math.max(0, this.#dueAt - Date.now()));
  }

  private async run(): Promise<void> {
    const attempt = {};
    this.#attempt = attempt;
    this.#limit = setTimeout(this.giveUp, SLOW_AFTER_MS);
    const goOn = await this.#tick();
    if (this.#attempt === attempt) this.settle(goOn);
  }

  private settle(goOn: boolean): void {
    this.forget();
    this.isLate = false;
    if (goOn) this.start();
    else this.stop();
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
