import { comparable, searchable } from '#domain/shared/comparable.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { distinctAliases } from '../aliases.ts';
import {
  toImportReading,
  unreadable,
  type FilePlace,
  type ImportedCategory,
  type ImportedItem,
  type ImportReading,
  type RowNote,
  type RowRule,
  type SkippedRow,
} from '../importedMenu.ts';
import { dietaryFromList, yesNoFromCell } from '../tableCells.ts';
import { dataRows, type SheetColumns } from './columns.ts';
import type { ColumnUse } from './columnUse.ts';
import type { FilePrice } from './filePrice.ts';
import { gatheredCategories } from './gatheredCategories.ts';
import { firstCategory, leftOutOf } from './leftOut.ts';
import { rowPrices, type RowPrice } from './rowPrices.ts';
import { hasCategories, isSection } from './sections.ts';
import { cellText, isBlankRow, type Sheet, type SheetRow } from './sheet.ts';
import { SheetCells } from './SheetCells.ts';
import { shiftedRows } from './shiftedRows.ts';

/** Errors that spreadsheets show in place of a formula's result. */
const FORMULA_ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|ERROR!|SPILL!)$/;

/** The category of items without one. Points of sale export those, while people leave out repeated names. */
const UNCATEGORIZED = 'Uncategorized';

/** The name of a size that needs no mention, as Square writes it. */
const ONLY_SIZE = /^(?:regular|default|standard|normal|one size|n\/a)?$/;

/**
 * Reads a menu from a sheet. A blank category cell takes the one above, except in exports of points of sale. A
 * row with one cell starts a section where no column has categories, and every size becomes an item. Rows that
 * cannot be imported are listed with the reason. A file whose cells are in the wrong columns is not imported at
 * all. (rule: menu rows)
 */
export function menuFromSheet(sheet: Sheet, columns: SheetColumns): ImportReading {
  const rows = dataRows(sheet, columns).filter((row) => !isBlankRow(row));
  const { uses, hasHeader } = columns.choice;
  const names = hasHeader ? columns.header.filter((name) => name !== '').join(', ') : '';
  if (rows.length === 0) return unreadable({ rule: names === '' ? 'nothing-in-it' : 'no-rows' });
  if (!uses.includes('item')) return unreadable({ rule: 'no-item-column', text: names });
  const shifted = shiftedRows(rows, sheet, columns);
  if (shifted.length > 0) return unreadable(...shifted);
  if (!hasCategories(rows, uses) && !rows.some((row) => isSection(row, uses))) {
    return unreadable({ rule: 'no-category-column', text: names });
  }
  return new SheetReader(sheet, columns, rows).read();
}

class SheetReader {
  private readonly categories = gatheredCategories();
  private readonly skipped: SkippedRow[];
  private readonly notes: RowNote[] = [];
  private readonly seen = new Map<string, number>();
  private readonly sizesOfItem: ReadonlyMap<string, number>;
  private readonly cells: SheetCells;
  private readonly hasCategories: boolean;
  private readonly isFromPointOfSale: boolean;
  private section: ImportedCategory | undefined;
  private lastItem = '';

  constructor(
    private readonly sheet: Sheet,
    private readonly columns: SheetColumns,
    private readonly rows: readonly SheetRow[],
  ) {
    const { uses } = columns.choice;
    this.hasCategories = hasCategories(rows, uses);
    this.isFromPointOfSale = ['square', 'toast', 'clover'].includes(columns.origin);
    this.skipped = sheet.rows
      .slice(0, columns.start)
      .filter((row) => !isBlankRow(row))
      .map(({ line, cells }) => ({ rule: 'above-header', line, text: cells.map(cellText).join(' ').trim() }));
    this.cells = new SheetCells(columns, rows);
    this.sizesOfItem = this.countSizes();
  }

  read(): ImportReading {
    for (const row of this.rows) this.readRow(row);
    return toImportReading(this.categories.all, this.skipped, this.notes);
  }

  /** How many rows have the same item, which are its sizes where a column has them. */
  private countSizes(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    if (!this.cells.has('size')) return counts;
    let last = '';
    for (const row of this.rows) {
      last = this.cells.text(row, 'item') || last;
      counts.set(comparable(last), (counts.get(comparable(last)) ?? 0) + 1);
    }
    return counts;
  }

  private readRow(row: SheetRow): void {
    const { line } = row;
    if (this.isHeader(row)) return void this.skipped.push({ rule: 'repeated-header', ...this.at(line) });
    if (!this.hasCategories && isSection(row, this.columns.choice.uses)) {
      this.section = {
        name: this.cells.textOf(row.cells.find((cell) => cellText(cell) !== '')),
        items: [],
      };
      this.categories.of(this.section);
      return;
    }
    const problems: RowRule[] = [];
    const category = this.categoryOf(row, problems);
    const size = this.cells.text(row, 'size');
    const name = this.cells.text(row, 'item') || (size === '' ? '' : this.lastItem);
    if (name === '') return this.readWithoutItem(row, category, problems);
    this.lastItem = name;

    const item = this.itemOf(row, name, problems);
    const [problem = this.problemOfRow(row, name)] = problems;
    for (const priced of rowPrices(this.cells, row, size)) this.add(row, category, item, priced, problem);
    for (const note of leftOutOf(this.cells, row)) this.notes.push({ ...note, ...this.at(line), name });
  }

