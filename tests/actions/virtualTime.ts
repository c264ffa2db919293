import { mock } from 'node:test';
import FakeTimers, { type Clock } from '@sinonjs/fake-timers';

/** The time at which every action starts: a Thursday afternoon in New York. */
export const NOW = Date.parse('2026-01-15T20:00:00.000Z');

let clock: Clock | undefined;

/** Freezes the clock and random values during `work`. Only {@link advanceTime} moves the clock. */
export async function inVirtualTime<T>(work: () => Promise<T>): Promise<T> {
  // Node's own mock timers fail when a timer is cleared twice
  clock = FakeTimers.install({
    now: NOW,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  let drawn = 0;
  // returns 0…01, 0…02, and so on
  const random = mock.method(crypto, 'getRandomValues', (bytes: Uint8Array) => bytes.fill((drawn += 1), -1));
  try {
    return await work();
  } finally {
    random.mock.restore();
    clock.uninstall();
  }
}

/** Matches a random ID. */
export const GENERATED_ID = /(?:(?:call|chg|dep|sched)_)?0{9,29}[0-9a-f]{3}/g;

/** Advances the clock and starts due timers. The caller can await their work. */
export function advanceTime(milliseconds: number): void {
  clock?.tick(milliseconds);
}

/** Runs pending promises. */
export const settleMicrotasks = () => new Promise<void>((resolve) => void setImmediate(resolve));
