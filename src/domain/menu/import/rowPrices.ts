import { searchable } from '#domain/shared/comparable.ts';
import type { FilePrice } from './filePrice.ts';
import type { SheetRow } from './sheet.ts';
import type { SheetCells } from './SheetCells.ts';

/** A price of a row, with the size that the item's name gets. */
export interface RowPrice {
  readonly size: string;
  readonly price: FilePrice | undefined;
}

/** Returns the prices of a row: one, or one for each column of a size. (see rule: menu rows) */
export function rowPrices(cells: SheetCells, row: SheetRow, size: string): readonly RowPrice[] {
  const [regular] = cells.prices(row, 'price');
  if (!regular && !cells.has('sizePrice')) return [{ size, price: undefined }];
  const prices = cells
    .prices(row, 'sizePrice')
    .filter(({ text }) => text !== '')
    .map(({ heading, price }): RowPrice => ({ size: sizeName(heading), price }));
  if (prices.length > 0 && !regular?.text) return prices;
  const isVariable = /^(?:variable|open|ask)/.test(searchable(cells.text(row, 'priceType')));
  const price = isVariable ? ({ problem: 'no-fixed-price' } as const) : regular?.price;
  return [{ size, price: price ?? { problem: 'no-price' } }, ...prices];
}

/** The size that a column of prices is for, without the word "price". */
const sizeName = (header: string): string =>
  header.replace(/\s*[-:]?\s*\b(?:price|preis|prix)\b\s*[-:]?\s*/i, ' ').trim() || header;
