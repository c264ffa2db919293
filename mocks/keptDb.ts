import { createDb, type Db } from './db.ts';
import { datedAt, type Seed } from './seed/seed.ts';
import type { StateStore } from './stateStore.ts';

/** A database that begins with a seed and is kept in a store, perhaps together with others on the same store. */
export interface KeptDb {
  readonly db: Db;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Reads what the store has now, which the first transaction would otherwise wait for. */
  warmUp(): Promise<void>;
  /** Runs `work` on the newest state; what it changed is stored before this resolves. */
  transaction<T>(mode: 'read' | 'write', work: () => T | Promise<T>): Promise<T>;
  /** The seed again, dated for now. */
  reset(): Promise<void>;
}

export interface KeptDbOptions {
  readonly seed: Seed;
  readonly store: StateStore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function keptDb({ seed, store, now }: KeptDbOptions): KeptDb {
  const db = createDb();
  let seededAt = now();
  db.restore(datedAt(seed, seededAt));

  async function catchUp() {
    const stored = await store.pull();
    if (!stored) return;
    if (stored.seededAt !== seededAt) db.restore(datedAt(seed, stored.seededAt));
    seededAt = stored.seededAt;
    db.restore(stored.tables);
  }

  return {
    db,
    now,
    warmUp: () => store.locked('read', catchUp),
    transaction: (mode, work) =>
      store.locked(mode, async () => {
        await catchUp();
        const result = await work();
        const tables = db.takeChanges();
        if (Object.keys(tables).length > 0) await store.push({ seededAt, tables });
        return result;
      }),
    reset: () =>
      store.locked('write', async () => {
        seededAt = now();
        db.restore(datedAt(seed, seededAt));
        await store.push({ seededAt, tables: {} });
      }),
  };
}
