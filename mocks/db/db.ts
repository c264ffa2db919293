import { Collection, type Condition } from '@mswjs/data';
import type { GenericSchema } from 'valibot';
import { SCHEMAS, TABLE_NAMES, type Rows, type Snapshot, type TableName, type TableRows } from './tables.ts';

/** The rows of one table. They are frozen, and the same objects until they are changed. */
export interface Table<Row> {
  find(id: string): Row | undefined;
  /** All rows, in the order of their insertion. */
  all(): Row[];
  /** The rows whose columns are as in `match`, or that pass it, in the order of their insertion. */
  where(match: Columns<Row> | ((row: Row) => boolean)): Row[];
  /** Rejects when the id is taken, or when the row is none of this table. */
  insert(row: Row): Promise<void>;
  /** Rejects when there is no such row, or when it would be none of this table. */
  update(id: string, changes: Partial<Row>): Promise<Row>;
  /** Does nothing when there is no such row. */
  remove(id: string): void;
}

/**
 * What columns equal, or what they pass. Only columns of one value: the library takes the test of a list or an object
 * for passed.
 */
export type Columns<Row> = {
  readonly [Name in keyof Row as Row[Name] extends Scalar ? Name : never]?:
    Row[Name] | ((value: Row[Name]) => boolean);
};

type Scalar = string | number | boolean | null;

export type Tables = { readonly [Name in TableName]: Table<Rows[Name]> };

export interface Db extends Tables {
  /** Puts whole tables in place of what they held. Not a change: it is what the others know already. */
  restore(tables: Snapshot): Promise<void>;
  /** Puts these rows in place of all that there was, as a change. */
  replace(tables: TableRows): Promise<void>;
  /** The tables that were changed since the last time this was asked. */
  takeChanges(): Snapshot;
}

interface Kept {
  readonly id: string;
}

/**
 * An empty database. The only place that knows `@mswjs/data`. Of its extensions it takes none: they keep each table in
 * localStorage when the page goes and send each row to the other tabs, while a call here must see what another tab has
 * stored (keptDb.ts).
 */
export function createDb(): Db {
  const changed = new Set<TableName>();
  const tables = Object.fromEntries(
    TABLE_NAMES.map((name) => [name, createTable(name, SCHEMAS[name], () => changed.add(name))]),
  ) as Record<TableName, ReturnType<typeof createTable>>;

  return {
    // each was made by the schema of its name, which a list of entries forgets
    ...(tables as unknown as Tables),
    async restore(snapshot) {
      for (const [name, text] of Object.entries(snapshot) as [TableName, string][]) {
        await tables[name].fill(JSON.parse(text) as Kept[]);
        changed.delete(name);
      }
    },
    async replace(rows) {
      for (const name of TABLE_NAMES) {
        await tables[name].fill(rows[name] ?? []);
        changed.add(name);
      }
    },
    takeChanges() {
      const snapshot: Snapshot = {};
      for (const name of changed) snapshot[name] = JSON.stringify(tables[name].all());
      changed.clear();
      return snapshot;
    },
  };
}

function createTable(name: string, schema: GenericSchema<Kept>, onChange: () => void) {
  let rows = new Collection({ schema });

  const find = (id: string) => rows.findFirst((query) => query.where((row) => row.id === id));

  return {
    find,
    all: () => rows.findMany(),
    where: (match: Condition<Kept>) => rows.findMany((query) => query.where(match)),
    async insert(row: Kept) {
      if (find(row.id)) throw new Error(`A row ${row.id} already exists in ${name}`);
      deepFreeze(await rows.create(row));
      onChange();
    },
    async update(id: string, changes: Partial<Kept>) {
      const row = find(id);
      if (!row) throw new Error(`There is no row ${id} in ${name}`);
      const next = await rows.update(row, { data: (draft) => void Object.assign(draft, changes) });
      onChange();
      return deepFreeze(next);
    },
    remove(id: string) {
      const row = find(id);
      if (!row) return;
      rows.delete(row);
      onChange();
    },
    /** Puts these rows in place of what there was. */
    async fill(next: readonly Kept[]) {
      // all at once, for whoever reads meanwhile; and to empty a collection takes it longer than to fill a new one
      const filled = new Collection({ schema });
      const records = await filled.createMany(next.length, (index) => next[index] as Kept);
      records.forEach(deepFreeze);
      rows = filled;
    },
  };
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
