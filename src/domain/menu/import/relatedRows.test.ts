import { describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders/sheet.ts';
import { recognizeColumns } from './columns.ts';
import { menuFromSheet } from './dishes.ts';
import { withRelatedRows } from './relatedRows.ts';

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

// (rule: related rows)
describe('withRelatedRows', () => {
  it('adds categories from a sheet with one category per column or row', () => {
    for (const [what, sheet] of [
      ['per column', categories(['Category Name', 'Drinks', 'Sweets'], ['Items in Category', 'cola', 'Pie'])],
      [
        'per row',
        categories(['Category Name', 'Items'], ['Drinks', 'Cola'], ['Sweets', 'Pie'], ['', 'Cake']),
      ],
    ] as const) {
      const [items] = withRelatedRows([ITEMS, sheet]);
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

  it('completes a WooCommerce variation with its product, anywhere in the file', () => {
    const [sheet] = withRelatedRows([
      aSheet([
        'ID|Type|SKU|Name|Published|Short description|Regular price|Categories|Parent|Attribute 1 value(s)'.split(
          '|',
        ),
        '3|variation||Pizza - Large|1||18||id:1|0\\,5 m'.split('|'),
        '1|variable||Pizza|1|Tomato||Mains||Small, Large'.split('|'),
        '2|variation||Pizza - Small|1||12||id:1|Small'.split('|'),
        '4|simple||Salad|1||9|Sides||Nuts'.split('|'),
        '5|variable|soup|Soup|-1|||Mains||Cup'.split('|'),
        '6|variation||Soup - Cup|1||5||soup|Cup'.split('|'),
      ]),
    ]);
    if (!sheet) throw new Error('There is no sheet');
    expect(menuFromSheet(sheet, recognizeColumns(sheet))).toMatchObject({
      menu: {
        categories: [
          {
            name: 'Mains',
            items: [
              { name: 'Pizza (0,5 m)', description: 'Tomato', price: 18 },
              { name: 'Pizza (Small)', price: 12 },
              { name: 'Soup (Cup)', isSkipped: true },
            ],
          },
          { name: 'Sides', items: [{ name: 'Salad', price: 9 }] },
        ],
      },
      skipped: [{ rule: 'not-for-sale', line: 7 }],
    });
  });

  it("does not change other programs' files", () => {
    const other = [{ ...aSheet([['Category', 'Item']]), name: 'Menu' }, categories(['Drinks'], ['Cola'])];
    expect(withRelatedRows(other)).toEqual(other);
    expect(withRelatedRows([ITEMS])).toEqual([ITEMS]);
  });
});
