import type { Table } from '#domain/shared/table.ts';
import { port } from '../port.ts';

/** Writes tables as CSV. */
export interface CsvFiles {
  write(table: Table): Promise<string>;
}
export const CsvFiles = port<CsvFiles>('CsvFiles');
