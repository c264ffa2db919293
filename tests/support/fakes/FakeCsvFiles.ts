import type { CsvFiles } from '#application/shared/CsvFiles.ts';
import type { Table } from '#domain/shared/table.ts';

/** Files of plain cells: a comma parts them, a newline the lines. */
export class FakeCsvFiles implements CsvFiles {
  async read(text: string): Promise<Table> {
    return text.split('\n').map((line) => line.split(','));
  }

  async write(table: Table) {
    return table.map((line) => line.join(',')).join('\n');
  }
}
