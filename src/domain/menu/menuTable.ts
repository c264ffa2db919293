import { textCell, type Table } from '#domain/shared/table.ts';
import type { Category, Item, Menu } from './menu.ts';
import { priceText } from './price.ts';
import { daysCell, dietaryCell, listCell, yesNoCell } from './tableCells.ts';

/** The only column of numbers. Other columns are escaped, so that spreadsheets don't change their text. */
const PRICE = 'Price';

/** The column names from left to right, each with a function that returns the cell. */
const COLUMNS = {
  Category: (category: Category) => category.name,
  Item: (_: Category, item?: Item) => item?.name ?? '',
  Description: (_: Category, item?: Item) => item?.description ?? '',
  [PRICE]: (_: Category, item?: Item) => (item ? priceText(item.price) : ''),
  Aliases: (_: Category, item?: Item) => listCell(item?.aliases ?? []),
  Dietary: (_: Category, item?: Item) => dietaryCell(item?.dietary ?? []),
  Available: (_: Category, item?: Item) => (item ? yesNoCell(item.availability.isAvailable) : ''),
  Days: (_: Category, item?: Item) => (item ? daysCell(item.availability.availableDays) : ''),
  'Image URL': (_: Category, item?: Item) => item?.imageUrl ?? '',
  'Category description': (category: Category) => category.description,
  'Category active': (category: Category) => yesNoCell(category.isActive),
  'Category ID': (category: Category) => category.id,
  'Item ID': (_: Category, item?: Item) => item?.id ?? '',
} satisfies Record<string, (category: Category, item?: Item) => string>;

/** Exports the menu as a table with one row per item, and one per empty category. */
export function menuToTable({ categories }: Menu): Table {
  const line = (category: Category, item?: Item) =>
    Object.entries(COLUMNS).map(([name, cellOf]) => {
      const text = cellOf(category, item);
      return name === PRICE ? text : textCell(text);
    });
  const lines = categories.flatMap((category) =>
    category.items.length === 0 ? [line(category)] : category.items.map((item) => line(category, item)),
  );
  return [Object.keys(COLUMNS), ...lines];
}
