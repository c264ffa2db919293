import type { CsvFiles } from '#application/shared/CsvFiles.ts';
import type { Table } from '#domain/shared/table.ts';

/** Simple CSV with commas between cells and newlines between rows. */
export class FakeCsvFiles implements CsvFiles {
  async write(table: Table) {
    return table.map((line) => line.join(',')).join('\n');
  }
}
