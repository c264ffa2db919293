import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ReadMenuFile } from '#application/menu/ReadMenuFile.ts';
import { toOpaqueId } from '#application/shared/opaqueId.ts';
import { compareMenus, isUnchanged } from '#domain/menu/compareMenus.ts';
import { EXAMPLE_MENU } from '#domain/menu/import/exampleMenu.ts';
import { FORMATS, columnUsesByName } from '#domain/menu/import/formats.ts';
import type { ImportReading } from '#domain/menu/importedMenu.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { menuToJson } from '#domain/menu/menuJson.ts';
import { menuToTable } from '#domain/menu/menuTable.ts';
import { planImport } from '#domain/menu/planImport.ts';
import { searchable } from '#domain/shared/comparable.ts';
import { LocalMenuFiles } from '#infrastructure/files/LocalMenuFiles.ts';
import { PapaCsvFiles } from '#infrastructure/files/PapaCsvFiles.ts';
import { someMenu } from '#tests/support/builders/menu.ts';
import { FakeMenuColumnChoices } from '#tests/support/fakes/FakeMenuColumnChoices.ts';
import { menuFile } from '#tests/support/menuFile.ts';
import fc, { runs, RUNS_TIMEOUT_MS } from '#tests/support/properties.ts';
import { savedMenu } from './menuFiles/savedMenu.ts';

const FOLDER = join(import.meta.dirname, 'menuFiles');
const csv = new PapaCsvFiles();
const reader = new ReadMenuFile(new LocalMenuFiles(), new FakeMenuColumnChoices());

const bytesOf = async (name: string) => Uint8Array.from(await readFile(join(FOLDER, name)));
/** Reads a file. The user chooses the encoding for files of old Macs. */
async function read(name: string) {
  const encoding = name.includes('-mac') ? 'macintosh' : undefined;
  return (await reader.execute({ name, bytes: await bytesOf(name) }, { encoding })).reading;
}

function changes(menu: Menu, reading: ImportReading) {
  if (reading.outcome !== 'read') throw new Error(JSON.stringify(reading.problems));
  expect(reading.skipped).toEqual([]);
  return compareMenus(menu, planImport(menu, reading.menu, 'removed', toOpaqueId));
}

/** Files that `menuFiles/save.sh` saves with LibreOffice from `exported.csv`. */
describe('An exported menu that another program has saved', () => {
  it('was exported by this app', async () => {
    expect(await readFile(join(FOLDER, 'exported.csv'), 'utf8')).toBe(
      await csv.write(menuToTable(savedMenu)),
    );
  });

  it('has no changes to import', async () => {
    for (const name of [
      'exported.csv',
      'exported-us.csv',
      'exported-us.xlsx',
      'exported-us-windows.csv',
      'exported-us-mac.csv',
      'exported-german.xlsx',
      'exported-german-utf16.csv',
      'exported-german-windows.csv',
    ]) {
      const found = changes(savedMenu, await read(name));
      expect(found, name).toMatchObject({ items: { changed: [] }, categories: { changed: [] } });
      expect(isUnchanged(found), name).toBe(true);
    }
  });
});

/** Files that `menuFiles/save.sh` saves with LibreOffice from `handmade.fods`. */
describe('A German spreadsheet with merged cells, currencies, and a date', () => {
  it("is imported, and rows that can't be imported are listed", async () => {
    for (const name of ['handmade.xlsx', 'handmade-utf8.csv', 'handmade-windows.csv', 'handmade-mac.csv']) {
      const reading = await read(name);
      expect(listed(reading), name).toBe(
        'Süßes: Käsekuchen 4.5, Crème brûlée 12.5; Wein: Barolo 2016 1150, Hauswein 12.9; Fisch: ',
      );
      if (reading.outcome !== 'read') continue;
      expect(reading.menu.categories[0]?.items[1]?.description, name).toBe('klein,\naber fein');
      expect(
        reading.skipped.map(({ rule }) => rule),
        name,
      ).toEqual(['above-header', 'became-date', 'no-fixed-price']);
    }
  });
});

/** Formats items as "Category: Item 12.5, Item". */
function listed(reading: ImportReading): string {
  if (reading.outcome !== 'read') throw new Error(JSON.stringify(reading.problems));
  return reading.menu.categories
    .map(
      ({ name, items }) =>
        `${name}: ${items
          .filter(({ isSkipped }) => !isSkipped)
          .map((item) => [item.name, item.price].join(' ').trim())
          .join(', ')}`,
    )
    .join('; ');
}

describe('A menu file as people and programs write it', () => {
  it('may have decimal commas', async () => {
    const text =
      '\ufeffCategory;Item;Description;Price\r\nPizza;Margherita;Tomate, Basilikum;12,50\r\nPizza;Marinara;Knoblauch;11\r\nWein;Barolo 2016;0,75 l;1.150,00\r\n';
    const { reading } = await reader.execute(menuFile('menu.csv', text));
    expect(listed(reading)).toBe('Pizza: Margherita 12.5, Marinara 11; Wein: Barolo 2016 1150');
  });
});

