import type { CsvFiles } from '#application/shared/CsvFiles.ts';
import type { Table } from '#domain/shared/table.ts';
import { retryableImport } from '../retryableImport.ts';

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Reads and writes CSV with Papa Parse, loaded with the first file. */
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

/** Detects the separator in the header row. Later rows may contain any separator in their text. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1);
  return (
    [',', ';', '\t'].toSorted((one, other) => header.split(other).length - header.split(one).length)[0] ?? ','
  );
}
