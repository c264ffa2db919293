import {
  recognizeColumns,
  headerSignature,
  assignColumnUse,
  type SheetColumns,
} from '#domain/menu/import/columns.ts';
import type { ColumnChoice, ColumnUse } from '#domain/menu/import/columnUse.ts';
import { menuFromSheet } from '#domain/menu/import/dishes.ts';
import { withRelatedRows } from '#domain/menu/import/relatedRows.ts';
import type { Sheet } from '#domain/menu/import/sheet.ts';
import { unreadable, type ImportReading } from '#domain/menu/importedMenu.ts';
import type { FileContent } from './MenuFiles.ts';

type Sheets = Extract<FileContent, { kind: 'sheets' }>;

/** A sheet and its columns, as the app recognized them or the user chose them. */
export interface ReadSheet {
  readonly sheet: Sheet;
  readonly columns: SheetColumns;
  /** Whether the columns come from the user's choice for an earlier file with the same column names. */
  readonly isRemembered: boolean;
}

export interface MenuFileReading {
  /** The menu, or the reason it can't be read. */
  readonly reading: ImportReading;
  /** The text of a JSON file, for showing the position of errors. */
  readonly json?: string | undefined;
  /** The sheets that the menu was read from. Undefined for JSON. */
  readonly table?: MenuFileSheets | undefined;
}

/** The sheets of a file. The menu is imported from one of them. */
export class MenuFileSheets {
  private constructor(
    readonly sheets: readonly ReadSheet[],
    /** Index of the sheet that is imported. */
    readonly chosen: number,
    /** Label of a text file's encoding, unless the file states its encoding. */
    readonly encoding: string | undefined,
  ) {}

  /** Recognizes each sheet's columns, or reuses an earlier choice. Selects the first sheet with items. */
  static of(
    { sheets, encoding }: Sheets,
    choiceOf: (signature: string) => ColumnChoice | undefined,
  ): MenuFileSheets {
    const read = withRelatedRows(sheets).map((sheet): ReadSheet => {
      const columns = recognizeColumns(sheet);
      const choice = choiceOf(headerSignature(columns.header));
      if (choice?.uses.length !== columns.count) return { sheet, columns, isRemembered: false };
      return { sheet, columns: { ...columns, choice }, isRemembered: true };
    });
    const withItems = read.findIndex(({ columns }) => columns.choice.uses.includes('item'));
    return new MenuFileSheets(read, Math.max(0, withItems), encoding);
  }

  get reading(): ImportReading {
    const { sheet } = this;
    return sheet ? menuFromSheet(sheet.sheet, sheet.columns) : unreadable({ rule: 'nothing-in-it' });
  }

  /** The sheet that is imported. Undefined if no sheet has cells. */
  get sheet(): ReadSheet | undefined {
    return this.sheets[this.chosen];
  }

  /** The same for all files with the same column names. */
  get signature(): string {
    return headerSignature(this.sheet?.columns.header ?? []);
  }

  withSheet(chosen: number): MenuFileSheets {
    return new MenuFileSheets(this.sheets, chosen, this.encoding);
  }

  assignColumnUse(column: number, use: ColumnUse): MenuFileSheets {
    return this.withChoice((choice) => assignColumnUse(choice, column, use));
  }

  withLocation(location: string): MenuFileSheets {
    return this.withColumns(({ sheet }) => recognizeColumns(sheet, location));
  }

  /** Sets whether the first row has column names instead of data. */
  withHeader(hasHeader: boolean): MenuFileSheets {
    return this.withChoice((choice) => ({ ...choice, hasHeader }));
  }

  private withChoice(change: (choice: ColumnChoice) => ColumnChoice): MenuFileSheets {
    return this.withColumns(({ columns }) => ({ ...columns, choice: change(columns.choice) }));
  }

  private withColumns(columnsOf: (sheet: ReadSheet) => SheetColumns): MenuFileSheets {
    const sheets = this.sheets.map((one, place) =>
      place === this.chosen ? { ...one, columns: columnsOf(one) } : one,
    );
    return new MenuFileSheets(sheets, this.chosen, this.encoding);
  }
}
