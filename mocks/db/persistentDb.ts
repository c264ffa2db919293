import { createDb, type Db } from './db.ts';
import { placeInOpeningHours } from './openingHours.ts';
import { withDatesRelativeTo, rowsOf, type Seed } from './seed.ts';
import type { StateStore } from './stateStore.ts';
import type { Snapshot } from './tables.ts';

/** A seeded database that saves to a store. Backends on the same store share its data. */
export interface PersistentDb {
  readonly db: Db;
  /** The current time in epoch milliseconds. */
  readonly now: () => number;
  /** Loads the store ahead of the first transaction. */
  warmUp(): Promise<void>;
  /** Runs `work` on the latest state and resolves after its changes are stored. */
  transaction<T>(mode: 'read' | 'write', work: () => T | Promise<T>): Promise<T>;
  /** Restores the seed with its dates moved to now. */
  reset(): Promise<void>;
  /** Replaces all data with another seed, with its dates moved to now, until the next reset. */
  replaceRows(seed: Seed): Promise<void>;
}

export interface PersistentDbOptions {
  readonly seed: Seed;
  readonly store: StateStore;
  /** The current time in epoch milliseconds. */
  readonly now: () => number;
  /** Whether to move rows into opening hours. If false, a row's age doesn't depend on the time of day. */
  readonly inOpeningHours?: boolean | undefined;
}

export function createPersistentDb({
  seed,
  store,
  now,
  inOpeningHours = false,
}: PersistentDbOptions): PersistentDb {
  const db = createDb();
  const createdAt = now();
  /** The time that the seed's dates are relative to. Undefined before the first read. */
  let seededAt: number | undefined;

  function dated(other: Seed, instant: number): Snapshot {
    const snapshot = withDatesRelativeTo(other, instant);
    return inOpeningHours && other.hours ? placeInOpeningHours(other.hours, snapshot, instant) : snapshot;
  }

  async function begin(instant: number, tables: Snapshot = {}) {
    await db.restore({ ...dated(seed, instant), ...tables });
    seededAt = instant;
  }

  /** Loads the newest state and returns the time that its dates are relative to. */
  async function catchUp(): Promise<number> {
    const stored = await store.pull();
    if (!stored) {
      if (seededAt === undefined) await begin(createdAt);
    } else if (stored.seededAt === seededAt) await db.restore(stored.tables);
    else await begin(stored.seededAt, stored.tables);
    return seededAt ?? createdAt;
  }

  function transaction<T>(mode: 'read' | 'write', work: () => T | Promise<T>): Promise<T> {
    return store.locked(mode, async () => {
      const instant = await catchUp();
      const result = await work();
      const tables = db.takeChanges();
      if (Object.keys(tables).length > 0) await store.push({ seededAt: instant, tables });
      return result;
    });
  }

  return {
    db,
    now,
    warmUp: () => store.locked('read', async () => void (await catchUp())),
    transaction,
    replaceRows: (other) => transaction('write', () => db.replace(rowsOf(dated(other, now())))),
    reset: () =>
      store.locked('write', async () => {
        const instant = now();
        await begin(instant);
        await store.push({ seededAt: instant, tables: {} });
      }),
  };
}
