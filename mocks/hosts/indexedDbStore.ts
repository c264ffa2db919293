import { createStore, get, getMany, setMany } from 'idb-keyval';
import type { StateStore } from '../db/stateStore.ts';
import { TABLE_NAMES, type Snapshot, type TableName } from '../db/tables.ts';

interface Contents {
  readonly seedVersion: string;
  readonly seededAt: number;
  /** How often each table was saved. Leaves out tables that equal the seed. */
  readonly revisions: Partial<Record<TableName, number>>;
}

const CONTENTS = 'contents';

/**
 * Stores changed tables in IndexedDB. All tabs share a lock, so each request sees the changes of other
 * tabs. Ignores data of another seed version. If the browser refuses storage, as in some private windows,
 * the data stays in memory.
 */
export function indexedDbStore(seedVersion: string): StateStore {
  const idb = createStore('fake-backend', 'state');
  let seen: Contents | undefined;

  return {
    locked<T>(mode: 'read' | 'write', work: () => Promise<T>): Promise<T> {
      // a plain HTTP page has no locks, but also no service worker and rarely a second tab
      if (!('locks' in navigator)) return work();
      return navigator.locks.request(
        'fake-backend',
        { mode: mode === 'read' ? 'shared' : 'exclusive' },
        work,
      );
    },

    async pull() {
      const contents = await get<Contents>(CONTENTS, idb).catch(() => undefined);
      if (contents?.seedVersion !== seedVersion) return undefined;
      const known = seen?.seededAt === contents.seededAt ? seen.revisions : undefined;
      const news = TABLE_NAMES.filter((name) => contents.revisions[name] !== known?.[name]);
      if (known && news.length === 0) return undefined;
      const texts = await getMany<string>(news, idb);
      seen = contents;
      const tables: Snapshot = {};
      news.forEach((name, index) => {
        const text = texts[index];
        if (text !== undefined) tables[name] = text;
      });
      return { seededAt: contents.seededAt, tables };
    },

    async push({ seededAt, tables }) {
      const revisions = seen?.seededAt === seededAt ? { ...seen.revisions } : {};
      const changed = Object.entries(tables) as [TableName, string][];
      for (const [name] of changed) revisions[name] = (revisions[name] ?? 0) + 1;
      const contents: Contents = { seedVersion, seededAt, revisions };
      try {
        await setMany([[CONTENTS, contents], ...changed], idb);
        seen = contents;
      } catch (error) {
        console.warn('A reload loses this page’s data.', error);
      }
    },
  };
}
