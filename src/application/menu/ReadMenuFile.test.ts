import { describe, expect, it } from 'vitest';
import { MAX_MENU_FILE_SIZE } from '#domain/menu/importedMenu.ts';
import { aSheet } from '#tests/support/builders/sheet.ts';
import { FakeMenuColumnChoices } from '#tests/support/fakes/FakeMenuColumnChoices.ts';
import { FakeMenuFiles } from '#tests/support/fakes/FakeMenuFiles.ts';
import { menuFile } from '#tests/support/menuFile.ts';
import { ReadMenuFile } from './ReadMenuFile.ts';

function setUp() {
  const choices = new FakeMenuColumnChoices();
  const files = new FakeMenuFiles();
  return { choices, files, readMenuFile: new ReadMenuFile(files, choices) };
}

const FOREIGN = 'Gang,Was,Kosten\nSüßes,Torte,7';
const torte = { menu: { categories: [{ name: 'Süßes', items: [{ name: 'Torte', price: 7 }] }] } };

// (rule: menu import)
describe('ReadMenuFile', () => {
  it.each([
    ['JSON', '{"menu": {"desserts": [{"name": "Pie"}]}}'],
    ['a table', 'Category,Item\nDesserts,Pie'],
  ])('reads a menu from %s', async (_, text) => {
    const { reading } = await setUp().readMenuFile.execute(menuFile('menu', text));
    expect(reading).toMatchObject({
      outcome: 'read',
      menu: { categories: [{ name: 'Desserts', items: [{ name: 'Pie' }] }] },
    });
  });

  it('rejects a file that is too large before reading it', async () => {
    const { readMenuFile } = setUp();
    const read = async (size: number) => {
      const file = menuFile('menu.json', '{"menu": {"desserts": [{"name": "Pie"}]}}'.padEnd(size));
      return (await readMenuFile.execute(file)).reading;
    };
    expect(await read(MAX_MENU_FILE_SIZE)).toMatchObject({ outcome: 'read' });
    expect(await read(MAX_MENU_FILE_SIZE + 1)).toEqual({
      outcome: 'unreadable',
      problems: [{ rule: 'too-large' }],
    });
  });

  it('uses the chosen columns, and remembers them for files with the same column names', async () => {
    const { readMenuFile } = setUp();
    const { reading, table } = await readMenuFile.execute(menuFile('menu.csv', FOREIGN));
    expect(reading).toMatchObject({
      problems: [{ rule: 'no-item-column', text: 'Gang, Was, Kosten' }],
    });
    if (!table) throw new Error('There is no table');
    const chosen = table
      .assignColumnUse(0, 'category')
      .assignColumnUse(1, 'item')
      .assignColumnUse(2, 'price');
    expect(chosen.reading).toMatchObject(torte);
    readMenuFile.remember(chosen);

    const again = await readMenuFile.execute(menuFile('next.csv', FOREIGN.replace('GANG', ' gang ')));
    expect(again.reading).toMatchObject(torte);
    expect(again.table?.sheets[0]).toMatchObject({ isRemembered: true });
    const other = await readMenuFile.execute(menuFile('menu.csv', FOREIGN.replace('Was', 'Wozu')));
    expect(other.reading).toMatchObject({ outcome: 'unreadable' });
  });

  it('ignores a choice for a file with more columns', async () => {
    const { readMenuFile, choices } = setUp();
    choices.save('category|item', { hasHeader: true, uses: ['item', 'category'] });
    const { table } = await readMenuFile.execute(menuFile('menu.csv', 'Category,Item\nDesserts,Pie,1'));
    expect(table?.sheets[0]).toMatchObject({ isRemembered: false });
  });

  it('reads the first sheet with items, or the chosen sheet', async () => {
    const { readMenuFile, files } = setUp();
    const menu = aSheet([
      ['Category', 'Item'],
      ['Desserts', 'Pie'],
    ]);
    const sheets = [
      { ...aSheet([['Call the printer'], ['Ask for proofs']]), name: 'Notes' },
      { ...menu, name: 'Menu' },
    ];
    files.read = async () => ({ kind: 'sheets', sheets });
    const { reading, table } = await readMenuFile.execute(menuFile('menu.xlsx', ''));
    expect(reading).toMatchObject({ outcome: 'read' });
    if (!table) throw new Error('There is no table');
    expect(table.chosen).toBe(1);
    expect(table.withSheet(0).reading).toMatchObject({
      problems: [{ rule: 'no-item-column' }],
    });
  });
});