  /** A row without an item may still describe a category. */
  private readWithoutItem(
    row: SheetRow,
    category: ImportedCategory | undefined,
    problems: readonly RowRule[],
  ): void {
    const hasOwnCategory = this.cells.text(row, 'category') !== '';
    const others = row.cells.some((cell, place) => {
      const use = this.columns.choice.uses[place] ?? 'unused';
      return cellText(cell) !== '' && !use.startsWith('category');
    });
    const [problem = others || !hasOwnCategory ? 'no-name' : undefined] = problems;
    if (problem) this.skipped.push({ rule: problem, ...this.at(row.line), text: rowText(row) });
    else if (category) this.categories.of(category);
  }

  private categoryOf(row: SheetRow, problems: RowRule[]): ImportedCategory | undefined {
    const named = this.cells.text(row, 'category');
    if (this.hasCategories && named === '' && this.isFromPointOfSale && this.cells.text(row, 'item') !== '') {
      this.section = { name: UNCATEGORIZED, items: [] };
      return this.section;
    }
    if (!this.hasCategories || named === '') {
      if (!this.section) problems.push('no-category');
      return this.section;
    }
    const isActive = this.truth(row, 'categoryActive', problems);
    this.section = {
      id: this.cells.text(row, 'categoryId') || undefined,
      name: firstCategory(this.cells, named),
      description: this.cells.optionalText(row, 'categoryDescription'),
      isActive,
      items: [],
    };
    return this.section;
  }

  private itemOf(row: SheetRow, name: string, problems: RowRule[]): ImportedItem {
    const imageUrl = this.cells.optionalText(row, 'imageUrl');
    if (imageUrl && !httpUrl(imageUrl)) problems.push('no-url');
    const aliases = this.cells.list(row, 'aliases');
    const dietary = this.cells.list(row, 'dietary');
    return {
      id: this.cells.text(row, 'itemId') || undefined,
      name,
      description: this.cells.optionalText(row, 'description'),
      imageUrl,
      aliases: aliases && distinctAliases(aliases),
      dietary: dietary && dietaryFromList(dietary),
      isAvailable: this.truth(row, 'available', problems),
      availableDays: this.cells.days(row),
    };
  }

  private problemOfRow(row: SheetRow, name: string): RowRule | undefined {
    if (this.cells.isDate(row, 'item') || this.cells.isDate(row, 'category')) return 'became-date';
    if (FORMULA_ERROR.test(name)) return 'formula-error';
    if (/modifier|add-?on|option|menu group|^menu$/.test(searchable(this.cells.text(row, 'kind'))))
      return 'modifier';
    if (yesNoFromCell(this.cells.text(row, 'archived')) === true) return 'archived';
    return undefined;
  }

  private add(
    row: SheetRow,
    category: ImportedCategory | undefined,
    item: ImportedItem,
    { size, price }: RowPrice,
    problem: RowRule | undefined,
  ): void {
    const { line } = row;
    const isOnly = ONLY_SIZE.test(searchable(size)) && (this.sizesOfItem.get(comparable(item.name)) ?? 1) < 2;
    const name = isOnly || size === '' ? item.name : `${item.name} (${size})`;
    const rule =
      problem ??
      (price && 'problem' in price ? price.problem : undefined) ??
      this.repeated(category, item, name, price);
    if (rule) {
      const text = price && 'problem' in price ? this.cells.priceText(row) : '';
      this.skipped.push({ rule, ...this.at(line), name, text });
    }
    if (!category) return;
    const { items } = this.categories.of(category);
    if (rule === 'repeated-item') return;
    if (rule) items.push({ id: item.id, name, isSkipped: true });
    else items.push({ ...item, name, price: price && 'price' in price ? price.price : undefined });
  }

  /** An item is repeated if an earlier row without id has the same name and price in the same category. */
  private repeated(
    category: ImportedCategory | undefined,
    { id }: ImportedItem,
    name: string,
    price: FilePrice | undefined,
  ): RowRule | undefined {
    if (id !== undefined) return undefined;
    const key = JSON.stringify([comparable(category?.name ?? ''), comparable(name), price]);
    if (this.seen.has(key)) return 'repeated-item';
    this.seen.set(key, 1);
    return undefined;
  }

  private truth(row: SheetRow, use: ColumnUse, problems: RowRule[]): boolean | undefined {
    const truth = yesNoFromCell(this.cells.text(row, use));
    if (truth !== 'unclear') return truth;
    problems.push('neither-yes-nor-no');
    return undefined;
  }

  private at(line: number): FilePlace {
    return this.sheet.separator === undefined ? { row: line } : { line };
  }

  /** Whether a row repeats the column names, as on every page of a printed list. */
  private isHeader({ cells }: SheetRow): boolean {
    const { header, choice } = this.columns;
    if (!choice.hasHeader) return false;
    return header.every((name, place) => comparable(name) === comparable(cellText(cells[place])));
  }
}

const rowText = ({ cells }: SheetRow): string =>
  cells
    .map(cellText)
    .filter((text) => text !== '')
    .join(', ');
