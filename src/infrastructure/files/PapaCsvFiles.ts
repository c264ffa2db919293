import type { CsvFiles } from '#application/shared/CsvFiles.ts';
import type { Table } from '#domain/shared/table.ts';
import { retryableImport } from '../retryableImport.ts';

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** CSV by Papa Parse, which comes with the first file. */
export class PapaCsvFiles implements CsvFiles {
  static readonly needs = [] as const;

  async read(text: string): Promise<Table> {
    const { default: papa } = await retryableImport(import('papaparse'));
    return papa.parse<string[]>(text, { delimiter: delimiterOf(text) }).data;
  }

  async write(table: Table) {
    const { default: papa } = await retryableImport(import('papaparse'));
    return BYTE_ORDER_MARK + papa.unparse(table.map((line) => [...line]));
  }
}

/** What parts the names of the columns; the lines after them may hold any of these in their texts. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1);
  return (
    [',', ';', '\t'].toSorted((one, other) => header.split(other).length - header.split(one).length)[0] ?? ','
  );
}
