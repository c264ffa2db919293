import { makeAutoObservable } from 'mobx';

/**
 * Does something again and again, each time so many milliseconds after it was done last, until it says to stop.
 * It waits while it is held (the tab is hidden) or paused (somebody wants it so), and catches up afterwards.
 */
export class Polling {
  paused = false;
  #held = false;
  #running = false;
  #dueAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param tick resolves with whether to go on */
  readonly #tick: () => Promise<boolean>;
  readonly #milliseconds: number;

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
    clearTimeout(this.#timer);
  }

  hold(): void {
    this.#held = true;
    clearTimeout(this.#timer);
  }

  release(): void {
    this.#held = false;
    this.schedule();
  }

  togglePause(): void {
    this.paused = !this.paused;
    if (this.paused) clearTimeout(this.#timer);
    else this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.#timer);
    if (!this.#running || this.#held || this.paused) return;
    this.#timer = setTimeout(() => void this.run(), Math.max(0, this.#dueAt - Date.now()));
  }

  private async run(): Promise<void> {
    const goOn = await this.#tick();
    if (!this.#running) return;
    if (goOn) this.start();
    else this.stop();
  }
}
