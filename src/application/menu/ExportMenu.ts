import type { Menu } from '#domain/menu/menu.ts';
import { menuToJson } from '#domain/menu/menuJson.ts';
import { menuToTable } from '#domain/menu/menuTable.ts';
import { menuJsonInSampleFormat } from '#domain/menu/sampleMenu.ts';
import { Browser } from '#application/shared/Browser.ts';
import { CsvFiles } from '#application/shared/CsvFiles.ts';
import { downloadFileName } from '#application/shared/downloadFileName.ts';
import { Companies } from '../companies/Companies.ts';

export type MenuFormat = 'json' | 'sample-json' | 'csv';

export interface ExportRequest {
  readonly menu: Menu;
  readonly format: MenuFormat;
  readonly restaurantId: string;
}

const TYPES = { csv: 'text/csv', json: 'application/json' };

/**
 * Downloads a file named after the restaurant: the full menu as JSON or CSV, or the menu in the sample
 * format. (rule: menu export)
 */
export class ExportMenu {
  static readonly needs = [Companies, CsvFiles, Browser] as const;
  constructor(
    private readonly companies: Companies,
    private readonly csvFiles: CsvFiles,
    private readonly browser: Browser,
  ) {}

  async execute({ menu, format, restaurantId }: ExportRequest): Promise<void> {
    const { name } = await this.companies.detail(restaurantId);
    const extension = format === 'csv' ? 'csv' : 'json';
    const text = await this.textOf(menu, format, name);
    this.browser.download({
      name: `${downloadFileName(name, 'menu')}.${extension}`,
      type: TYPES[extension],
      text,
    });
  }

  private textOf(menu: Menu, format: MenuFormat, businessName: string): string | Promise<string> {
    if (format === 'csv') return this.csvFiles.write(menuToTable(menu));
    return format === 'json' ? menuToJson(menu) : menuJsonInSampleFormat(menu, businessName);
  }
}
