import { comparable, searchable } from '#domain/shared/comparable.ts';
import { recognizeColumns } from './columns.ts';
import { cellText, isBlankRow, type Sheet } from './sheet.ts';

/**
 * Clover lists the items of each category on a sheet of their own. Returns the sheets with a column of
 * categories on the sheet of items. Other files stay as they are. (rule: Clover categories)
 */
export function withCloverCategories(sheets: readonly Sheet[]): readonly Sheet[] {
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

/** The sheet has a category per column, or per row with a heading above the items. */
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
