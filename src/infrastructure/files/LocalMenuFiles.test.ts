import { describe, expect, it } from 'vitest';
import type { FileContent } from '#application/menu/MenuFiles.ts';
import { LocalMenuFiles } from './LocalMenuFiles.ts';
import { PapaCsvFiles } from './PapaCsvFiles.ts';

const files = new LocalMenuFiles();
const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array<ArrayBuffer>, name = 'menu.csv', encoding?: string) =>
  files.read({ name, bytes }, { encoding });
const cellsOf = (content: FileContent) =>
  content.kind === 'sheets' ? content.sheets.flatMap(({ rows }) => rows.map(({ cells }) => cells)) : content;
const cells = async (text: string) => cellsOf(await read(utf8(text)));

/** Encodes characters in a single-byte encoding. */
function singleBytes(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(encoding);
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from(text, (letter) => byteOf.get(letter) ?? letter.charCodeAt(0));
}

const utf16 = (text: string, order: 'le' | 'be') => {
  const units = Array.from(text, (letter) => letter.charCodeAt(0));
  return Uint8Array.from(
    units.flatMap((unit) => (order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
};

const MENU = 'Category,Item,Price\r\nDesserts,Crème brûlée – Joe’s,€8\r\nDesserts,Jalapeño,7\r\n';
const ROWS = [
  ['Category', 'Item', 'Price'],
  ['Desserts', 'Crème brûlée – Joe’s', '€8'],
  ['Desserts', 'Jalapeño', '7'],
  [''],
];

// (rule: text encoding)
describe('A text file', () => {
  it('is read in every Unicode encoding', async () => {
    for (const [what, bytes] of [
      ['UTF-8', utf8(MENU)],
      ['UTF-8 with a byte order mark', utf8(`\ufeff${MENU}`)],
      ['UTF-16 little-endian with a byte order mark', utf16(`\ufeff${MENU}`, 'le')],
      ['UTF-16 big-endian with a byte order mark', utf16(`\ufeff${MENU}`, 'be')],
    ] as const) {
      const content = await read(bytes);
      expect(cellsOf(content), what).toEqual(ROWS);
      expect(content, what).toMatchObject({ encoding: undefined });
    }
  });

  it('is read as Western Windows text if it is not Unicode', async () => {
    const content = await read(singleBytes(MENU, 'windows-1252'));
    expect(cellsOf(content)).toEqual(ROWS);
    expect(content).toMatchObject({ encoding: 'windows-1252' });
  });

  it('is read in the encoding that the user chooses', async () => {
    for (const encoding of ['windows-1252', 'macintosh']) {
      const content = await read(singleBytes(MENU, encoding), 'menu.csv', encoding);
      expect(cellsOf(content), encoding).toEqual(ROWS);
      expect(content, encoding).toMatchObject({ encoding });
    }
  });

  it('stays unchanged if another program has already misread it', async () =>
    expect(await cells('Category,Item\nDesserts,CrÃ¨me')).toContainEqual(['Desserts', 'CrÃ¨me']));

  it('is rejected with the number of the first line that is invalid in the stated encoding', async () => {
    const bytes = Uint8Array.of(...utf8('\ufeffCategory,Item\nDesserts,Cr'), 0xe8, ...utf8('me\n'));
    expect(await read(bytes)).toEqual({ kind: 'unreadable', problem: { rule: 'bad-characters', line: 2 } });
  });
});

// (rule: CSV notation)
describe('A CSV file', () => {
  const two = [
    ['Category', 'Item', 'Price'],
    ['Pizza', 'Marinara, plain; hot', '11.00'],
  ];

  it('can have any separator', async () => {
    for (const [what, text] of [
      ['comma', 'Category,Item,Price\nPizza,"Marinara, plain; hot",11.00'],
      ['semicolon', 'Category;Item;Price\nPizza;"Marinara, plain; hot";11.00'],
      ['tab', 'Category\tItem\tPrice\nPizza\tMarinara, plain; hot\t11.00'],
      ['bar', 'Category|Item|Price\nPizza|Marinara, plain; hot|11.00'],
      [
        'semicolon named by Excel',
        '\ufeffsep=;\r\nCategory;Item;Price\r\nPizza;"Marinara, plain; hot";11.00',
      ],
      [
        'quoted semicolon named by a spreadsheet',
        '"sep=;"\nCategory;Item;Price\nPizza;"Marinara, plain; hot";11.00',
      ],
    ] as const)
      expect(await cells(text), what).toEqual(two);
  });

  it('can have the separator that the user chooses', async () => {
    const content = await files.read(
      { name: 'menu.csv', bytes: utf8('Category;Item, small\nPizza;Marinara, hot') },
      { separator: ';' },
    );
    expect(content).toMatchObject({ sheets: [{ separator: ';' }] });
    expect(cellsOf(content)).toContainEqual(['Pizza', 'Marinara, hot']);
  });

  it('can have a title with another separator above the table', async () => {
    expect(await cells('Our menu, summer, 2026\nCategory;Item;Price\nPizza;Marinara;11,00')).toContainEqual([
      'Pizza',
      'Marinara',
      '11,00',
    ]);
  });

  it('can have any line endings, even inside cells', async () => {
    for (const [what, end] of [
      ['Unix', '\n'],
      ['Windows', '\r\n'],
      ['old Mac', '\r'],
      ['Windows written twice', '\r\r\n'],
    ] as const) {
      const text = ['Category,Item', 'Pizza,"Mari', 'nara"', 'Pizza,Quattro'].join(end);
      expect(await cells(text), what).toEqual([
        ['Category', 'Item'],
        ['Pizza', 'Mari\nnara'],
        ['Pizza', 'Quattro'],
      ]);
    }
  });

  it('can mix line endings', async () => {
    expect(
      await cells('Category,Item\r\nPizza,Margherita\nPizza,Marinara\rPizza,Quattro\nDrinks,Water\n'),
    ).toHaveLength(6);
  });

  it('counts every line of a cell with line endings', async () => {
    const content = await read(utf8('sep=,\nCategory,Item\nPizza,"a\nb\nc"\nPizza,d'));
    expect(content).toMatchObject({ sheets: [{ rows: [{ line: 2 }, { line: 3 }, { line: 6 }] }] });
  });

  it('is rejected with the line number of its first error', async () => {
    for (const [what, text, rule, line] of [
      [
        'a quote that never closes',
        'Category,Item\nPizza,Margherita\nPizza,"Marinara\nPizza,Quattro\n',
        'open-quote',
        3,
      ],
      [
        'a quote that opens twice',
        'Category,Item\r\nPizza,"Margherita\r\nPizza,"Marinara"\r\n',
        'stray-quote',
        2,
      ],
      ['a quote inside a quoted text', 'Category,Item\nPizza,"the "best" one"\n', 'stray-quote', 2],
      ['an error after a text of two lines', 'Category,Item\nPizza,"a\nb"\nPizza,"c\n', 'open-quote', 4],
      ['an error after a sep= line', 'sep=,\nCategory,Item\nPizza,"c\n', 'open-quote', 3],
    ] as const)
      expect(await read(utf8(text)), what).toEqual({ kind: 'unreadable', problem: { rule, line } });
  });

  it('has the original cells after it is written and read back', async () => {
    const text = await new PapaCsvFiles().write([
      ['Category', 'Item'],
      ['Tiramisù, "fresh"\nand cold', ''],
    ]);
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(await cells(text)).toEqual([
      ['Category', 'Item'],
      ['Tiramisù, "fresh"\nand cold', ''],
    ]);
  });
});

// (rule: HTML in cells)
describe('A file with HTML in its cells', () => {
  it('is read as plain text if the file is an export from an online shop', async () => {
    const shop = await cells(
      'Type,Name,Published,Regular price,Description\nsimple,Fish &amp; chips,1,9,<p>With <b>peas</b></p><p>5 < 6</p>\\nCrisp',
    );
    expect(shop).toContainEqual(['simple', 'Fish & chips', '1', '9', 'With peas\n5 < 6\nCrisp']);
    expect(await cells('Category,Item\nFish,Fish &amp; <b>chips</b>')).toContainEqual([
      'Fish',
      'Fish &amp; <b>chips</b>',
    ]);
  });
});

describe('Any file', () => {
  it('is read as JSON or a table by its extension, otherwise by its first character', async () => {
    for (const [name, text, kind] of [
      ['menu.json', '{"menu": {}}', 'json'],
      ['MENU.CSV', '[a,b]', 'sheets'],
      ['menu.txt', '\n {"menu": {}}', 'json'],
      ['menu', 'Category,Item', 'sheets'],
      ['menu.json', 'Category,Item', 'json'],
    ] as const)
      expect(await read(utf8(text), name), name).toMatchObject({ kind });
  });

  it("is rejected with a reason if it isn't a menu file", async () => {
    for (const [what, bytes, rule] of [
      ['an old Excel workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0), 'old-excel'],
      ['a PDF', utf8('%PDF-1.7\n'), 'other-program'],
      ['a web page', utf8('<!DOCTYPE html><table>'), 'other-program'],
      ['rich text', utf8('{\\rtf1 Menu}'), 'other-program'],
      ['a ZIP file without directory', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'damaged'],
    ] as const)
      expect(await read(bytes), what).toEqual({ kind: 'unreadable', problem: { rule } });
  });

  it('is rejected with the line number of its first zero byte', async () =>
    expect(await read(utf8('Category\nPiz\0za'))).toEqual({
      kind: 'unreadable',
      problem: { rule: 'bad-characters', line: 2 },
    }));

  it("isn't a menu if it has no rows", async () =>
    expect(await read(utf8(''))).toMatchObject({ kind: 'sheets', sheets: [] }));
});
