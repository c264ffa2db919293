import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { menuFromTable, menuToTable } from '#domain/menu/menuTable.ts';
import { planImport } from '#domain/menu/planImport.ts';
import { someMenu } from '#tests/support/builders/menu.ts';
import { PapaCsvFiles } from './PapaCsvFiles.ts';

const csv = new PapaCsvFiles();

describe('a CSV file', () => {
  it('gives back the menu that it was written from', () =>
    fc.assert(
      fc.asyncProperty(someMenu(1), async (menu) => {
        const read = menuFromTable(await csv.read(await csv.write(menuToTable(menu))));
        if (read.outcome !== 'read') throw new Error(JSON.stringify(read.problems));
        expect(planImport(menu, read.menu, 'removed')).toEqual(menu);
      }),
    ));

  it.each([',', ';', '\t'])(
    'may have its cells parted by %j, whatever else their texts hold',
    async (delimiter) => {
      const text = `Category${delimiter}Item\r\nSweets${delimiter}"Pie, warm; with\ttea"`;
      expect(await csv.read(text)).toEqual([
        ['Category', 'Item'],
        ['Sweets', 'Pie, warm; with\ttea'],
      ]);
    },
  );

  it('begins with the mark that lets spreadsheets read its letters, and is read with it', async () => {
    const text = await csv.write([['Category'], ['Tiramisù, "fresh"\nand cold']]);
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(await csv.read(text)).toEqual([['Category'], ['Tiramisù, "fresh"\nand cold']]);
  });
});
