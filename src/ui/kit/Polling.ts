import { makeAutoObservable } from 'mobx';
import { SLOW_AFTER_MS } from './slow.ts';

/** What keeps it from going on by itself: nobody can see it, or the browser has no line. */
export type PauseReason = 'hidden' | 'offline';

/**
 * Does something again and again, each time so many milliseconds after it was done last, until it says to stop.
 * It waits while it is held (the tab is hidden, the browser has no line) or paused (somebody wants it so), and catches up
 * afterwards. What has not ended after 15 s is given up, and the next one begins. (rule: polling)
 */
export class Polling {
  paused = false;
  /** The last one was given up, and none has ended since. */
  isLate = false;
  readonly #holds = new Set<PauseReason>();
  #running = false;
  #dueAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt: object | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;

  readonly #tick: () => Promise<boolean>;
  readonly #milliseconds: number;

  /** @param tick resolves with whether to go on; it gives up by itself what a later one overtakes */
  constructor(tick: () => Promise<boolean>, milliseconds: number) {
    this.#tick = tick;
    this.#milliseconds = milliseconds;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Begins, the first time after one interval. */
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
