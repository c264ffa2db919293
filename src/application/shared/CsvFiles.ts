import type { Table } from '#domain/shared/table.ts';
import { port } from '../port.ts';

/** Tables as text, the way spreadsheets read and write them. */
export interface CsvFiles {
  /** The lines and cells of a text, whether commas, semicolons or tabs part them. */
  read(text: string): Promise<Table>;
  /** The text of a table. */
  write(table: Table): Promise<string>;
}
export const CsvFiles = port<CsvFiles>('CsvFiles');
