import { comparable, searchable } from '#domain/shared/comparable.ts';
import type { Cells } from './Cells.ts';
import type { FilePrice } from './filePrice.ts';
import type { SheetRow } from './sheet.ts';

/** Square's names for the only size of an item. Such a size isn't added to the item's name. */
const ONLY_SIZE = /^(?:regular|default|standard|normal|one size|n\/a)?$/;

/** Clover's and Toast's price types for items whose price is entered at the sale. */
const VARIABLE = /^(?:variable|open|ask)/;

const NO_PRICE: FilePrice = { problem: 'no-price' };

/** One price in a row, with the size that costs this much. */
export interface SizePrice {
  readonly size: string;
  /** Undefined in a sheet without prices. */
  readonly price: FilePrice | undefined;
  /** The price as written in the file. */
  readonly written: string;
}

/** The sizes of items: one row per size, or one price column per size. (see rule: menu rows) */
export class Sizes {
  /** Number of rows per item, by the item's name in comparable form. */
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly cells: Cells,
    rows: readonly SheetRow[],
  ) {
    let last = '';
    for (const row of cells.has('size') ? rows : []) {
      last = comparable(cells.text(row, 'item')) || last;
      this.counts.set(last, (this.counts.get(last) ?? 0) + 1);
    }
  }

  /** Returns the size of a row, such as "Large, Iced" from two columns, or an empty string. */
  of(row: SheetRow): string {
    const texts = this.cells.named(row, 'size').map(({ text }) => text);
    return texts.filter((text) => text !== '').join(', ');
  }

  /** Returns a row's price, or one price per size column. A location's price replaces the general price. */
  prices(row: SheetRow): readonly SizePrice[] {
    const size = this.of(row);
    const sizePrices = this.cells
      .prices(row, 'sizePrice')
      .filter(({ text }) => text !== '')
      .map(({ heading, text, price }): SizePrice => ({ size: sizeName(heading), price, written: text }));
    const all = [...this.cells.prices(row, 'locationPrice'), ...this.cells.prices(row, 'price')];
    const { price, text } = all.find((one) => one.text !== '') ?? { price: NO_PRICE, text: '' };
    const [variable] = this.cells
      .named(row, 'priceType')
      .filter((cell) => VARIABLE.test(searchable(cell.text)));
    if (variable) {
      const written = `${variable.heading}: ${variable.text}`;
      return [{ size, price: { problem: 'no-fixed-price' }, written }, ...sizePrices];
    }
    if (all.length === 0 && !this.cells.has('sizePrice')) return [{ size, price: undefined, written: '' }];
    if (sizePrices.length > 0 && text === '') return sizePrices;
    return [{ size, price, written: text }, ...sizePrices];
  }

  /** Adds the size to a name, unless it is the only size or, as in Clover, the name already ends with it. */
  nameWith(name: string, size: string): string {
    const isOnly = ONLY_SIZE.test(searchable(size)) && (this.counts.get(comparable(name)) ?? 1) < 2;
    const isNamed = ` ${comparable(name)}`.endsWith(` ${comparable(size)}`);
    return isOnly || size === '' || isNamed ? name : `${name} (${size})`;
  }
}

/** Returns the size in the name of a price column, without the word "price". */
const sizeName = (header: string): string =>
  header.replace(/\s*[-:]?\s*\b(?:price|preis|prix)\b\s*[-:]?\s*/i, ' ').trim() || header;
