import { textFromCell } from '#domain/shared/table.ts';
import { areKnownDays, daysFromCell, listFromCell } from '../tableCells.ts';
import type { SheetColumns } from './columns.ts';
import type { ColumnUse } from './columnUse.ts';
import type { DecimalMark } from '../price.ts';
import { decimalMarkOf, filePrice } from './filePrice.ts';
import { cellText, type Cell, type SheetRow } from './sheet.ts';

/** A cell and the name of its column, which is blank in a sheet without column names. */
export interface NamedCell {
  readonly heading: string;
  readonly cell: Cell;
  /** The cell's text, trimmed and without the apostrophe that keeps spreadsheets from changing the text. */
  readonly text: string;
}

/** WooCommerce separates values with commas, and escapes a comma inside a value as `\,`. */
export const unescapeCommas = (text: string): string => text.replaceAll('\\,', ',');

const PRICES: readonly ColumnUse[] = ['locationPrice', 'price', 'sizePrice'];

/** Reads the cells of a row as text, lists, days, and prices, depending on what each column is for. */
export class Cells {
  /** The decimal mark that all unambiguous prices in the sheet use. */
  private readonly mark: DecimalMark | undefined;

  constructor(
    private readonly columns: SheetColumns,
    rows: readonly SheetRow[],
  ) {
    this.mark = decimalMarkOf(rows.flatMap((row) => this.pricesIn(row)));
  }

  has(use: ColumnUse): boolean {
    return this.columns.choice.uses.includes(use);
  }

  text(row: SheetRow, use: ColumnUse): string {
    return this.optionalText(row, use) ?? '';
  }

  /** Returns the text of a cell, or undefined if no column has this use. */
  optionalText(row: SheetRow, use: ColumnUse): string | undefined {
    const [cell] = this.named(row, use);
    return cell?.text;
  }

  /** Returns a row's cells in all columns with this use. */
  named({ cells }: SheetRow, use: ColumnUse): readonly NamedCell[] {
    const { uses, hasHeader } = this.columns.choice;
    return uses.flatMap((one, place) => {
      if (one !== use) return [];
      const cell = cells[place] ?? '';
      const heading = hasHeader ? (this.columns.header[place] ?? '') : '';
      return [{ heading, cell, text: textFromCell(cellText(cell)).trim() }];
    });
  }

  /** Splits a cell at semicolons. Other programs' cells may have commas, bars, or line breaks instead. */
  list(row: SheetRow, use: ColumnUse): readonly string[] | undefined {
    const text = this.optionalText(row, use);
    if (text === undefined) return undefined;
    return listFromCell(this.isOwnExport || text.includes(';') ? text : text.replace(/[,|\n]/g, ';'));
  }

  /** Reads the days in a cell. Only the app's own exports may contain days that the app doesn't know. */
  days(row: SheetRow): readonly string[] | undefined {
    const days = daysFromCell(this.text(row, 'days'));
    return days && (this.isOwnExport || areKnownDays(days)) ? days : undefined;
  }

  /** Returns a row's cells in all columns with this use, and their prices. */
  prices(row: SheetRow, use: ColumnUse) {
    return this.named(row, use).map((named) => ({ ...named, price: filePrice(named.cell, this.mark) }));
  }

  private pricesIn(row: SheetRow): readonly Cell[] {
    return PRICES.flatMap((use) => this.named(row, use).map(({ cell }) => cell));
  }

  private get isOwnExport(): boolean {
    return this.has('itemId');
  }
}
