import type { Table } from '#domain/shared/table.ts';
import { port } from '../port.ts';

/** Reads and writes tables as CSV. */
export interface CsvFiles {
  /** Parses text whose cells are separated by commas, semicolons, or tabs. */
  read(text: string): Promise<Table>;
  /** Returns a table as text. */
  write(table: Table): Promise<string>;
}
export const CsvFiles = port<CsvFiles>('CsvFiles');
