import {
  recognizeColumns,
  signatureOf,
  type ColumnChoice,
  type SheetColumns,
} from '#domain/menu/import/columns.ts';
import { withCloverCategories } from '#domain/menu/import/cloverCategories.ts';
import { menuFromSheet } from '#domain/menu/import/menuFromSheet.ts';
import type { Sheet } from '#domain/menu/import/sheet.ts';
import { MAX_MENU_FILE_SIZE, unreadable, type ImportReading } from '#domain/menu/importedMenu.ts';
import { menuFromJson } from '#domain/menu/menuJson.ts';
import { ColumnChoices } from './ColumnChoices.ts';
import { MenuFiles, type MenuFile } from './MenuFiles.ts';

/** A sheet with the columns that were recognized or chosen. */
export interface ReadSheet {
  readonly sheet: Sheet;
  readonly columns: SheetColumns;
  /** Whether the user chose the columns of such a file before. */
  readonly isRemembered: boolean;
}

/** A file as read. */
export interface MenuFileReading {
  /** The menu, or why there is none. */
  readonly reading: ImportReading;
  /** The text of a JSON file, to find errors in. */
  readonly json?: string | undefined;
  /** Where the menu was read from. Undefined for JSON. */
  readonly table?: {
    readonly sheets: readonly ReadSheet[];
    /** Place of the sheet that is imported. */
    readonly chosen: number;
    readonly encoding?: string | undefined;
  };
}

/**
 * Reads a menu from a file of up to {@link MAX_MENU_FILE_SIZE} bytes: JSON, CSV, or Excel. Recognizes the
 * columns, unless the user has chosen them for a file with the same column names. A file with an error in
 * its notation is not read at all. (rule: menu import)
 */
export class ReadMenuFile {
  static readonly needs = [MenuFiles, ColumnChoices] as const;
  constructor(
    private readonly files: MenuFiles,
    private readonly choices: ColumnChoices,
  ) {}

  /** @param encoding label for a text file whose encoding was detected wrongly */
  async execute(file: MenuFile, encoding?: string): Promise<MenuFileReading> {
    if (file.bytes.length > MAX_MENU_FILE_SIZE) return { reading: unreadable({ rule: 'too-large' }) };
    const content = await this.files.read(file, encoding);
    if (content.kind === 'unreadable') return { reading: unreadable(content.problem) };
    if (content.kind === 'json') return { reading: menuFromJson(content.text), json: content.text };

    const sheets = withCloverCategories(content.sheets).map((sheet) => this.recognized(sheet));
    if (sheets.length === 0) return { reading: unreadable({ rule: 'nothing-in-it' }) };
    const withItems = sheets.findIndex(({ columns }) => columns.choice.uses.includes('item'));
    const chosen = Math.max(0, withItems);
    return withSheet({ sheets, chosen, encoding: content.encoding }, chosen);
  }

  /** Reads another sheet of the file. */
  chooseSheet(table: NonNullable<MenuFileReading['table']>, chosen: number): MenuFileReading {
    return withSheet(table, chosen);
  }

  /** Reads the sheet with other columns, and remembers them. */
  chooseColumns(table: NonNullable<MenuFileReading['table']>, choice: ColumnChoice): MenuFileReading {
    const sheets = table.sheets.map((one, place) =>
      place === table.chosen ? { ...one, columns: { ...one.columns, choice } } : one,
    );
    const columns = sheets[table.chosen]?.columns;
    if (columns) this.choices.save(signatureOf(columns.header), choice);
    return withSheet({ ...table, sheets }, table.chosen);
  }

  private recognized(sheet: Sheet): ReadSheet {
    const columns = recognizeColumns(sheet);
    const choice = this.choices.choice(signatureOf(columns.header));
    if (choice?.uses.length !== columns.count) return { sheet, columns, isRemembered: false };
    return { sheet, columns: { ...columns, choice }, isRemembered: true };
  }
}

function withSheet(table: NonNullable<MenuFileReading['table']>, chosen: number): MenuFileReading {
  const read = table.sheets[chosen];
  if (!read) return { reading: unreadable({ rule: 'nothing-in-it' }), table };
  return { reading: menuFromSheet(read.sheet, read.columns), table: { ...table, chosen } };
}
