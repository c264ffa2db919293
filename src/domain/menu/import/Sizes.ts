import { comparable, searchable } from '#domain/shared/comparable.ts';
import type { Cells } from './Cells.ts';
import type { FilePrice } from './filePrice.ts';
import type { SheetRow } from './sheet.ts';

/** The name of a size that needs no mention, as Square writes it. */
const ONLY_SIZE = /^(?:regular|default|standard|normal|one size|n\/a)?$/;

/** Price types of Clover and Toast for items whose price is entered at the sale. */
const VARIABLE = /^(?:variable|open|ask)/;

const NO_PRICE: FilePrice = { problem: 'no-price' };

/** A price of a row, with the size that it is for. */
export interface SizePrice {
  readonly size: string;
  /** Undefined in a sheet without prices. */
  readonly price: FilePrice | undefined;
  /** What the file says of the price. */
  readonly written: string;
}

/** The sizes of items: a row each, or a column of prices each. (see rule: menu rows) */
export class Sizes {
  /** How many rows each item has, by its comparable name. */
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

  /** Returns the size that a row is for, such as "Large, Iced" of two columns, or a blank text. */
  of(row: SheetRow): string {
    const texts = this.cells.named(row, 'size').map(({ text }) => text);
    return texts.filter((text) => text !== '').join(', ');
  }

  /** One price, or one for each column of a size. The price at a location replaces the one for all. */
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

  /** The only size of an item needs no mention, and Clover has the size as the name's last word. */
  nameWith(name: string, size: string): string {
    const isOnly = ONLY_SIZE.test(searchable(size)) && (this.counts.get(comparable(name)) ?? 1) < 2;
    const isNamed = ` ${comparable(name)}`.endsWith(` ${comparable(size)}`);
    return isOnly || size === '' || isNamed ? name : `${name} (${size})`;
  }
}

/** The size that a column of prices is for, without the word "price". */
const sizeName = (header: string): string =>
  header.replace(/\s*[-:]?\s*\b(?:price|preis|prix)\b\s*[-:]?\s*/i, ' ').trim() || header;
