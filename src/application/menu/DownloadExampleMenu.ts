import { EXAMPLE_MENU } from '#domain/menu/import/exampleMenu.ts';
import { Browser } from '#application/shared/Browser.ts';
import { CsvFiles } from '#application/shared/CsvFiles.ts';

/** Downloads the example menu file that the handbook explains. */
export class DownloadExampleMenu {
  static readonly needs = [CsvFiles, Browser] as const;
  constructor(
    private readonly csvFiles: CsvFiles,
    private readonly browser: Browser,
  ) {}

  async execute(): Promise<void> {
    const text = await this.csvFiles.write(EXAMPLE_MENU);
    this.browser.download({ name: 'menu-example.csv', type: 'text/csv', text });
  }
}
