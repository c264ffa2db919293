import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import type { Table } from '#domain/shared/table.ts';
import { aCategory, aMenu, anItem, someMenu } from '#tests/support/builders/menu.ts';
import { menuFromTable, menuToTable } from './menuTable.ts';
import { planImport } from './planImport.ts';

const problemsOf = (table: Table) => {
  const read = menuFromTable(table);
  return read.outcome === 'unreadable' ? read.problems : [];
};
const categoriesOf = (table: Table) => {
  const read = menuFromTable(table);
  return read.outcome === 'read' ? read.menu.categories : [];
};

describe('A menu as a table', () => {
  it('changes nothing when it is imported again', () =>
    fc.assert(
      fc.property(someMenu(1), (menu) => {
        const read = menuFromTable(menuToTable(menu));
        if (read.outcome !== 'read') throw new Error(JSON.stringify(read.problems));
        expect(planImport(menu, read.menu, 'removed')).toEqual(menu);
      }),
    ));

  it('has one row per item, in text a spreadsheet shows unchanged', () => {
    const item = anItem('i1', {
      name: '=SUM(A1)',
      price: 7,
      aliases: ['one; two', 'three'],
      dietary: [{ type: 'spicy', level: 'mild' }, { type: 'vegan' }],
      availability: { isAvailable: false, availableDays: ['monday', 'friday'] },
    });
    const [header, line] = menuToTable(aMenu(aCategory('c1', [item])));
    expect(Object.fromEntries(header?.map((name, place) => [name, line?.[place]]) ?? [])).toMatchObject({
      Category: 'Desserts',
      Item: "'=SUM(A1)",
      Price: '7.00',
      Aliases: 'one\\; two; three',
      Dietary: 'spicy (mild); vegan',
      Available: 'no',
      Days: 'monday; friday',
      'Category active': 'yes',
      'Item ID': 'i1',
    });
  });

  it('needs a Category and an Item column, in any case and order', () => {
    expect(problemsOf([['Item', 'Price']])).toEqual([{ rule: 'no-columns' }]);
    expect(problemsOf([])).toEqual([{ rule: 'no-columns' }]);
    expect(
      categoriesOf([
        [' ITEM', 'category'],
        ['Pie', 'Sweets'],
      ]),
    ).toMatchObject([{ name: 'Sweets', items: [{ name: 'Pie', price: undefined, aliases: undefined }] }]);
  });

  it('assigns a row added by hand to the category it names', () => {
    const [header = [], ...lines] = menuToTable(aMenu(aCategory('c1', [anItem('i1')])));
    const byHand = header.map((name) => ({ Category: 'desserts', Item: 'Pie', Price: '7' })[name] ?? '');
    const [category, ...others] = categoriesOf([header, ...lines, byHand]);
    expect(category?.items.map(({ name }) => name)).toEqual(['Tiramisù', 'Pie']);
    expect(others).toEqual([]);
  });

  it('accepts common spellings of days and availability', () => {
    const table = [
      ['Category', 'Item', 'Available', 'Days'],
      ['Sweets', 'Pie', 'Y', 'Mon; Tues; FRIDAY'],
      ['Sweets', 'Cake', 'false', 'None'],
      ['Sweets', 'Tart', '', ''],
    ];
    expect(categoriesOf(table)[0]?.items).toMatchObject([
      { isAvailable: true, availableDays: ['monday', 'tuesday', 'friday'] },
      { isAvailable: false, availableDays: [] },
      { isAvailable: undefined, availableDays: undefined },
    ]);
  });

  it('skips blank rows and keeps categories without items', () => {
    expect(
      categoriesOf([
        ['Category', 'Item'],
        ['', ' '],
        ['Sweets', ''],
      ]),
    ).toMatchObject([{ name: 'Sweets', items: [] }]);
    expect(
      problemsOf([
        ['Category', 'Item'],
        ['', ''],
      ]),
    ).toEqual([{ rule: 'nothing-in-it' }]);
  });

  it('reports every unreadable row', () => {
    const header = ['Category', 'Item', 'Price', 'Available', 'Image URL', 'Category active'];
    const table = [
      header,
      ['Sweets', 'Pie', '7.50', 'yes', '', ''],
      ['', 'Cake', '7', '', '', ''],
      ['Sweets', '', '7', '', '', ''],
      ['Sweets', 'Tart', '', '', '', ''],
      ['Sweets', 'Torte', '7', 'maybe', 'javascript:alert(1)', 'perhaps'],
    ];
    expect(problemsOf(table)).toEqual([
      { rule: 'no-category', line: 3 },
      { rule: 'no-name', line: 4 },
      { rule: 'no-price', line: 5 },
      { rule: 'neither-yes-nor-no', line: 6 },
      { rule: 'no-url', line: 6 },
      { rule: 'neither-yes-nor-no', line: 6 },
    ]);
  });
});
