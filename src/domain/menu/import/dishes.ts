import { comparable } from '#domain/shared/comparable.ts';
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
import { Categories } from './Categories.ts';
import { Cells } from './Cells.ts';
import { dataRows, type SheetColumns } from './columns.ts';
import type { ColumnUse } from './columnUse.ts';
import { filePrice } from './filePrice.ts';
import { firstCategory, firstImageUrl, importRemarksOnRow, whyRowNotImported } from './findings.ts';
import { Sizes, type SizePrice } from './Sizes.ts';
import { shiftedRows } from './shiftedRows.ts';
import { cellText, DATE_CELL, isBlankRow, type Sheet, type SheetRow } from './sheet.ts';

/** Category of items without one in other programs' exports. Elsewhere, blank means the category above. */
const UNCATEGORIZED = 'Uncategorized';

/**
 * Reads the items of a sheet. An item with a blank category cell belongs to the category above, except in
 * exports from other programs. A row with one cell starts a section if no column has categories. Every size
 * of an item becomes a separate item. Lists rows that cannot be imported, with the reason. If cells are in
 * the wrong columns, nothing is imported. (rule: menu rows)
 */
export function menuFromSheet(sheet: Sheet, columns: SheetColumns): ImportReading {
  const rows = dataRows(sheet, columns).filter((row) => !isBlankRow(row));
  const { uses, hasHeader } = columns.choice;
  const names = hasHeader ? columns.header.filter((name) => name !== '').join(', ') : '';
  if (rows.length === 0) return unreadable({ rule: names === '' ? 'nothing-in-it' : 'no-rows' });
  if (!uses.includes('item')) return unreadable({ rule: 'no-item-column', text: names });
  const shifted = shiftedRows(rows, sheet, columns);
  if (shifted.length > 0) return unreadable(...shifted);
  const category = uses.indexOf('category');
  const hasCategories = rows.some(({ cells }) => cellText(cells[category]) !== '');
  if (!hasCategories && !rows.some((row) => isSection(row, uses))) {
    return unreadable({ rule: 'no-category-column', text: names });
  }
  return new DishReader(sheet, columns, rows, hasCategories).read();
}

/** Whether a row has only one filled cell, which could be the title of a section. */
function isSection({ cells }: SheetRow, uses: readonly ColumnUse[]): boolean {
  const isPrice = (use: ColumnUse | undefined) => use === 'price' || use === 'sizePrice';
  const filled = cells.flatMap((cell, place) => (cellText(cell) === '' ? [] : [place]));
  const [place = -1] = filled;
  if (filled.length !== 1 || isPrice(uses[place]) || !uses.some(isPrice)) return false;
  return !('price' in filePrice(cells[place] ?? ''));
}

class DishReader {
  private readonly categories = new Categories();
  private readonly skipped: SkippedRow[] = [];
  private readonly notes: RowNote[] = [];
  /** The prices of each item without ID, by category and name. */
  private readonly seen = new Map<string, Set<string>>();
  private readonly sizes: Sizes;
  private readonly cells: Cells;
  private section: ImportedCategory | undefined;
  private lastItem = '';

  constructor(
    private readonly sheet: Sheet,
    private readonly columns: SheetColumns,
    private readonly rows: readonly SheetRow[],
    private readonly hasCategories: boolean,
  ) {
    this.cells = new Cells(columns, rows);
    this.sizes = new Sizes(this.cells, rows);
  }

  read(): ImportReading {
    const above = this.sheet.rows.slice(0, this.columns.start).filter((row) => !isBlankRow(row));
    for (const row of above) this.skip(row, { rule: 'above-header', text: rowText(row, ' ') });
    for (const row of this.rows) this.readRow(row);
    return toImportReading(this.categories.all, this.skipped, this.notes);
  }

  private readRow(row: SheetRow): void {
    if (this.isHeader(row)) return this.skip(row, { rule: 'repeated-header' });
    if (!this.hasCategories && isSection(row, this.columns.choice.uses)) {
      this.section = { name: rowText(row, ' '), items: [] };
      this.categories.for(this.section);
      return;
    }
    const problems: RowRule[] = [];
    const category = this.categoryOf(row, problems);
    const size = this.sizes.of(row);
    const name = this.cells.text(row, 'item') || (size === '' ? '' : this.lastItem);
    if (name === '') return this.readWithoutItem(row, category, problems);
    this.lastItem = name;

    const item = this.itemOf(row, name, problems);
    const [rule] = problems;
    const reason = whyRowNotImported(this.cells, row, name) ?? (rule && { rule });
    for (const priced of this.sizes.prices(row)) this.add(row, category, item, priced, reason);
    if (reason) return;
    for (const remark of importRemarksOnRow(this.cells, row)) this.note(row, name, remark);
  }

