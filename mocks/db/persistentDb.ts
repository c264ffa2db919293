import { createDb, type Db } from './db.ts';
import { withDatesRelativeTo, rowsOf, type Seed } from './seed.ts';
import type { StateStore } from './stateStore.ts';
import type { Snapshot } from './tables.ts';

/** A database that begins with a seed and is kept in a store, perhaps together with others on the same store. */
export interface PersistentDb {
  readonly db: Db;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Reads what the store has now, which the first transaction would otherwise wait for. */
  warmUp(): Promise<void>;
  /** Runs `work` on the newest state; what it changed is stored before this resolves. */
  transaction<T>(mode: 'read' | 'write', work: () => T | Promise<T>): Promise<T>;
  /** The seed again, dated for now. */
  reset(): Promise<void>;
  /** Another seed, dated for now, in place of all that there is; until the next reset. */
  sow(seed: Seed): Promise<void>;
}

export interface PersistentDbOptions {
  readonly seed: Seed;
  readonly store: StateStore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function createPersistentDb({ seed, store, now }: PersistentDbOptions): PersistentDb {
  const db = createDb();
  const createdAt = now();
  /** The instant that the seed is dated for; undefined while nothing was read. */
  let seededAt: number | undefined;

  async function begin(instant: number, tables: Snapshot = {}) {
    await db.restore({ ...withDatesRelativeTo(seed, instant), ...tables });
    seededAt = instant;
  }

  /** Gives the instant that the seed is dated for. */
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
    sow: (other) => transaction('write', () => db.replace(rowsOf(withDatesRelativeTo(other, now())))),
    reset: () =>
      store.locked('write', async () => {
        const instant = now();
        await begin(instant);
        await store.push({ seededAt: instant, tables: {} });
      }),
  };
}
