import { describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders/sheet.ts';
import { withCloverCategories } from './cloverCategories.ts';
import { recognizeColumns } from './columns.ts';
import { menuFromSheet } from './menuFromSheet.ts';

const ITEMS = {
  ...aSheet([
    ['Clover ID', 'Name', 'Price', 'Price Type', 'Modifier Groups'],
    ['A1', 'Cola', 3, 'Fixed', ''],
    ['A2', 'Pie', 7, 'Fixed', 'Cream'],
    ['A3', 'Gift card', 20, 'Fixed', ''],
  ]),
  name: 'Items',
};
const categories = (...rows: readonly (readonly string[])[]) => ({ ...aSheet(rows), name: 'Categories' });

// (rule: Clover categories)
describe('withCloverCategories', () => {
  it('adds the categories of a sheet with one category per column or row', () => {
    for (const [what, sheet] of [
      ['per column', categories(['Category Name', 'Drinks', 'Sweets'], ['Items in Category', 'cola', 'Pie'])],
      [
        'per row',
        categories(['Category Name', 'Items'], ['Drinks', 'Cola'], ['Sweets', 'Pie'], ['', 'Cake']),
      ],
    ] as const) {
      const [items] = withCloverCategories([ITEMS, sheet]);
      if (!items) throw new Error('There is no sheet');
      const reading = menuFromSheet(items, recognizeColumns(items));
      expect(reading, what).toMatchObject({
        menu: {
          categories: [
            { name: 'Drinks', items: [{ name: 'Cola', price: 3 }] },
            { name: 'Sweets', items: [{ name: 'Pie', price: 7 }] },
            { name: 'Uncategorized', items: [{ name: 'Gift card' }] },
          ],
        },
        notes: [{ name: 'Pie', text: 'Cream' }],
      });
    }
  });

  it('leaves files of other programs as they are', () => {
    const other = [{ ...aSheet([['Category', 'Item']]), name: 'Menu' }, categories(['Drinks'], ['Cola'])];
    expect(withCloverCategories(other)).toBe(other);
    expect(withCloverCategories([ITEMS])).toEqual([ITEMS]);
  });
});
