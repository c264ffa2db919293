import { MAX_MENU_FILE_SIZE, FILE_TOO_LARGE, type ImportReading } from '#domain/menu/importedMenu.ts';
import { menuFromJson } from '#domain/menu/menuJson.ts';
import { menuFromTable } from '#domain/menu/menuTable.ts';
import { CsvFiles } from '#application/shared/CsvFiles.ts';

/** A file that somebody chose. */
export interface MenuFile {
  readonly name: string;
  readonly text: string;
}

/** Reads a menu out of a JSON or CSV file of at most {@link MAX_MENU_FILE_SIZE} characters, as a whole or not at all. (rule: menu import) */
export class ReadMenuFile {
  static readonly needs = [CsvFiles] as const;
  constructor(private readonly csvFiles: CsvFiles) {}

  async execute({ name, text }: MenuFile): Promise<ImportReading> {
    if (text.length > MAX_MENU_FILE_SIZE) return FILE_TOO_LARGE;
    if (isJson(name, text)) return menuFromJson(text);
    return menuFromTable(await this.csvFiles.read(text));
  }
}

/** By its name; a file of another name, by how it begins. */
function isJson(name: string, text: string): boolean {
  if (/\.json$/i.test(name)) return true;
  return !/\.csv$/i.test(name) && /^\s*[{[]/.test(text);
}
