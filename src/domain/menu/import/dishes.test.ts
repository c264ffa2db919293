import { describe, expect, it } from 'vitest';
import type { Cell } from './sheet.ts';
import { aSheet } from '#tests/support/builders/sheet.ts';
import { recognizeColumns } from './columns.ts';
import type { ColumnUse } from './columnUse.ts';
import { menuFromSheet } from './dishes.ts';

type Rows = readonly (readonly Cell[])[];

/** Builds rows from cells separated by bars, because prices and descriptions contain commas. */
const table = (...lines: readonly string[]): Rows => lines.map((line) => line.split('|'));

function read(rows: Rows, uses?: readonly ColumnUse[]) {
  const sheet = aSheet(rows);
  const columns = recognizeColumns(sheet);
  return menuFromSheet(sheet, uses ? { ...columns, choice: { ...columns.choice, uses } } : columns);
}

/** Formats the items as "Category: Item 12.5; Item". */
function itemsOf(rows: Rows): readonly string[] {
  const reading = read(rows);
  if (reading.outcome !== 'read') throw new Error(JSON.stringify(reading.problems));
  return reading.menu.categories.map(({ name, items }) => {
    const listed = items.filter(({ isSkipped }) => !isSkipped);
    return `${name}: ${listed.map((item) => [item.name, item.price].join(' ').trim()).join('; ')}`.trim();
  });
}

function skippedOf(rows: Rows): readonly string[] {
  const reading = read(rows);
  const skipped = reading.outcome === 'read' ? reading.skipped : reading.problems;
  return skipped.map(({ rule, line, name }) => [line, rule, name].filter(Boolean).join(' '));
}

const notesOf = (rows: Rows) => {
  const reading = read(rows);
  const notes = reading.outcome === 'read' ? reading.notes : [];
  return notes.map(({ name, remark, text }) => `${name}: ${remark} ${text}`);
};

const problemsOf = (rows: Rows) => {
  const reading = read(rows);
  return reading.outcome === 'unreadable' ? reading.problems : [];
};

