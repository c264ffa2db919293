import { describe, expect, it } from 'vitest';
import { MAX_MENU_FILE_SIZE } from '#domain/menu/importedMenu.ts';
import { FakeCsvFiles } from '#tests/support/fakes/FakeCsvFiles.ts';
import { ReadMenuFile } from './ReadMenuFile.ts';

const read = (name: string, text: string) => new ReadMenuFile(new FakeCsvFiles()).execute({ name, text });
const json = '{"menu": {"desserts": [{"name": "Pie"}]}}';
const csv = 'Category,Item\nDesserts,Pie';
const pie = { outcome: 'read', menu: { categories: [{ name: 'Desserts', items: [{ name: 'Pie' }] }] } };

describe('ReadMenuFile', () => {
  it.each([
    ['menu.json', json],
    ['MENU.CSV', csv],
    ['menu.txt', `\n ${json}`],
    ['menu', csv],
  ])('detects the format of %s by its name or its first character', async (name, text) =>
    expect(await read(name, text)).toMatchObject(pie),
  );

  it('rejects a file that is too long for a menu', async () => {
    expect(await read('menu.json', json.padEnd(MAX_MENU_FILE_SIZE))).toMatchObject(pie);
    expect(await read('menu.json', json.padEnd(MAX_MENU_FILE_SIZE + 1))).toEqual({
      outcome: 'unreadable',
      problems: [{ rule: 'too-large' }],
    });
  });

  it.each([
    ['menu.json', csv, 'no-json'],
    ['menu.csv', json, 'no-columns'],
  ])('reads nothing from a file that does not match its extension: %s', async (name, text, rule) =>
    expect(await read(name, text)).toEqual({ outcome: 'unreadable', problems: [{ rule }] }),
  );
});
