import type { CsvFiles } from '#application/shared/CsvFiles.ts';
import type { Table } from '#domain/shared/table.ts';
import { retryableImport } from '../retryableImport.ts';

/** Tells spreadsheet programs that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes CSV with Papa Parse, which loads on first use. */
export class PapaCsvFiles implements CsvFiles {
  static readonly needs = [] as const;

  async write(table: Table) {
    const { default: papa } = await retryableImport(import('papaparse'));
    return BYTE_ORDER_MARK + papa.unparse(table.map((line) => [...line]));
  }
}
