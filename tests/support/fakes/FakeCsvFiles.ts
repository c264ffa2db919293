import type { CsvFiles } from '#application/shared/CsvFiles.ts';
import type { Table } from '#domain/shared/table.ts';

/** Simple CSV: commas between cells, newlines between rows. */
export class FakeCsvFiles implements CsvFiles {
  async read(text: string): Promise<Table> {
    return text.split('\n').map((line) => line.split(','));
  }

  async write(table: Table) {
    return table.map((line) => line.join(',')).join('\n');
  }
}