// (see rule: documented exports)
describe('An export of Loyverse', () => {
  it('is imported with item sizes, and without items that are not for sale', async () => {
    const lines = [
      'Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Track stock,Available for sale [Cafe],Price [Cafe],In stock [Cafe],"Modifier - ""Milk"""',
      'latte,10002,Latte,Coffee,,N,Size,Small,N,Y,4.50,,Y',
      'latte,10003,,,,,,Large,,Y,5.50,,',
      'cola,10010,Cola,Cold drinks,,N,,,Y,Y,3.00,24,N',
      'lemonade,10012,Lemonade,Cold drinks,,N,,,Y,Y,3.50,0,N',
      'special,10020,Cake,Sweets,,N,,,N,N,6.00,,N',
      'catch,10021,Catch of the day,Mains,,N,,,N,Y,variable,,N',
    ];
    const { reading } = await reader.execute(menuFile('loyverse.csv', lines.join('\r\n')));
    expect(listed(reading)).toBe(
      'Coffee: Latte (Small) 4.5, Latte (Large) 5.5; Cold drinks: Cola 3, Lemonade 3.5; Sweets: ; Mains: ',
    );
    expect(reading).toMatchObject({
      skipped: [
        { rule: 'not-for-sale', name: 'Cake', line: 6 },
        { rule: 'no-fixed-price', name: 'Catch of the day', line: 7 },
      ],
      notes: [
        { remark: 'modifiers-left-out', name: 'Latte', text: 'Milk' },
        { remark: 'none-in-stock', name: 'Lemonade' },
      ],
    });
  });
});

describe('Random menus', () => {
  /** The number of generated menus for each kind of file. */
  const cases = { numRuns: runs(200) };

  it(
    'are the same after an export and import as CSV or JSON',
    async () => {
      await fc.assert(
        fc.asyncProperty(someMenu(1), async (menu) => {
          for (const file of [
            menuFile('menu.csv', await csv.write(menuToTable(menu))),
            menuFile('menu.json', menuToJson(menu)),
          ]) {
            const { reading } = await reader.execute(file);
            if (reading.outcome !== 'read') throw new Error(JSON.stringify(reading.problems));
            expect(planImport(menu, reading.menu, 'removed', toOpaqueId)).toEqual(menu);
          }
        }),
        cases,
      );
    },
    RUNS_TIMEOUT_MS,
  );

  it(
    'keep their items in CSV without IDs, and with Windows line endings and semicolons',
    async () => {
      await fc.assert(
        fc.asyncProperty(someMenu(1), async (menu) => {
          const lines = menuToTable(menu).map((line) => line.slice(0, -2));
          const quoted = lines.map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'));
          const { reading } = await reader.execute(menuFile('menu.csv', `sep=;\r\n${quoted.join('\r\n')}`));
          if (reading.outcome !== 'read') throw new Error(JSON.stringify(reading.problems));
          const written = reading.menu.categories.flatMap(({ items }) => items.map(({ name }) => name));
          for (const { items } of menu.categories) {
            for (const { name } of items) expect(written).toContain(name);
          }
        }),
        cases,
      );
    },
    RUNS_TIMEOUT_MS,
  );
});

const page = join(import.meta.dirname, '../../docs/menu-files.md');

describe("The handbook's table of exports", () => {
  it('has the columns of every documented export', async () => {
    const rows = (await readFile(page, 'utf8')).split('\n').map(searchable);
    for (const { origin, columns, perLocation } of FORMATS.filter((one) => one.origin !== 'own')) {
      const row = rows.find((line) => line.startsWith(`| ${origin}`))?.replaceAll('1 to 3', '1') ?? '';
      for (const name of [
        ...columnUsesByName(columns).keys(),
        ...columnUsesByName(perLocation?.columns ?? {}).keys(),
      ])
        expect(row).toContain(name.replace(/[23]/, '1'));
    }
  });
});

describe('The example menu file', () => {
  it('is the same in the handbook and for download', async () => {
    const [, example = ''] = /```csv\n([^`]+)```/.exec(await readFile(page, 'utf8')) ?? [];
    expect(`\ufeff${example.trim().replaceAll('\n', '\r\n')}`).toBe(await csv.write(EXAMPLE_MENU));
  });

  it('is imported as the handbook says', async () => {
    const { reading } = await reader.execute(menuFile('menu.csv', await csv.write(EXAMPLE_MENU)));
    expect(reading).toMatchObject({
      outcome: 'read',
      skipped: [],
      notes: [],
      menu: {
        categories: [
          {
            name: 'Pizza',
            items: [
              {
                name: 'Margherita',
                price: 12.5,
                aliases: ['plain pizza', 'cheese pizza'],
                dietary: [{ type: 'vegetarian' }],
              },
              {
                name: 'Diavola',
                dietary: [{ type: 'spicy', level: 'medium' }],
                availableDays: ['friday', 'saturday'],
              },
            ],
          },
          { name: 'Desserts', items: [{ name: 'Tiramisù', isAvailable: false, availableDays: undefined }] },
        ],
      },
    });
  });
});