// (rule: menu rows)
describe('A menu in a sheet', () => {
  it('uses the category above for a blank cell', () => {
    expect(
      itemsOf(
        table(
          'Category|Item|Price',
          'Pizza|Margherita|12.00',
          '|Marinara|11.00',
          'Drinks|Water|3',
          '|Cola|4',
        ),
      ),
    ).toEqual(['Pizza: Margherita 12; Marinara 11', 'Drinks: Water 3; Cola 4']);
  });

  it('treats a row with one cell as a section if no column has categories', () => {
    const sections = ['Margherita|Tomato|12', 'DRINKS||', 'Water||3'];
    expect(itemsOf(table('Item|Description|Price', 'PIZZA||', ...sections))).toEqual([
      'PIZZA: Margherita 12',
      'DRINKS: Water 3',
    ]);
    expect(itemsOf(table('Category|Item|Price', '|Pizza|', '|Margherita|12'))).toEqual([
      'Pizza: Margherita 12',
    ]);
    expect(skippedOf(table('Item|Price', 'Water|3', 'PIZZA|', 'Margherita|12'))).toEqual([
      '2 no-category Water',
    ]);
  });

  it("reads decimal commas if the file's other prices use them", () => {
    expect(
      itemsOf(
        table(
          'Category|Item|Price',
          'Pizza|Margherita|12,50',
          'Pizza|Marinara|11',
          'Wein|Barolo|1.150,00',
          'Wein|Cru|1.200',
        ),
      ),
    ).toEqual(['Pizza: Margherita 12.5; Marinara 11', 'Wein: Barolo 1150; Cru 1200']);
  });

  it('creates an item for every size in rows', () => {
    const header = 'Token|Item Name|Variation Name|Category|Price';
    expect(
      itemsOf(
        table(
          header,
          'A|Margherita|Small|Pizza|12',
          'A|Margherita|Large|Pizza|18',
          'B|Cola|Regular|Drinks|3',
          'C||Can|Drinks|2',
        ),
      ),
    ).toEqual([
      'Pizza: Margherita (Small) 12; Margherita (Large) 18',
      'Drinks: Cola (Regular) 3; Cola (Can) 2',
    ]);
    expect(itemsOf(table(header, 'B|Cola|Regular|Drinks|3'))).toEqual(['Drinks: Cola 3']);
  });

  it('does not use the category above in an export from a point of sale', () => {
    const header = 'Token|Item Name|Variation Name|Category|Price';
    expect(itemsOf(table(header, 'A|Margherita|Small|Pizza|12', 'A||Large||18', 'B|Gift card|||20'))).toEqual(
      ['Pizza: Margherita (Small) 12; Margherita (Large) 18', 'Uncategorized: Gift card 20'],
    );
  });

  it('creates an item for every size in columns', () => {
    expect(
      itemsOf(
        table(
          'Category|Item|Small|Large Price',
          'Pizza|Margherita|12|18',
          'Pizza|Calzone||15',
          'Pizza|Marinara|11|',
        ),
      ),
    ).toEqual([
      'Pizza: Margherita (Small) 12; Margherita (Large) 18; Calzone (Large) 15; Marinara (Small) 11',
    ]);
    expect(
      itemsOf(table('Category|Item|Price|Glass|Bottle', 'Wine|Barolo||9|42', 'Wine|Grappa|6||')),
    ).toEqual(['Wine: Barolo (Glass) 9; Barolo (Bottle) 42; Grappa 6']);
  });

  it('lists rows that cannot be imported, and marks their items as skipped', () => {
    const rows = table(
      'Category|Item|Price|Available|Image URL',
      'Fish|Catch of the day|Market price||',
      'Fish|Sole|1.150||',
      'Fish|Cod|||',
      'Fish||9||',
      'Fish|Eel|cheap||',
      'Fish|Tuna|9|maybe|',
      'Fish|Carp|9||javascript:alert(1)',
      'Fish|#REF!|9||',
      'Fish|Salmon|19||',
      'Fish|salmon|19||',
      'Category|Item|Price|Available|Image URL',
    );
    expect(skippedOf(rows)).toEqual([
      '2 no-fixed-price Catch of the day',
      '3 ambiguous-price Sole',
      '4 no-price Cod',
      '5 no-name',
      '6 not-a-price Eel',
      '7 neither-yes-nor-no Tuna',
      '8 no-url Carp',
      '9 formula-error #REF!',
      '11 repeated-item salmon',
      '12 repeated-header',
    ]);
    expect(itemsOf(rows)).toEqual(['Fish: Salmon 19']);
    expect(itemsOf(table('Category|Item|Price', 'Fish|Salmon|19', 'Lunch|Salmon|19'))).toEqual([
      'Fish: Salmon 19',
      'Lunch: Salmon 19',
    ]);
    const reading = read(rows);
    if (reading.outcome !== 'read') throw new Error('unreadable');
    const texts = reading.skipped.map(({ rule, text }) => `${rule}: ${text}`);
    expect(texts.slice(1, 5)).toEqual([
      'ambiguous-price: 1.150',
      'no-price: ',
      'no-name: Fish, 9',
      'not-a-price: cheap',
    ]);
    expect(reading.menu.categories[0]?.items[0]).toEqual({
      id: undefined,
      name: 'Catch of the day',
      isSkipped: true,
    });
  });

  it('lists rows above the column names', () => {
    const rows = table('Our menu||', 'Category|Item|Price', 'Pizza|Marinara|11');
    expect(skippedOf(rows)).toEqual(['1 above-header']);
    expect(itemsOf(rows)).toEqual(['Pizza: Marinara 11']);
  });

  it('notes items with the same name and different prices', () => {
    const rows = table('Category|Item|Price', 'Fish|Salmon|19', 'Fish|salmon|24');
    expect(itemsOf(rows)).toEqual(['Fish: Salmon 19; salmon 24']);
    expect(notesOf(rows)).toEqual(['salmon: same-name 24']);
  });

  it('is unreadable if no row can be imported', () => {
    expect(skippedOf(table('Category|Item|Price', 'Fish|Catch|MP'))).toEqual(['2 no-fixed-price Catch']);
    expect(problemsOf(table('Category|Item|Price', '||'))).toEqual([{ rule: 'no-rows' }]);
    expect(problemsOf([[''], ['']])).toEqual([{ rule: 'nothing-in-it' }]);
  });

  it('is unreadable without items, and without categories or sections', () => {
    expect(problemsOf(table('Gang|Was', 'Pizza|Marinara'))).toEqual([
      { rule: 'no-item-column', text: 'Gang, Was' },
    ]);
    expect(problemsOf(table('Item|Price', 'Marinara|11'))).toEqual([
      { rule: 'no-category-column', text: 'Item, Price' },
    ]);
    const reading = read(table('Gang|Was', 'Pizza|Marinara'), ['category', 'item']);
    expect(reading).toMatchObject({
      menu: { categories: [{ name: 'Pizza', items: [{ name: 'Marinara' }] }] },
    });
  });

  it('is unreadable if a row has more cells than columns', () => {
    expect(problemsOf(table('Category|Item|Price', 'Pizza|Marinara|12|50', 'Pizza|Diavola|14'))).toEqual([
      { rule: 'extra-cells', line: 2 },
    ]);
  });

  it('is unreadable if a cell contains the end of one row and the start of another', () => {
    const swallowed = [
      ['Category', 'Item', 'Description', 'Price'],
      ['Pizza', 'Margherita', 'Tomato, basil", 12.00\nPizza,Marinara,12" wide', '11.00'],
    ];
    const [header = [], row = []] = swallowed;
    const lost = [...row.slice(0, 2), 'Tomato,12.00\nPizza,Marinara,12" wide', '11.00'];
    expect(problemsOf([header, lost])).toEqual([{ rule: 'lost-quote', line: 2 }]);
    const fine = [...row.slice(0, 2), 'Tomato, basil\nand olives, capers, garlic', '11.00'];
    expect(itemsOf([header, fine])).toEqual(['Pizza: Margherita 11']);
  });

  it('reads numbers and dates from spreadsheets', () => {
    const rows = [
      ['Category', 'Item', 'Price', 'Size', 'Aliases'],
      ['Drinks', 'Cola', 3.5],
      ['Drinks', 7, 12.499999999999998],
      ['Drinks', '#date 2026-05-07', 4],
      ['Drinks', 'Tea', '#date 2026-05-07'],
      ['Drinks', 'Wine', 9, '#date 2026-01-02', ''],
      ['Drinks', 'Beer', 4, '', '#date 2026-07-11'],
    ];
    expect(itemsOf(rows)).toEqual(['Drinks: Cola 3.5; 7 12.5']);
    expect(skippedOf(rows)).toEqual([
      '4 became-date 2026-05-07',
      '5 became-date Tea',
      '6 became-date Wine (2026-01-02)',
      '7 became-date Beer',
    ]);
  });

  it('skips blank rows and keeps categories without items', () => {
    expect(itemsOf(table('Category|Item', '| ', 'Sweets|'))).toEqual(['Sweets:']);
  });

  it('adds a row without ids to the category that it names', () => {
    const rows = table('Category|Item|Category ID|Item ID', 'Sweets|Cake|c1|i1', 'sweets|Pie||', '|Tart||');
    expect(itemsOf(rows)).toEqual(['Sweets: Cake; Pie; Tart']);
  });

  it("lists unreadable days, except in the app's own exports", () => {
    const rows = table('Category|Item|Days', 'Sweets|Pie|lun; mar');
    expect(read(rows)).toMatchObject({
      menu: { categories: [{ items: [{ availableDays: undefined }] }] },
      notes: [{ remark: 'days-left-out', name: 'Pie', text: 'lun; mar' }],
    });
    expect(read(table('Category|Item|Days|Item ID', 'Sweets|Pie|mon; holiday|i1'))).toMatchObject({
      menu: { categories: [{ items: [{ availableDays: ['monday', 'holiday'] }] }] },
      notes: [],
    });
  });

  it("accepts common list separators, except in the app's own exports", () => {
    const [pie, cake] = ['Sweets|Pie|Tart, Flan|Vegan, Nut-Free', 'Sweets|Cake|a, b; c|vegan'];
    expect(read(table('Category|Item|Aliases|Dietary', pie, cake))).toMatchObject({
      menu: {
        categories: [
          {
            items: [
              { aliases: ['Tart', 'Flan'], dietary: [{ type: 'vegan' }, { type: 'nut-free' }] },
              { aliases: ['a, b', 'c'] },
            ],
          },
        ],
      },
    });
    expect(read(table('Category|Item|Aliases|Item ID', 'Sweets|Pie|Tart, Flan|i1'))).toMatchObject({
      menu: { categories: [{ items: [{ aliases: ['Tart, Flan'] }] }] },
    });
  });

  it('reads availability in several languages', () => {
    for (const [written, isAvailable] of [
      ['Ja', true],
      ['Sí', true],
      ['WAHR', true],
      ['✓', true],
      ['nein', false],
      ['Sold out', false],
      ['FALSCH', false],
    ] as const)
      expect(read(table('Category|Item|Available', `Sweets|Pie|${written}`)), written).toMatchObject({
        menu: { categories: [{ items: [{ isAvailable }] }] },
      });
  });

  it('accepts common spellings of days and availability', () => {
    const rows = table(
      'Category|Item|Available|Days',
      'Sweets|Pie|Y|Mon; Tues; FRIDAY',
      'Sweets|Cake|false|None',
      'Sweets|Tart||',
    );
    const reading = read(rows);
    expect(reading.outcome === 'read' && reading.menu.categories[0]?.items).toMatchObject([
      { isAvailable: true, availableDays: ['monday', 'tuesday', 'friday'] },
      { isAvailable: false, availableDays: [] },
      { isAvailable: undefined, availableDays: undefined },
    ]);
  });
});

