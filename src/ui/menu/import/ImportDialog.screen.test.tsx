import { MENU, button, dialog, categories, openPanel, question } from '#tests/support/screen/menuPanel.ts';
import { nextDownload } from '#tests/support/screen/downloads.ts';
import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const SQUARE = `Token,Item Name,Variation Name,SKU,Description,Category,Price,Enabled Downtown
AAA1,Margherita,Small,M-S,Tomato and basil,Pizza,12.00,Y
AAA1,Margherita,Large,M-L,Tomato and basil,Pizza,18.00,Y
AAA2,Catch of the day,Regular,C-1,Ask your server,Mains,variable,Y
AAA3,Water,Regular,W-1,,Drinks,3.00,Y
`;

describe('Import and export', () => {
  const choose = (name: string, text: string) =>
    dialog('Import menu')
      .css('input[type=file]')
      .upload(new File([text], name, { type: 'text/plain' }));

  test('previews all changes before saving', async ({ app }) => {
    await openPanel(app);
    const writes = app.writes();
    await button('Import').click();
    await expect.element(dialog('Import menu')).toBeVisible();
    await keyboard.press('Tab');
    await expect.element(button('Choose file')).toHaveFocus();
    await choose('menu.csv', 'Category,Item,Price\nDesserts,Tiramisù,12.50\nSoups,Minestrone,7');
    const changes = page.getByRole('group', { name: 'Changes by menu.csv' });
    await expect
      .poll(() => changes.getByRole('list', { name: 'Added' }).getByRole('listitem').texts())
      .toEqual([expect.stringMatching(/Soups/), expect.stringMatching(/Minestrone.*\$7\.00/)]);
    await expect
      .element(changes.getByRole('list', { name: 'Changed' }))
      .toMatchTextContent('Price: $11.00 $12.50');
    const told = dialog('Import menu').getByRole('status');
    await expect.element(told).toHaveTextContent('menu.csv: 2 added, 1 changed, 0 removed, 0 rows skipped');
    await expect.element(changes.getByRole('list', { name: 'Removed' })).not.toBeInTheDocument();
    await page.getByRole('switch', { name: "Keep items that aren't in the file" }).uncheck();
    await expect
      .element(changes.getByRole('list', { name: 'Removed' }).getByRole('listitem'))
      .toHaveLength(6);
    await page.getByRole('switch', { name: "Keep items that aren't in the file" }).check();
    expect(writes).toEqual([]);

    app.fault(`PUT ${MENU} 500`);
    const release = app.hold(`PUT ${MENU}`);
    await dialog('Import menu').getByRole('button', { name: 'Import' }).dblClick();
    release();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to save menu');
    expect(writes).toEqual([`PUT ${MENU}`]);
    await dialog('Import menu').getByRole('button', { name: 'Import' }).click();
    await expect.element(page.getByText('Menu saved successfully!')).toBeVisible();
    await expect.poll(() => categories().texts()).toEqual(['Desserts', 'Entrees', 'Specials', 'Soups']);
    await expect.element(page.getByText('$12.50')).toBeVisible();
  });

  test('lists the problems of an unreadable file by line, and changes nothing', async ({ app }) => {
    await openPanel(app);
    await button('Import').click();
    await choose('menu.csv', 'Category,Item,Price\nDesserts,Pie,7\nDesserts,"Cake,7\n');
    await expect
      .poll(() => page.getByRole('list', { name: 'Problems' }).getByRole('listitem').texts())
      .toEqual(['Line 3: A quotation mark opens here and never closes.']);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent("menu.csv can't be imported. Nothing was changed.");
    await choose('menu.json', '{"menu": {');
    await expect
      .element(page.getByRole('list', { name: 'Problems' }))
      .toHaveTextContent('Line 1: This is not valid JSON.');
    await choose('menu.json', '{"menu": {"desserts": [{"name": "Tiramisù", "price": 11}]}}');
    await expect.element(page.getByText('menu.json matches your menu. Nothing would change.')).toBeVisible();
    await expect
      .element(dialog('Import menu').getByRole('button', { name: 'Import' }))
      .not.toBeInTheDocument();
  });

  test('recognizes the columns of a point of sale, and lists rows that it skips', async ({ app }) => {
    await openPanel(app);
    await button('Import').click();
    await choose('square.csv', SQUARE);
    const columns = page.getByRole('region', { name: 'Columns' });
    await expect
      .element(columns)
      .toMatchTextContent('Recognized as a Square export. 6 of 8 columns imported.');
    await columns.getByRole('button', { name: 'Change columns' }).click();
    await expect.element(page.getByLabelText('Variation Name')).toHaveValue('size');
    await expect.element(page.getByLabelText('SKU')).toHaveValue('unused');
    const told = dialog('Import menu').getByRole('status');
    await expect.element(told).toHaveTextContent('square.csv: 5 added, 0 changed, 0 removed, 1 row skipped');
    const changes = page.getByRole('group', { name: 'Changes by square.csv' });
    await expect
      .poll(() => changes.getByRole('list', { name: 'Skipped rows' }).getByRole('listitem').texts())
      .toEqual([
        'Line 4: Catch of the day: “variable” is not a fixed price. Enter a fixed price for callers to hear.',
      ]);
    await expect
      .element(changes.getByRole('list', { name: 'Added' }))
      .toMatchTextContent(/Margherita \(Small\).*\$12\.00.*Margherita \(Large\).*\$18\.00/);
  });

  test('lists new items without a price', async ({ app }) => {
    await openPanel(app);
    await button('Import').click();
    await choose('menu.csv', 'Category,Item\nSoups,Minestrone\nDesserts,Tiramisù');
    await expect
      .element(dialog('Import menu'))
      .toMatchTextContent('1 new item has no price in the file. Callers hear $0.00 until you enter one.');
    await expect
      .element(page.getByRole('list', { name: 'Added' }))
      .toMatchTextContent(/Minestrone\s*No price/);
  });

  test('imports the prices of the chosen location, and uses the chosen separator', async ({ app }) => {
    await openPanel(app);
    await button('Import').click();
    await choose(
      'square.csv',
      'Token;Item Name;Variation Name;Category;Price Downtown;Price Harbor\nA;Water;Regular;Drinks;3.00;4.00',
    );
    const added = page.getByRole('list', { name: 'Added' });
    await expect.element(added).toMatchTextContent('$3.00');
    await page.getByLabelText('Location').selectOptions('Harbor');
    await expect.element(added).toMatchTextContent('$4.00');
    await button('Change columns').click();
    await page.getByLabelText('Separator').selectOptions('Comma');
    await expect.element(page.getByRole('list', { name: 'Problems' })).toBeVisible();
    await page.getByLabelText('Separator').selectOptions('Semicolon');
    await expect.element(added).toMatchTextContent('Water');
  });

  test('maps columns by keyboard, and remembers them for the next file', async ({ app }) => {
    await openPanel(app);
    await button('Import').click();
    await choose('carta.csv', 'Gang;Was;Kosten\nSuppen;Minestrone;7,50\n');
    await expect
      .poll(() => page.getByRole('list', { name: 'Problems' }).getByRole('listitem').texts())
      .toEqual(["Choose the column with the item names. The file's columns are: Gang, Was, Kosten."]);
    const columns = page.getByRole('region', { name: 'Columns' });
    await expect.element(columns.getByRole('button', { name: 'Hide columns' })).toBeVisible();

    await button('Choose file').focus();
    for (const [field, letter] of [
      ['Gang', 'Category'],
      ['Was', 'Item'],
      ['Kosten', 'Price'],
    ] as const) {
      while (document.activeElement !== columns.getByLabelText(field).element()) await keyboard.press('Tab');
      await keyboard.type(letter);
    }
    const added = page
      .getByRole('group', { name: 'Changes by carta.csv' })
      .getByRole('list', { name: 'Added' });
    await expect.element(added).toMatchTextContent(/Suppen.*Minestrone.*\$7\.50/);

    await choose('next.csv', 'Gang;Was;Kosten\nSuppen;Gulasch;9,00\n');
    await expect
      .element(columns)
      .toMatchTextContent('Columns matched as in your last file with the same headings. 3 of 3 columns');
    const change = columns.getByRole('button', { name: 'Change columns' });
    await expect.element(change).toHaveAttribute('aria-expanded', 'false');
    await expect
      .element(dialog('Import menu').getByRole('status'))
      .toHaveTextContent('next.csv: 2 added, 0 changed, 0 removed, 0 rows skipped');
  });

  test('shows columns and changes without scrolling sideways on a phone', async ({ app }) => {
    await openPanel(app);
    await button('Import').click();
    await page.viewport(360, 740);
    await choose('square.csv', SQUARE);
    await button('Change columns').click();
    await expect.element(page.getByLabelText('Variation Name')).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Skipped rows' })).toBeInTheDocument();
    const { scrollWidth, clientWidth } = dialog('Import menu').css('.MuiDialogContent-root').element();
    expect(scrollWidth).toBe(clientWidth);
  });

  test('prompts again before more than a tenth of the menu is removed', async ({ app }) => {
    await openPanel(app);
    const writes = app.writes();
    await button('Import').click();
    await choose('menu.csv', 'Category,Item,Price\nDesserts,Tiramisù,11');
    await page.getByRole('switch', { name: "Keep items that aren't in the file" }).uncheck();
    const submit = dialog('Import menu').getByRole('button', { name: 'Import' });
    await submit.click();
    await expect.element(question()).toMatchTextContent(/Remove 4 items\?.*removes 4 of 5 items/);
    await question().getByRole('button', { name: 'Go back' }).click();
    await expect.element(question()).not.toBeInTheDocument();
    expect(writes).toEqual([]);
    await submit.click();
    await question().getByRole('button', { name: 'Remove and import' }).click();
    await expect.element(page.getByText('Menu saved successfully!')).toBeVisible();
    expect(writes).toEqual([`PUT ${MENU}`]);
  });

  test('exports the menu in the sample menu format', async ({ app }) => {
    await openPanel(app);
    await button('Export').click();
    const downloading = nextDownload();
    await page.getByRole('menuitem', { name: 'Sample menu format (JSON)' }).click();
    const text = await (await downloading).text();
    expect(JSON.parse(text)).toMatchObject({
      businessName: 'Trattoria Aurora',
      menu: { desserts: [{ name: 'Tiramisù', price: 11 }, {}, {}], entrees: [{}, {}], Specials: [] },
    });
  });
});
