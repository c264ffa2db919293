import type { OpeningHours } from './openingHours.ts';
import { TABLE_NAMES, type Snapshot, type TableRows } from './tables.ts';

/** The rows a backend starts with. */
export interface Seed {
  /** The time that the seed's dates are relative to, in epoch milliseconds. */
  readonly writtenFor: number;
  readonly tables: Snapshot;
  /** Opening hours by company ID. */
  readonly hours?: Readonly<Record<string, OpeningHours>>;
}

export function seedOf(writtenFor: string, rows: TableRows): Seed {
  const tables = Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, JSON.stringify(list)]));
  return { writtenFor: Date.parse(writtenFor), tables };
}

const INSTANT = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)"/g;

/** Moves every date of the seed by the time from `writtenFor` to `instant`. */
export function withDatesRelativeTo({ writtenFor, tables }: Seed, instant: number): Snapshot {
  const later = (_: string, iso: string) =>
    `"${new Date(Date.parse(iso) + instant - writtenFor).toISOString()}"`;
  return Object.fromEntries(
    TABLE_NAMES.map((name) => [name, (tables[name] ?? '[]').replace(INSTANT, later)]),
  );
}

export const rowsOf = (tables: Snapshot): TableRows =>
  Object.fromEntries(Object.entries(tables).map(([name, text]) => [name, JSON.parse(text) as unknown]));
