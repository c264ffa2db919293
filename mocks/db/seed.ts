import { TABLE_NAMES, type Snapshot, type TableRows } from './tables.ts';

/** The rows a backend begins with. */
export interface Seed {
  /** The instant its times are written for, in milliseconds since the epoch. */
  readonly writtenFor: number;
  readonly tables: Snapshot;
}

export function seedOf(writtenFor: string, rows: TableRows): Seed {
  const tables = Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, JSON.stringify(list)]));
  return { writtenFor: Date.parse(writtenFor), tables };
}

const INSTANT = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)"/g;

/** All tables of the seed, every time in them as far from `instant` as it was written from `writtenFor`. */
export function withDatesRelativeTo({ writtenFor, tables }: Seed, instant: number): Snapshot {
  const later = (_: string, iso: string) =>
    `"${new Date(Date.parse(iso) + instant - writtenFor).toISOString()}"`;
  return Object.fromEntries(
    TABLE_NAMES.map((name) => [name, (tables[name] ?? '[]').replace(INSTANT, later)]),
  );
}

/** What the texts of tables say. */
export const rowsOf = (tables: Snapshot): TableRows =>
  Object.fromEntries(Object.entries(tables).map(([name, text]) => [name, JSON.parse(text) as unknown]));
