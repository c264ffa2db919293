import { MAX_MENU_FILE_SIZE, FILE_TOO_LARGE, type ImportReading } from '#domain/menu/importedMenu.ts';
import { menuFromJson } from '#domain/menu/menuJson.ts';
import { menuFromTable } from '#domain/menu/menuTable.ts';
import { CsvFiles } from '#application/shared/CsvFiles.ts';

/** A selected file. */
export interface MenuFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Reads a menu from a JSON or CSV file of up to {@link MAX_MENU_FILE_SIZE} characters, as a whole or not at
 * all. (rule: menu import)
 */
export class ReadMenuFile {
  static readonly needs = [CsvFiles] as const;
  constructor(private readonly csvFiles: CsvFiles) {}

  async execute({ name, text }: MenuFile): Promise<ImportReading> {
    if (text.length > MAX_MENU_FILE_SIZE) return FILE_TOO_LARGE;
    if (isJson(name, text)) return menuFromJson(text);
    return menuFromTable(await this.csvFiles.read(text));
  }
}

/** Goes by the file extension, otherwise by the first character. */
function isJson(name: string, text: string): boolean {
  if (/\.json$/i.test(name)) return true;
  return !/\.csv$/i.test(name) && /^\s*[{[]/.test(text);
}
