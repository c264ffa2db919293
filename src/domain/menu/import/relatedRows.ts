import { comparable, searchable } from '#domain/shared/comparable.ts';
import { yesNoFromCell } from '../tableCells.ts';
import { unescapeCommas } from './Cells.ts';
import { recognizeColumns } from './columns.ts';
import { cellText, isBlankRow, type Cell, type Sheet, type SheetRow } from './sheet.ts';

/**
 * Completes rows with values from other rows. Clover lists the items of each category on another sheet, and
 * WooCommerce describes a product in one row and its sizes in other rows, anywhere in the file.
 * (rule: related rows)
 */
export function withRelatedRows(sheets: readonly Sheet[]): readonly Sheet[] {
  return withCloverCategories(sheets).map((sheet) =>
    recognizeColumns(sheet).origin === 'woocommerce' ? withParents(sheet) : sheet,
  );
}

/** Adds a category column to Clover's sheet of items, unless it has one. */
function withCloverCategories(sheets: readonly Sheet[]): readonly Sheet[] {
  const categories = sheets.find(({ name }) => searchable(name) === 'categories');
  const items = sheets.find((sheet) => recognizeColumns(sheet).origin === 'clover');
  if (!categories || !items || items === categories) return sheets;
  const { start, header, choice } = recognizeColumns(items);
  if (choice.uses.includes('category')) return sheets;

  const categoryOf = categoriesByItem(categories);
  const itemColumn = choice.uses.indexOf('item');
  const rows = items.rows.map((row, place) => {
    const name = comparable(cellText(row.cells[itemColumn]));
    const category = place === start ? 'Category' : (categoryOf.get(name) ?? '');
    const padded = Array.from({ length: header.length }, (_, column) => row.cells[column] ?? '');
    return isBlankRow(row) ? row : { ...row, cells: [...padded, category] };
  });
  return sheets.map((sheet) => (sheet === items ? { ...sheet, rows } : sheet));
}

/** Reads Clover's sheet of categories. A category is a column name, or the first cell of its items' rows. */
function categoriesByItem({ rows }: Sheet): ReadonlyMap<string, string> {
  const [header, ...others] = rows.filter((row) => !isBlankRow(row)).map(({ cells }) => cells.map(cellText));
  const found = new Map<string, string>();
  const add = (item: string, category: string) => {
    const key = comparable(item);
    if (key !== '' && category !== '' && !found.has(key)) found.set(key, category);
  };
  const isByRow = (header ?? []).slice(1).some((name) => /^items?\b/.test(searchable(name)));
  let category = '';
  for (const cells of others) {
    if (isByRow) category = cells[0] || category;
    for (const [column, cell] of cells.entries()) {
      if (column > 0) add(cell, isByRow ? category : (header?.[column] ?? ''));
    }
  }
  return found;
}

/** Columns in which a WooCommerce variation has its own value. Other blank cells get the product's value. */
const OWN_OF_VARIATION = /price|^(?:id|sku|stock|position)$|^attribute \d+ value/;

/** Completes WooCommerce's variations with their product's values, and removes the product's row. */
function withParents(sheet: Sheet): Sheet {
  const { start, header } = recognizeColumns(sheet);
  const names = header.map(searchable);
  const cell = ({ cells }: SheetRow, name: string) => cellText(cells[names.indexOf(name)]);
  const isOfType = (row: SheetRow, type: string) => cell(row, 'type').split(/,\s*/).includes(type);
  const products = new Map<string, SheetRow>();
  for (const row of sheet.rows.slice(start + 1)) {
    if (isOfType(row, 'variation')) continue;
    products.set(`id:${cell(row, 'id')}`, row).set(cell(row, 'sku'), row);
  }
  const parents = new Set<SheetRow>();
  const rows = sheet.rows.map((row, place): SheetRow => {
    if (place <= start) return row;
    const parent = products.get(cell(row, 'parent'));
    if (!isOfType(row, 'variation') || !parent || cell(row, 'parent') === '') {
      return { ...row, cells: row.cells.map((own, column) => (isAttribute(names[column]) ? '' : own)) };
    }
    parents.add(parent);
    return {
      ...row,
      cells: names.map((name, column) => cellWithParentValue(name, row.cells[column], parent.cells[column])),
    };
  });
  const isParent = (place: number) => parents.has(sheet.rows[place] as SheetRow);
  return { ...sheet, rows: rows.filter((_, place) => !isParent(place)) };
}

/** Whether a column is an attribute. Only the attributes of variations are sizes. */
const isAttribute = (name = '') => /^attribute \d+ value/.test(name);

/** Completes a variation's cell. The name is the product's, and the variation is sold only if both are. */
function cellWithParentValue(name: string, own: Cell = '', parent: Cell = ''): Cell {
  if (name === 'name') return parent;
  const isSold = name !== 'published' || yesNoFromCell(cellText(own)) === true;
  const isDecidedByParent = name === 'visibility in catalog' || (name === 'published' && isSold);
  if (isDecidedByParent) return parent;
  if (isAttribute(name)) return unescapeCommas(cellText(own));
  return cellText(own) === '' && !OWN_OF_VARIATION.test(name) ? parent : own;
}
