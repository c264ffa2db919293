import { mock } from 'node:test';

/** When every action begins: a Thursday afternoon in New York. */
export const NOW = Date.parse('2026-01-15T20:00:00.000Z');

/** Stops the clock for what is done meanwhile, which goes on only by {@link advanceTime}; what is drawn by lot is always the same. */
export async function inVirtualTime<T>(work: () => Promise<T>): Promise<T> {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: NOW });
  const lots = mock.method(crypto, 'getRandomValues', drawnInTurn());
  try {
    return await work();
  } finally {
    lots.mock.restore();
    mock.timers.reset();
  }
}

/** An id that was drawn by lot. */
export const GENERATED_ID = /0{29}[0-9a-f]{3}/g;

/** 0…01, 0…02 and so on. */
function drawnInTurn() {
  let drawn = 0;
  return (bytes: Uint8Array) => {
    drawn += 1;
    bytes.fill(0);
    bytes.set([drawn], bytes.length - 1);
    return bytes;
  };
}

/** Lets time pass; what is due then begins, and may be awaited after that. */
export function advanceTime(milliseconds: number): void {
  mock.timers.tick(milliseconds);
}

/** Lets promises have their turn. */
export const settleMicrotasks = () => new Promise<void>((resolve) => void setImmediate(resolve));
