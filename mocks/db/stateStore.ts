import type { Snapshot } from './tables.ts';

/** The tables that differ from the seed, and the time that the seed's dates are relative to. */
export interface StoredState {
  /** In epoch milliseconds. A different value makes all earlier state invalid. */
  readonly seededAt: number;
  readonly tables: Snapshot;
}

/** Where a backend persists its state, possibly shared with other tabs. */
export interface StateStore {
  /** Runs `work` under a shared (`read`) or exclusive (`write`) lock. */
  locked<T>(mode: 'read' | 'write', work: () => Promise<T>): Promise<T>;
  /** Returns stored state that this backend hasn't loaded yet, or undefined. */
  pull(): Promise<StoredState | undefined>;
  push(state: StoredState): Promise<void>;
}

/** An in-memory store that runs one transaction at a time. */
export function inMemoryStore(): StateStore {
  let last: Promise<unknown> = Promise.resolve();
  return {
    locked(_mode, work) {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
    pull: () => Promise.resolve(undefined),
    push: () => Promise.resolve(),
  };
}
