import { searchable } from '#domain/shared/comparable.ts';
import type { RowRemark, RowRule } from '../importedMenu.ts';
import { yesNoFromCell } from '../tableCells.ts';
import { unescapeCommas, type Cells, type NamedCell } from './Cells.ts';
import type { ColumnUse } from './columnUse.ts';
import { becameDate, isDateCell, type SheetRow } from './sheet.ts';

/** Errors that spreadsheets show instead of a formula's result. */
const FORMULA_ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|ERROR!|SPILL!)$/;

/** Columns whose cells should never contain a date, even in a text file. */
const NAMES: readonly ColumnUse[] = ['item', 'category', 'size'];
const TEXTS: readonly ColumnUse[] = ['description', 'aliases', 'dietary', 'days', 'categoryDescription'];

/** Kinds of rows in Toast, Square, and WooCommerce that don't describe an item. */
const NO_ITEM = /modifier|add-?on|option|menu group|^menu$|^grouped|^external/;

/** Values of "published" and "visibility" columns for items that are not sold. */
const NOT_SOLD = new Set(['-1', 'hidden', 'unavailable']);

/** Returns the reason not to import a readable row, with the cell that decides it. (see rule: menu rows) */
export function whyRowNotImported(
  cells: Cells,
  row: SheetRow,
  name: string,
): { readonly rule: RowRule; readonly text?: string } | undefined {
  const isDate = NAMES.some((use) => cells.named(row, use).some(({ cell }) => becameDate(cell)));
  if (isDate || TEXTS.some((use) => cells.named(row, use).some(({ cell }) => isDateCell(cell))))
    return { rule: 'became-date' };
  if (FORMULA_ERROR.test(name)) return { rule: 'formula-error' };
  const kind = cells.named(row, 'kind').find(({ text }) => NO_ITEM.test(searchable(text)));
  if (kind) return { rule: 'no-item', text: written(kind) };
  const notSold =
    cells.named(row, 'forSale').find(({ text }) => isNo(text)) ??
    cells.named(row, 'notForSale').find(({ text }) => yesNoFromCell(text) === true);
  return notSold && { rule: 'not-for-sale', text: written(notSold) };
}

const isNo = (text: string) => yesNoFromCell(text) === false || NOT_SOLD.has(searchable(text));

/** Returns remarks on values of an imported row that the menu can't contain. (see rule: menu rows) */
export function importRemarksOnRow(
  cells: Cells,
  row: SheetRow,
): readonly { remark: RowRemark; text: string }[] {
  const modifiers = modifiersOf(cells, row).join(', ');
  const days = cells.text(row, 'days');
  const category = cells.text(row, 'category');
  const hasOneCategory = [category, unescapeCommas(category)].includes(firstCategory(cells, row));
  const isAvailable = yesNoFromCell(cells.text(row, 'available')) !== false;
  const images = cells.text(row, 'imageUrl');
  return [
    { remark: 'modifiers-left-out' as const, text: modifiers },
    { remark: 'days-left-out' as const, text: cells.days(row) ? '' : days },
    {
      remark: 'other-categories-left-out' as const,
      text: hasOneCategory ? '' : category,
    },
    { remark: 'other-images-left-out' as const, text: firstImageUrl(images) === images ? '' : images },
    { remark: 'price-per-unit' as const, text: written(cells.named(row, 'priceType').find(isPerUnit)) },
    {
      remark: 'hidden-online' as const,
      text: written(cells.named(row, 'online').find(({ text }) => isNo(text))),
    },
    {
      remark: 'none-in-stock' as const,
      text: isAvailable ? written(cells.named(row, 'stock').find(isUsedUp)) : '',
    },
  ].filter(({ text }) => text !== '');
}

/** Whether the price is per unit: Clover's price type, Square's unit, or Loyverse's "Sold by weight". */
const isPerUnit = ({ heading, text }: NamedCell) =>
  /\bper\b/.test(searchable(text)) || yesNoFromCell(text) === true || (/^unit/i.test(heading) && text !== '');

const isUsedUp = ({ text }: NamedCell) => text !== '' && Number(text) <= 0;

const written = (cell: NamedCell | undefined) => (cell ? `${cell.heading}: ${cell.text}` : '');

/**
 * Returns the first category of an item, without its parents: `Coffee` for `Drinks > Coffee, Breakfast`.
 * Square, Clover, and WooCommerce list all categories in one cell of the column "Categories".
 */
export function firstCategory(cells: Cells, row: SheetRow): string {
  const [{ heading, text } = { heading: '', text: '' }] = cells.named(row, 'category');
  if (searchable(heading) !== 'categories') return text;
  const [first = ''] = text.split(/(?<!\\),|[;|]/);
  const [name = ''] = first.split('>').slice(-1);
  return unescapeCommas(name.replace(SQUARE_ID, '')).trim() || text;
}

/** Square appends the ID of a category to its name. */
const SQUARE_ID = /\s*\([A-Z\d]{20,}\)$/;

/** Returns the first of a product's images, which WooCommerce lists in one cell. */
export const firstImageUrl = (urls: string): string => urls.split(/,\s+/)[0] ?? '';

/** Returns an item's modifier sets. Square and Loyverse have a yes-or-no column for each set. */
function modifiersOf(cells: Cells, row: SheetRow): readonly string[] {
  return cells.named(row, 'modifiers').flatMap(({ heading, text }) => {
    const answer = yesNoFromCell(text);
    if (text === '' || answer === false) return [];
    return [answer === true ? heading.replace(/^modifier (?:set )?-\s*/i, '').replaceAll('"', '') : text];
  });
}
