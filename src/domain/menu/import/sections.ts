import type { ColumnUse } from './columnUse.ts';
import { filePrice } from './filePrice.ts';
import { cellText, type SheetRow } from './sheet.ts';

/** Whether a row has a single text and could be the title of a section. */
export function isSection({ cells }: SheetRow, uses: readonly ColumnUse[]): boolean {
  const filled = cells.flatMap((cell, place) => (cellText(cell) === '' ? [] : [place]));
  const [place = -1] = filled;
  const use = uses[place];
  if (filled.length !== 1 || use === 'price' || use === 'sizePrice') return false;
  return (
    !('price' in filePrice(cells[place] ?? '')) && uses.some((one) => one === 'price' || one === 'sizePrice')
  );
}

/** Whether a column names the categories. It may be there but blank where sections do. */
export function hasCategories(rows: readonly SheetRow[], uses: readonly ColumnUse[]): boolean {
  const place = uses.indexOf('category');
  return rows.some(({ cells }) => cellText(cells[place]) !== '');
}
