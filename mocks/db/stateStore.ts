import type { Snapshot } from './tables.ts';

/** What differs from the seed, and the instant the seed was dated for. */
export interface StoredState {
  /** Milliseconds since the epoch. A new value means that everything before it is forgotten. */
  readonly seededAt: number;
  readonly tables: Snapshot;
}

/** Where a backend keeps its state beyond its own memory, perhaps together with backends in other tabs. */
export interface StateStore {
  /** Runs `work` beside other readers (`read`), or as the only one (`write`). */
  locked<T>(mode: 'read' | 'write', work: () => Promise<T>): Promise<T>;
  /** What was stored, here or elsewhere, and not yet seen by this backend; undefined when that is nothing. */
  pull(): Promise<StoredState | undefined>;
  push(state: StoredState): Promise<void>;
}

/** Keeps nothing: the backend's memory is all there is. Runs one work after the other. */
export function memoryOnly(): StateStore {
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
