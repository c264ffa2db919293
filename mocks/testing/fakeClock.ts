import type { Clock } from '../voice/clock.ts';

interface FakeClock extends Clock {
  /** Advances the clock and runs due timers and promises. */
  advance(milliseconds: number): Promise<void>;
  /** The number of pending timers. */
  readonly pendingTimers: number;
}

export function createFakeClock(): FakeClock {
  let now = 0;
  const due = new Set<{ readonly at: number; readonly call: () => void }>();

  async function advance(milliseconds: number) {
    const end = now + milliseconds;
    for (;;) {
      await settled();
      const [next] = [...due].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
      if (!next) break;
      due.delete(next);
      now = Math.max(now, next.at);
      next.call();
    }
    now = end;
  }

  return {
    now: () => now,
    after(milliseconds, call) {
      const entry = { at: now + milliseconds, call };
      due.add(entry);
      return () => due.delete(entry);
    },
    advance,
    get pendingTimers() {
      return due.size;
    },
  };
}

/** Runs pending promises. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));