  /** Reads a row without an item, which may still describe a category. */
  private readWithoutItem(
    row: SheetRow,
    category: ImportedCategory | undefined,
    problems: readonly RowRule[],
  ): void {
    const component = this.cells.named(row, 'component').find(({ text }) => text !== '');
    if (component)
      return this.skip(row, { rule: 'no-item', text: `${component.heading}: ${component.text}` });
    const hasOwnCategory = this.cells.text(row, 'category') !== '';
    const others = row.cells.some((cell, place) => {
      const use = this.columns.choice.uses[place] ?? 'unused';
      return cellText(cell) !== '' && !use.startsWith('category');
    });
    const [rule = others || !hasOwnCategory ? 'no-name' : undefined] = problems;
    if (rule) this.skip(row, { rule, text: rowText(row, ', ') });
    else if (category) this.categories.for(category);
  }

  private categoryOf(row: SheetRow, problems: RowRule[]): ImportedCategory | undefined {
    const named = this.cells.text(row, 'category');
    const isFromProgram = !['own', 'other'].includes(this.columns.origin);
    if (this.hasCategories && named === '' && isFromProgram && this.cells.text(row, 'item') !== '') {
      this.section = { name: UNCATEGORIZED, items: [] };
      return this.section;
    }
    if (!this.hasCategories || named === '') {
      if (!this.section) problems.push('no-category');
      return this.section;
    }
    this.section = {
      id: this.cells.text(row, 'categoryId') || undefined,
      name: firstCategory(this.cells, row),
      description: this.cells.optionalText(row, 'categoryDescription'),
      isActive: this.truth(row, 'categoryActive', problems),
      items: [],
    };
    return this.section;
  }

  private itemOf(row: SheetRow, name: string, problems: RowRule[]): ImportedItem {
    const images = this.cells.optionalText(row, 'imageUrl');
    const imageUrl = images && firstImageUrl(images);
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

  private add(
    row: SheetRow,
    category: ImportedCategory | undefined,
    item: ImportedItem,
    { size, price, written }: SizePrice,
    reason: { readonly rule: RowRule; readonly text?: string } | undefined,
  ): void {
    const name = this.sizes.nameWith(item.name, size);
    const problem = price && 'problem' in price ? { rule: price.problem, text: written } : undefined;
    const rule =
      reason ?? problem ?? this.repetition(row, category, { ...item, name }, { size, price, written });
    if (rule) this.skip(row, { ...rule, name });
    if (!category || rule?.rule === 'repeated-item') return;
    this.categories
      .for(category)
      .items.push(
        rule
          ? { id: item.id, name, isSkipped: true }
          : { ...item, name, price: price && 'price' in price ? price.price : undefined },
      );
  }

  /** Returns why to skip an item without ID that repeats an earlier one. Only notes another price. */
  private repetition(
    row: SheetRow,
    category: ImportedCategory | undefined,
    { id, name }: ImportedItem,
    { price, written }: SizePrice,
  ): { readonly rule: RowRule } | undefined {
    if (id !== undefined) return undefined;
    const key = JSON.stringify([comparable(category?.name ?? ''), comparable(name)]);
    const prices = this.seen.get(key) ?? new Set();
    const amount = JSON.stringify(price ?? null);
    if (prices.has(amount)) return { rule: 'repeated-item' };
    if (prices.size > 0) this.note(row, name, { remark: 'same-name', text: written });
    this.seen.set(key, prices.add(amount));
    return undefined;
  }

  private truth(row: SheetRow, use: ColumnUse, problems: RowRule[]): boolean | undefined {
    const truth = yesNoFromCell(this.cells.text(row, use));
    if (truth !== 'unclear') return truth;
    problems.push('neither-yes-nor-no');
    return undefined;
  }

  private skip({ line }: SheetRow, reason: Omit<SkippedRow, 'line' | 'row'>): void {
    const readable = (text: string | undefined) => text?.replaceAll(DATE_CELL, '');
    this.skipped.push({
      ...this.at(line),
      ...reason,
      name: readable(reason.name),
      text: readable(reason.text),
    });
  }

  private note({ line }: SheetRow, name: string, note: Pick<RowNote, 'remark' | 'text'>): void {
    this.notes.push({ ...this.at(line), name, ...note });
  }

  private at(line: number): FilePlace {
    return this.sheet.separator === undefined ? { row: line } : { line };
  }

  /** Whether a row repeats the column names, as each page of a printed list does. */
  private isHeader({ cells }: SheetRow): boolean {
    const { header, choice } = this.columns;
    if (!choice.hasHeader) return false;
    return header.every((name, place) => comparable(name) === comparable(cellText(cells[place])));
  }
}

const rowText = ({ cells }: SheetRow, between: string): string =>
  cells
    .map(cellText)
    .filter((text) => text !== '')
    .join(between);
