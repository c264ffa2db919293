import { factory, primaryKey } from '@mswjs/data';
import { DATABASE_INSTANCE, ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data/lib/glossary.js';
import { TABLE_NAMES, type Lookup, type Rows, type Snapshot, type TableName } from './tables.ts';

/** The rows of one table. They are frozen, and the same objects until they are changed. */
export interface Table<Name extends TableName> {
  find(id: string): Rows[Name] | undefined;
  /** All rows, in the order of their insertion. */
  all(): Rows[Name][];
  /** The rows whose columns equal those of `match`, in the order of their insertion. */
  where(match: Partial<Record<Lookup<Name>, string>>): Rows[Name][];
  /** @throws Error when the id is taken. */
  insert(row: Rows[Name]): void;
  /** @throws Error when there is no such row. */
  update(id: string, changes: Partial<Rows[Name]>): Rows[Name];
  /** Does nothing when there is no such row. */
  remove(id: string): void;
}

/** Whole tables as JSON text, or how to come by it: a table is read when it is first touched. */
export type UnreadTables = Partial<Record<TableName, string | (() => string)>>;

export type Tables = { readonly [Name in TableName]: Table<Name> };

export interface Db extends Tables {
  /** Puts whole tables in place of what they held. Not a change: it is what the others know already. */
  restore(tables: UnreadTables): void;
  /** Puts whole tables in place of what they held, as a change. */
  replace(tables: Snapshot): void;
  /** Empties every table. */
  clear(): void;
  /** The tables that were changed since the last time this was asked. */
  takeChanges(): Snapshot;
}

/** A row as the library keeps it. */
interface Entity {
  readonly id: string;
  readonly row: Rows[TableName];
  readonly [ENTITY_TYPE]: string;
  readonly [PRIMARY_KEY]: string;
}

/** An empty database. The only place that knows `@mswjs/data`. */
export function createDb(): Db {
  // Its models are for columns; the rows are JSON of any depth, hence only the store below them is used, which also
  // takes a hundredth of the time: a query builds a log text per row, and a model every row anew.
  const store = factory(Object.fromEntries(TABLE_NAMES.map((name) => [name, { id: primaryKey(String) }])))[
    DATABASE_INSTANCE
  ];
  // Several tabs run the same backend. The library would broadcast each row of one tab's seed into the others.
  store.events.removeAllListeners();

  const changed = new Set<TableName>();
  // most visits touch three tables
  const unread = new Map<TableName, string | (() => string)>();

  /** The entities of a table by id, in the order of their insertion. */
  function entities(name: TableName) {
    const model = store.getModel(name) as unknown as Map<string, Entity>;
    const waiting = unread.get(name);
    if (waiting !== undefined) {
      unread.delete(name);
      for (const row of JSON.parse(textOf(waiting)) as Rows[TableName][]) {
        store.create(name, entityOf(name, frozen(row)));
      }
    }
    return model;
  }

  const rows = <Name extends TableName>(name: Name) =>
    Array.from(entities(name).values(), ({ row }) => row as Rows[Name]);

  function table<Name extends TableName>(name: Name): Table<Name> {
    const find = (id: string) => entities(name).get(id)?.row as Rows[Name] | undefined;
    return {
      find,
      all: () => rows(name),
      where(match) {
        const columns = Object.entries<string | undefined>(match);
        return rows(name).filter((row) =>
          columns.every(([column, value]) => Reflect.get(row, column) === value),
        );
      },
      insert(row) {
        if (entities(name).has(row.id)) throw new Error(`A row ${row.id} already exists in ${name}`);
        store.create(name, entityOf(name, frozen(copyOf(row))));
        changed.add(name);
      },
      update(id, changes) {
        const entity = entities(name).get(id);
        if (!entity) throw new Error(`There is no row ${id} in ${name}`);
        const next = frozen(copyOf({ ...(entity.row as Rows[Name]), ...changes }));
        store.update(name, entity, entityOf(name, next));
        changed.add(name);
        return next;
      },
      remove(id) {
        if (!entities(name).has(id)) return;
        store.delete(name, id);
        changed.add(name);
      },
    };
  }

  function hold(name: TableName, waiting: string | (() => string)) {
    store.getModel(name).clear();
    unread.set(name, waiting);
  }

  return {
    ...(Object.fromEntries(TABLE_NAMES.map((name) => [name, table(name)])) as unknown as Tables),
    restore(tables) {
      for (const name of TABLE_NAMES) {
        const waiting = tables[name];
        if (waiting === undefined) continue;
        hold(name, waiting);
        changed.delete(name);
      }
    },
    replace(tables) {
      for (const [name, text] of Object.entries(tables) as [TableName, string][]) {
        hold(name, text);
        changed.add(name);
      }
    },
    clear() {
      for (const name of TABLE_NAMES) {
        hold(name, '[]');
        changed.add(name);
      }
    },
    takeChanges() {
      const tables: Snapshot = {};
      for (const name of changed) {
        const waiting = unread.get(name);
        tables[name] = waiting === undefined ? JSON.stringify(rows(name)) : textOf(waiting);
      }
      changed.clear();
      return tables;
    },
  };
}

const textOf = (waiting: string | (() => string)) => (typeof waiting === 'string' ? waiting : waiting());

const copyOf = <Row>(row: Row) => JSON.parse(JSON.stringify(row)) as Row;

function entityOf(name: TableName, row: Rows[TableName]): Entity {
  return { id: row.id, row, [ENTITY_TYPE]: name, [PRIMARY_KEY]: 'id' };
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
