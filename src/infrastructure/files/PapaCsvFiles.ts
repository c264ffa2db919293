import type { CsvFiles } from '#application/shared/CsvFiles.ts';
import type { Table } from '#domain/shared/table.ts';
import { retryableImport } from '../retryableImport.ts';

/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes CSV with Papa Parse, loaded with the first file. */
export class PapaCsvFiles implements CsvFiles {
  static readonly needs = [] as const;

  async write(table: Table) {
    const { default: papa } = await retryableImport(import('papaparse'));
    return BYTE_ORDER_MARK + papa.unparse(table.map((line) => [...line]));
  }
}
