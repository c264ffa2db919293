import { describe, expect, it } from 'vitest';
import { toOpaqueId } from '#application/shared/opaqueId.ts';
import fc from '#tests/support/properties.ts';
import { aCategory, aMenu, anItem, someMenu } from '#tests/support/builders/menu.ts';
import { aSheet } from '#tests/support/builders/sheet.ts';
import { recognizeColumns } from './import/columns.ts';
import { menuFromSheet } from './import/dishes.ts';
import { menuToTable } from './menuTable.ts';
import { planImport } from './planImport.ts';

describe('A menu as a table', () => {
  it('changes nothing when it is exported and imported', () =>
    fc.assert(
      fc.property(someMenu(1), (menu) => {
        const sheet = aSheet(menuToTable(menu));
        const read = menuFromSheet(sheet, recognizeColumns(sheet));
        if (read.outcome !== 'read') throw new Error(JSON.stringify(read.problems));
        expect(planImport(menu, read.menu, 'removed', toOpaqueId)).toEqual(menu);
      }),
    ));

  it('has one row per item, in text that spreadsheets show unchanged', () => {
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
});
