import { makeAutoObservable, observableRef } from 'mobx';

const MINUTE_MS = 60_000;

/** The current time, updated at each full minute. */
export class MinuteClock {
  now = new Date();

  constructor() {
    makeAutoObservable(this, { now: observableRef }, { autoBind: true });
  }

  /** @param ticked receives the previous time at each tick @returns a function that stops the clock */
  start(ticked: (before: Date) => void): () => void {
    this.now = new Date();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    const tick = () => {
      const before = this.now;
      this.tick();
      ticked(before);
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }

  private tick(): void {
    this.now = new Date();
  }
}
