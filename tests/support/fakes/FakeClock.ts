import type { Clock } from '#application/shared/Clock.ts';

interface Timer {
  readonly startedAt: number;
  dueAt: number;
  readonly milliseconds: number;
  readonly tick: (elapsedMs: number) => void;
}

/** A clock that moves only when the test advances it. */
export class FakeClock implements Clock {
  private elapsedMs = 0;
  private readonly timers = new Set<Timer>();

  constructor(private readonly start = new Date('2026-03-04T17:00:00Z')) {}

  now() {
    return new Date(this.start.getTime() + this.elapsedMs);
  }

  every(milliseconds: number, tick: Timer['tick']) {
    const startedAt = this.elapsedMs;
    const timer = { startedAt, dueAt: startedAt + milliseconds, milliseconds, tick };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  }

  after(milliseconds: number, done: () => void) {
    const cancel = this.every(milliseconds, () => {
      cancel();
      done();
    });
    return cancel;
  }

  /** Whether a timer is waiting. */
  get isTicking() {
    return this.timers.size > 0;
  }

  /** Advances the clock by this many milliseconds and runs due timers in sequence. */
  advance(milliseconds: number): void {
    const end = this.elapsedMs + milliseconds;
    for (let timer = this.nextDue(end); timer; timer = this.nextDue(end)) {
      this.elapsedMs = Math.max(this.elapsedMs, timer.dueAt);
      timer.dueAt = this.elapsedMs + timer.milliseconds;
      timer.tick(this.elapsedMs - timer.startedAt);
    }
    this.elapsedMs = end;
  }

  /** Advances the time only, like a suspended tab. The next {@link advance} runs overdue timers once. */
  suspend(milliseconds: number): void {
    this.elapsedMs += milliseconds;
  }

  private nextDue(end: number): Timer | undefined {
    return [...this.timers].filter(({ dueAt }) => dueAt <= end).toSorted((a, b) => a.dueAt - b.dueAt)[0];
  }
}
