import { Collection, type Condition } from '@mswjs/data';
import type { GenericSchema } from 'valibot';
import { SCHEMAS, TABLE_NAMES, type Rows, type Snapshot, type TableName, type TableRows } from './tables.ts';

/** The rows of one database table. A row is frozen, and stays the same object until an update. */
export interface Table<Row> {
  find(id: string): Row | undefined;
  /** All rows in insertion order. */
  all(): Row[];
  /** The rows that match the column values or the predicate, in insertion order. */
  where(match: Columns<Row> | ((row: Row) => boolean)): Row[];
  /** Rejects if the ID is taken or the row doesn't match the table's schema. */
  insert(row: Row): Promise<void>;
  /** Rejects if the row doesn't exist or the result doesn't match the schema. */
  update(id: string, changes: Partial<Row>): Promise<Row>;
  /** Ignores a missing row. */
  remove(id: string): void;
}

/**
 * Column values or predicates to match. Columns with lists or objects are excluded because the library
 * ignores predicates on them.
 */
export type Columns<Row> = {
  readonly [Name in keyof Row as Row[Name] extends Scalar ? Name : never]?:
    Row[Name] | ((value: Row[Name]) => boolean);
};

type Scalar = string | number | boolean | null;

export type Tables = { readonly [Name in TableName]: Table<Rows[Name]> };

export interface Db extends Tables {
  /** Replaces whole tables without recording a change, because the data comes from the store. */
  restore(tables: Snapshot): Promise<void>;
  /** Replaces all data and records it as a change. */
  replace(tables: TableRows): Promise<void>;
  /** Returns the tables that changed since the last call of `takeChanges`. */
  takeChanges(): Snapshot;
}

interface Kept {
  readonly id: string;
}

/**
 * Creates an empty database. Only this file uses `@mswjs/data`. The library's sync extensions are not used:
 * they save on page exit and broadcast row by row, but a request must see everything that another tab has
 * stored (`persistentDb.ts`).
 */
export function createDb(): Db {
  const changed = new Set<TableName>();
  const tables = Object.fromEntries(
    TABLE_NAMES.map((name) => [name, createTable(name, SCHEMAS[name], () => changed.add(name))]),
  ) as Record<TableName, ReturnType<typeof createTable>>;

  return {
    // `fromEntries` loses the type that links each name to a schema
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
    /** Replaces all rows. */
    async fill(next: readonly Kept[]) {
      // readers never see a half-filled table; filling a new collection is faster than emptying the old one
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