// (rule: documented exports)
describe('The export of another program', () => {
  it('is imported without items that are not for sale', () => {
    for (const [program, header, sold, unsold, reason] of [
      [
        'Loyverse',
        'Handle|Name|Category|Sold by weight|Price [Cafe]|Available for sale [Cafe]',
        'c|Cola|Drinks|N|3|Y',
        'c|Cake|Drinks|N|6|N',
        'Available for sale [Cafe]: N',
      ],
      [
        'Square',
        'Token|Item Name|Variation Name|Category|Price|Sellable',
        'a|Cola|Regular|Drinks|3|Y',
        'a|Cake|Regular|Drinks|6|N',
        'Sellable: N',
      ],
      [
        'Square',
        'Token|Item Name|Variation Name|Category|Price|Enabled Downtown',
        'a|Cola|Regular|Drinks|3|Y',
        'a|Cake|Regular|Drinks|6|N',
        'Enabled Downtown: N',
      ],
      [
        'Square',
        'Token|Item Name|Variation Name|Category|Price|Archived',
        'a|Cola|Regular|Drinks|3|N',
        'a|Cake|Regular|Drinks|6|Y',
        'Archived: Y',
      ],
      [
        'Clover',
        'Clover ID|Name|Categories|Price|Price Type|Hidden?',
        'a|Cola|Drinks|3|Fixed|No',
        'a|Cake|Drinks|6|Fixed|Yes',
        'Hidden?: Yes',
      ],
      [
        'Clover',
        'Clover ID|Name|Categories|Price|Price Type|Non-revenue item?',
        'a|Cola|Drinks|3|Fixed|No',
        'a|Gift card|Drinks|6|Fixed|Yes',
        'Non-revenue item?: Yes',
      ],
      [
        'WooCommerce',
        'Type|Name|Categories|Regular price|Published',
        'simple|Cola|Drinks|3|1',
        'simple|Cake|Drinks|6|-1',
        'Published: -1',
      ],
      [
        'WooCommerce',
        'Type|Name|Categories|Regular price|Published|Visibility in catalog',
        'simple|Cola|Drinks|3|1|search',
        'simple|Cake|Drinks|6|1|hidden',
        'Visibility in catalog: hidden',
      ],
    ] as const) {
      const rows = table(header, sold, unsold);
      const reading = read(rows);
      expect(itemsOf(rows), reason).toEqual(['Drinks: Cola 3']);
      expect(reading.outcome === 'read' && reading.skipped, program).toMatchObject([
        { rule: 'not-for-sale', line: 3, text: reason },
      ]);
    }
  });

  it('has notes about items without stock that are still available', () => {
    const header = 'Type|Name|Categories|Regular price|Published|In stock?|Stock';
    expect(
      notesOf(table(header, 'simple|Tea|Coffee\\, Tea & Co|3|1|0|0', 'simple|Cola|Drinks|3|1|1|0')),
    ).toEqual(['Cola: none-in-stock Stock: 0']);
  });

  it("is imported without rows that aren't items", () => {
    expect(
      skippedOf(
        table('Entity type|Name|Menu group|Price', 'Menu item|Pie|Sweets|7', 'Modifier|Cream|Sweets|1'),
      ),
    ).toEqual(['3 no-item Cream']);
    const loyverse = table(
      'Handle|Name|Category|Sold by weight|Price [Cafe]|SKU of included item',
      'set|Breakfast|Meals|N|9|1001',
      'set|||||1002',
    );
    expect(skippedOf(loyverse)).toEqual(['3 no-item']);
    expect(itemsOf(loyverse)).toEqual(['Meals: Breakfast 9']);
  });

  it('can have sizes in option columns, and rows of sizes without a name', () => {
    const rows = table(
      'Handle|Name|Category|Sold by weight|Option 1 name|Option 1 value|Option 2 value|Price [Cafe]',
      'latte|Latte|Coffee|N|Size|Small|Hot|4.50',
      'latte|||||Large|Iced|5.50',
    );
    expect(itemsOf(rows)).toEqual(['Coffee: Latte (Small, Hot) 4.5; Latte (Large, Iced) 5.5']);
  });

  it('can have the size in the name already', () => {
    const header = 'Clover ID|Name|Categories|Price|Price Type|Variant Option';
    const rows = ['a|Cola Large|Drinks|4|Fixed|Large', 'b|Fries|Drinks|3|Fixed|S'];
    expect(itemsOf(table(header, ...rows))).toEqual(['Drinks: Cola Large 4; Fries (S) 3']);
  });

  it("can have a location's price, which replaces the general price", () => {
    const header = 'Token|Item Name|Variation Name|Category|Price|Price Downtown';
    expect(itemsOf(table(header, 'a|Cola|Regular|Drinks|3|3.50', 'b|Tea|Regular|Drinks|2|'))).toEqual([
      'Drinks: Cola 3.5; Tea 2',
    ]);
  });

  it('has notes about values that the menu cannot contain', () => {
    const square =
      'Token|Item Name|Variation Name|Categories|Price|Modifier Set - Toppings|Square Online Item Visibility|Current Quantity Downtown';
    expect(notesOf(table(square, 'a|Pie||Food > Sweets, Lunch|7|Y|hidden|0'))).toEqual([
      'Pie: modifiers-left-out Toppings',
      'Pie: other-categories-left-out Food > Sweets, Lunch',
      'Pie: hidden-online Square Online Item Visibility: hidden',
      'Pie: none-in-stock Current Quantity Downtown: 0',
    ]);
    expect(itemsOf(table(square, 'a|Pie||Food > Sweets, Lunch|7|Y|hidden|0'))).toEqual(['Sweets: Pie 7']);
    const clover = table(
      'Name|Category|Price|Price Type|Modifier Groups',
      'Ham|Mains|3|Per Unit|Bread; Size',
    );
    expect(notesOf(clover)).toEqual([
      'Ham: modifiers-left-out Bread; Size',
      'Ham: price-per-unit Price Type: Per Unit',
    ]);
    expect(problemsOf(table('Name|Category|Price|Price Type', 'Fish|Mains||Variable'))).toMatchObject([
      { rule: 'no-fixed-price', name: 'Fish', text: 'Price Type: Variable' },
    ]);
    const perPound = table(
      'Token|Item Name|Variation Name|Category|Price|Unit and Precision',
      'a|Ham||Mains|9|lb (.00)',
    );
    expect(notesOf(perPound)).toEqual(['Ham: price-per-unit Unit and Precision: lb (.00)']);
  });
});
