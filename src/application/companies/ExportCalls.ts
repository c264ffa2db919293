import type { CallsOfNumber } from '#domain/companies/call.ts';
import { callsToTable } from '#domain/companies/callTable.ts';
import { Browser } from '#application/shared/Browser.ts';
import { CsvFiles } from '#application/shared/CsvFiles.ts';
import { downloadFileName } from '#application/shared/downloadFileName.ts';

export interface CallsExport {
  /** The calls to export, grouped by number. */
  readonly lines: readonly CallsOfNumber[];
  /** Undefined unless the name has loaded. */
  readonly restaurantName: string | undefined;
}

/** Saves calls as a CSV file named after the restaurant. (see rule: call filter) */
export class ExportCalls {
  static readonly needs = [CsvFiles, Browser] as const;
  constructor(
    private readonly csvFiles: CsvFiles,
    private readonly browser: Browser,
  ) {}

  async execute({ lines, restaurantName = '' }: CallsExport): Promise<void> {
    const text = await this.csvFiles.write(callsToTable(lines));
    this.browser.download({
      name: `${downloadFileName(restaurantName, 'calls')}.csv`,
      type: 'text/csv',
      text,
    });
  }
}
