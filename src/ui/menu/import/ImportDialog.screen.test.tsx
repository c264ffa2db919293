import { MENU, button, dialog, categories, openPanel } from '#tests/support/screen/menuPanel.ts';
import { nextDownload } from '#tests/support/screen/downloads.ts';
import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

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
    await expect.element(told).toHaveTextContent('menu.csv: 2 added, 1 changed, 0 removed');
    await expect.element(changes.getByRole('list', { name: 'Removed' })).not.toBeInTheDocument();
    await page.getByRole('switch', { name: 'Keep items missing from the file' }).uncheck();
    await expect
      .element(changes.getByRole('list', { name: 'Removed' }).getByRole('listitem'))
      .toHaveLength(6);
    await page.getByRole('switch', { name: 'Keep items missing from the file' }).check();
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

  test('lists the problems of an unreadable file by line and changes nothing', async ({ app }) => {
    await openPanel(app);
    await button('Import').click();
    await choose('menu.csv', 'Category,Item,Price\nDesserts,Pie,cheap\n,Cake,7');
    await expect
      .poll(() => page.getByRole('list', { name: 'Problems' }).getByRole('listitem').texts())
      .toEqual(['Line 2: The price must be a number like 12.50.', 'Line 3: The category has no name.']);
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

  for (const { label, name } of [
    { label: 'Spreadsheet (CSV)', name: 'trattoria-aurora-menu.csv' },
    { label: 'Full backup (JSON)', name: 'trattoria-aurora-menu.json' },
  ]) {
    test(`importing an exported file changes nothing: ${label}`, async ({ app }) => {
      await openPanel(app);
      await button('Export').click();
      const downloading = nextDownload();
      await page.getByRole('menuitem', { name: label }).click();
      const download = await downloading;
      expect(download.name).toBe(name);
      await button('Import').click();
      await dialog('Import menu').css('input[type=file]').upload(download);
      await page.getByRole('switch', { name: 'Keep items missing from the file' }).uncheck();
      await expect.element(page.getByText(/matches your menu\. Nothing would change\./)).toBeVisible();
    });
  }

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
