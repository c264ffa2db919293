import { textFromCell } from '#domain/shared/table.ts';
import { areDays, daysFromCell, listFromCell } from '../tableCells.ts';
import { isInCents, type SheetColumns } from './columns.ts';
import type { ColumnUse } from './columnUse.ts';
import { decimalMarkOf, filePrice, fromCents, type DecimalMark } from './filePrice.ts';
import { becameDate, cellText, withoutControls, type Cell, type SheetRow } from './sheet.ts';
import { withoutHtml } from './withoutHtml.ts';

/** Reads the cells of a sheet as texts, lists, days, and prices, by the use of their columns. */
export class SheetCells {
  /** The decimal mark of most prices. */
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

  /** Returns the text of a cell, or undefined if no column has it. */
  optionalText(row: SheetRow, use: ColumnUse): string | undefined {
    const place = this.columns.choice.uses.indexOf(use);
    return place < 0 ? undefined : this.textOf(row.cells[place]);
  }

  /** This app exports texts as they are, and shops export them as parts of web pages. */
  textOf(cell: Cell | undefined): string {
    const text = textFromCell(cellText(cell)).trim();
    return this.isOwnExport ? text : withoutHtml(withoutControls(text)).trim();
  }

  /** Other programs and people also separate lists with commas, bars, and line ends. */
  list(row: SheetRow, use: ColumnUse): readonly string[] | undefined {
    const text = this.optionalText(row, use);
    if (text === undefined) return undefined;
    return listFromCell(this.isOwnExport || text.includes(';') ? text : text.replace(/[,|\n；、]/g, ';'));
  }

  /** Days of the host that this app does not know come back in its own exports only. */
  days(row: SheetRow): readonly string[] | undefined {
    const days = daysFromCell(this.text(row, 'days'));
    return days && (this.isOwnExport || areDays(days)) ? days : undefined;
  }

  /** Returns the texts of all columns with a use, with the names of the columns. */
  texts({ cells }: SheetRow, use: ColumnUse): readonly { readonly heading: string; readonly text: string }[] {
    return this.columns.choice.uses.flatMap((one, place) =>
      one === use ? [{ heading: this.headingAt(place), text: cellText(cells[place]) }] : [],
    );
  }

  isDate({ cells }: SheetRow, use: ColumnUse): boolean {
    return becameDate(cells[this.columns.choice.uses.indexOf(use)] ?? '');
  }

  /** Returns the name of a column, or a blank text if the sheet has no header. */
  headingAt(place: number): string {
    return this.columns.choice.hasHeader ? (this.columns.header[place] ?? '') : '';
  }

  headingOf(use: ColumnUse): string {
    return this.headingAt(this.columns.choice.uses.indexOf(use));
  }

  /** Returns the prices of all columns with a use, as written and as numbers, with the names of the columns. */
  prices({ cells }: SheetRow, use: ColumnUse) {
    return this.columns.choice.uses.flatMap((one, place) => {
      if (one !== use) return [];
      const heading = this.headingAt(place);
      const price = filePrice(cells[place] ?? '', this.mark);
      return [
        { heading, text: cellText(cells[place]), price: isInCents(heading) ? fromCents(price) : price },
      ];
    });
  }

  /** Returns the prices of a row as written. */
  priceText(row: SheetRow): string {
    return this.pricesIn(row)
      .map(cellText)
      .filter((text) => text !== '')
      .join(', ');
  }

  private pricesIn({ cells }: SheetRow): readonly Cell[] {
    return this.columns.choice.uses.flatMap((use, place) =>
      use === 'price' || use === 'sizePrice' ? [cells[place] ?? ''] : [],
    );
  }

  private get isOwnExport(): boolean {
    return this.has('itemId');
  }
}
