import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { menuFromTable, menuToTable } from '#domain/menu/menuTable.ts';
import { planImport } from '#domain/menu/planImport.ts';
import { someMenu } from '#tests/support/builders/menu.ts';
import { PapaCsvFiles } from './PapaCsvFiles.ts';

const csv = new PapaCsvFiles();

describe('A CSV file', () => {
  it('returns the menu it was written from', () =>
    fc.assert(
      fc.asyncProperty(someMenu(1), async (menu) => {
        const read = menuFromTable(await csv.read(await csv.write(menuToTable(menu))));
        if (read.outcome !== 'read') throw new Error(JSON.stringify(read.problems));
        expect(planImport(menu, read.menu, 'removed')).toEqual(menu);
      }),
    ));

  it.each([',', ';', '\t'])('can use %j as separator, whatever its texts contain', async (delimiter) => {
    const text = `Category${delimiter}Item\r\nSweets${delimiter}"Pie, warm; with\ttea"`;
    expect(await csv.read(text)).toEqual([
      ['Category', 'Item'],
      ['Sweets', 'Pie, warm; with\ttea'],
    ]);
  });

  it('starts with a byte order mark, which is accepted when read back', async () => {
    const text = await csv.write([['Category'], ['Tiramisù, "fresh"\nand cold']]);
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(await csv.read(text)).toEqual([['Category'], ['Tiramisù, "fresh"\nand cold']]);
  });
});
