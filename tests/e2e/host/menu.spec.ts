import type { Page } from '@playwright/test';
import type { App } from '../support/App.ts';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { apiCalls } from '../support/apiCalls.ts';
import { stopClock } from '../support/clock.ts';
import { tabTo } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';

const panelPage = '/company/company-1?panel=menu';
const MENU = '/api/companies/restaurants/company-1/menu';
const DESSERTS = `${MENU}/categories/desserts`;
const TIRAMISU = `${DESSERTS}/items/tiramisu`;

const section = (page: Page) => page.getByRole('region', { name: 'Voice AI Management' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page) => page.getByRole('alertdialog');
const names = (page: Page) => page.getByRole('group', { name: /^Items/ }).locator('.name');
const categories = (page: Page) => page.getByRole('region', { name: 'Categories' }).locator('.name');
const writesIn = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('GET'));
const available = (page: Page, item: string) => page.getByRole('switch', { name: `${item} available` });

async function openPanel(app: App, state: Parameters<App['enter']>[0] = 'a restaurant with a menu') {
  await app.enter(state, panelPage);
  await section(app.page).scrollIntoViewIfNeeded();
  await expect(app.page.getByRole('heading', { name: 'Categories' })).toBeVisible();
}

async function reload(page: Page) {
  await page.reload();
  await section(page).scrollIntoViewIfNeeded();
}

async function fillItem(page: Page) {
  const form = dialog(page, 'New item in Desserts');
  await form.getByLabel('Name').fill('Lemon tart');
  await form.getByLabel('Price').fill('8.50');
  await form.getByLabel('Description').fill('With meringue');
  return form;
}

test.describe('Items', () => {
  test('are added with every field, and read back after a reload', async ({ app, page }) => {
    await openPanel(app);
    await button(page, 'New item').click();
    const form = await fillItem(page);
    await form.getByRole('textbox', { name: 'Aliases' }).fill('Tarte au citron');
    await page.keyboard.press('Enter');
    await form.getByRole('textbox', { name: 'Aliases' }).fill('tarte au citron');
    await page.keyboard.press('Enter');
    await form.getByRole('textbox', { name: 'Aliases' }).fill('Lemon pie');
    await form.getByRole('combobox', { name: 'Dietary type' }).selectOption('vegetarian');
    await form.getByRole('button', { name: 'Add dietary type' }).click();
    await form.getByRole('combobox', { name: 'Dietary type' }).selectOption('spicy');
    await form.getByLabel('Level (optional)').fill('hardly');
    await form.getByRole('button', { name: 'Add dietary type' }).click();
    await form.getByRole('button', { name: 'Monday' }).click();
    await form.getByLabel('Image URL').fill('https://aurora.example/tart.jpg');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Menu item added successfully!')).toBeVisible();
    await expect(names(page)).toHaveText(['Tiramisù', 'Panna cotta', 'Affogato', 'Lemon tart']);

    await reload(page);
    await button(page, 'Edit Lemon tart').click();
    const again = dialog(page, 'Edit Lemon tart');
    await expect(again.getByLabel('Price')).toHaveValue('8.50');
    await expect(again.getByLabel('Description')).toHaveValue('With meringue');
    await expect(again.getByRole('list', { name: 'Aliases' }).getByRole('listitem')).toHaveText([
      'Tarte au citron',
      'Lemon pie',
    ]);
    await expect(again.getByRole('list', { name: 'Dietary types' }).getByRole('listitem')).toHaveText([
      'vegetarian',
      'spicy (hardly)',
    ]);
    await expect(again.getByRole('button', { name: 'Monday' })).toHaveAttribute('aria-pressed', 'false');
    await expect(again.getByRole('button', { name: 'Sunday' })).toHaveAttribute('aria-pressed', 'true');
    await expect(again.getByLabel('Image URL')).toHaveValue('https://aurora.example/tart.jpg');
  });

  test('need a name, a price, a description, and are there every day', async ({ app, page }) => {
    await openPanel(app);
    const calls = apiCalls(page);
    await button(page, 'New item').click();
    const form = dialog(page, 'New item in Desserts');
    await expect(form.getByRole('button', { name: /day$/, pressed: true })).toHaveCount(7);
    await form.getByLabel('Image URL').fill('javascript:alert(1)');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Enter a name');
    await expect(form.getByLabel('Price')).toHaveAccessibleDescription(
      'Enter a price of at least 0 with at most two decimals',
    );
    await expect(form.getByLabel('Description')).toHaveAccessibleDescription('Enter a description');
    await expect(form.getByLabel('Image URL')).toHaveAccessibleDescription(
      'Enter a web address that begins with https:// or http://',
    );
    await form.getByLabel('Price').fill('1.234');
    await expect(form.getByLabel('Price')).toHaveAccessibleDescription(
      'Enter a price of at least 0 with at most two decimals',
    );
    expect(writesIn(calls)).toEqual([]);
  });

  for (const { fault, opener, name, text, call } of [
    {
      fault: '500 Busy',
      opener: 'New item',
      name: 'New item in Desserts',
      text: 'Failed to add menu item',
      call: `POST ${DESSERTS}/items`,
    },
    {
      fault: 'offline',
      opener: 'Edit Tiramisù',
      name: 'Edit Tiramisù',
      text: 'Failed to update menu item',
      call: `PUT ${TIRAMISU}`,
    },
  ]) {
    test(`that cannot be saved say so, keep what was typed, and are sent once: ${text}`, async ({
      app,
      page,
    }) => {
      await openPanel(app);
      await button(page, opener).click();
      const form = dialog(page, name);
      await form.getByLabel('Name').fill('Lemon tart');
      await form.getByLabel('Price').fill('8.50');
      await form.getByLabel('Description').fill('With meringue');
      await app.fault(`always ${call} ${fault}`);
      const calls = apiCalls(page);
      await form.getByRole('button', { name: 'Save' }).dblclick();
      await expect(form.getByRole('alert')).toHaveText(text);
      expect(writesIn(calls)).toEqual([call]);
      await expect(form.getByLabel('Name')).toHaveValue('Lemon tart');
      await app.repair();
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toHaveCount(0);
      await expect(names(page).filter({ hasText: 'Lemon tart' })).toBeVisible();
    });
  }

  test('warn before a form closes over what is not saved', async ({ app, page }) => {
    await openPanel(app);
    await button(page, 'New item').click();
    const form = await fillItem(page);
    await page.keyboard.press('Escape');
    await expect(question(page)).toContainText('What you changed in New item in Desserts is not saved.');
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByLabel('Name')).toHaveValue('Lemon tart');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await question(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(form).toHaveCount(0);
    await expect(names(page)).toHaveCount(3);
  });

  test('are marked as unavailable by one press, and found by it', async ({ app, page }) => {
    await openPanel(app);
    const calls = apiCalls(page);
    await available(page, 'Tiramisù').uncheck();
    await expect(page.getByText('Menu item updated successfully!')).toBeVisible();
    expect(writesIn(calls)).toEqual([`PUT ${TIRAMISU}`]);
    await button(page, 'Unavailable').click();
    await expect(names(page)).toHaveText(['Tiramisù', 'Affogato']);
  });

  test('are available again when marking them fails', async ({ app, page }) => {
    await openPanel(app);
    await app.fault(`PUT ${TIRAMISU} 500`);
    await available(page, 'Tiramisù').click();
    await expect(page.getByRole('alert')).toHaveText('Failed to update menu item');
    await expect(available(page, 'Tiramisù')).toBeChecked();
  });

  test('are deleted once that is confirmed, and the focus stays near', async ({ app, page }) => {
    await openPanel(app);
    await button(page, 'Delete Tiramisù').click();
    await expect(question(page)).toContainText('Are you sure you want to delete this menu item?');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Delete Tiramisù')).toBeFocused();
    await button(page, 'Delete Tiramisù').click();
    const calls = apiCalls(page);
    await question(page).getByRole('button', { name: 'Delete item' }).dblclick();
    await expect(page.getByText('Menu item deleted successfully!')).toBeVisible();
    expect(writesIn(calls)).toEqual([`DELETE ${TIRAMISU}`]);
    await expect(names(page)).toHaveText(['Panna cotta', 'Affogato']);
    await expect(page.getByRole('heading', { name: 'Desserts' })).toBeFocused();
  });

  test('stay when they cannot be deleted', async ({ app, page }) => {
    await openPanel(app);
    await app.fault(`DELETE ${TIRAMISU} 500`);
    await button(page, 'Delete Tiramisù').click();
    await question(page).getByRole('button', { name: 'Delete item' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to delete menu item');
    await expect(names(page)).toHaveCount(3);
  });

  test('are searched for by name, description and alias', async ({ app, page }) => {
    await openPanel(app);
    await page.getByRole('searchbox', { name: 'Search the menu' }).fill('SPICY penne');
    await expect(names(page)).toHaveText(["Penne all'arrabbiata"]);
    await page.getByRole('searchbox').fill('of the house');
    await expect(names(page)).toHaveCount(5);
    await page.getByRole('searchbox').fill('waffle');
    await expect(page.getByText('Nothing on the menu matches.')).toBeVisible();
    await button(page, 'Clear search').click();
    await expect(names(page)).toHaveCount(3);
  });

  test('without an alias are found', async ({ app, page }) => {
    await openPanel(app);
    await button(page, '2 items without an alias').click();
    await expect(names(page)).toHaveText(['Panna cotta', 'Affogato']);
  });
});

test.describe('Categories', () => {
  test('are added, changed and deleted', async ({ app, page }) => {
    await openPanel(app);
    await button(page, 'New category').click();
    const form = dialog(page, 'New category');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Enter a name');
    await form.getByLabel('Name').fill('Soups');
    await form.getByLabel('Display order').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel('Display order')).toHaveAccessibleDescription('Enter a number');
    await form.getByLabel('Display order').fill('1.5');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Category added successfully!')).toBeVisible();
    await expect(categories(page)).toHaveText(['Desserts', 'Soups', 'Entrees', 'Specials']);
    await expect(page.getByText('There is nothing in this category yet.')).toBeVisible();

    await button(page, 'Edit category Soups').click();
    await dialog(page, 'Edit Soups').getByLabel('Name').fill('Soups of the day');
    await dialog(page, 'Edit Soups').getByRole('switch', { name: 'Active' }).uncheck();
    await dialog(page, 'Edit Soups').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Category updated successfully!')).toBeVisible();
    await expect(button(page, 'Soups of the day 0 items, not in use')).toBeVisible();

    await button(page, 'Delete category Soups of the day').click();
    await expect(question(page)).toContainText(
      'Are you sure you want to delete this category? All items will be removed.',
    );
    await question(page).getByRole('button', { name: 'Delete category' }).click();
    await expect(page.getByText('Category deleted successfully!')).toBeVisible();
    await expect(categories(page)).toHaveText(['Desserts', 'Entrees', 'Specials']);
  });

  test('that cannot be saved or deleted say so, and keep what was typed', async ({ app, page }) => {
    await openPanel(app);
    await button(page, 'New category').click();
    const fresh = dialog(page, 'New category');
    await fresh.getByLabel('Name').fill('Soups');
    await app.fault(`POST ${MENU}/categories 500`);
    await fresh.getByRole('button', { name: 'Save' }).click();
    await expect(fresh.getByRole('alert')).toHaveText('Failed to add category');
    await expect(fresh.getByLabel('Name')).toHaveValue('Soups');
    await fresh.getByRole('button', { name: 'Cancel' }).click();
    await question(page).getByRole('button', { name: 'Discard changes' }).click();

    await button(page, 'Edit category Desserts').click();
    const known = dialog(page, 'Edit Desserts');
    await known.getByLabel('Name').fill('Sweets');
    await app.fault(`always PUT ${DESSERTS} offline`);
    await known.getByRole('button', { name: 'Save' }).click();
    await expect(known.getByRole('alert')).toHaveText('Failed to update category');
    await expect(known.getByLabel('Name')).toHaveValue('Sweets');
    await app.repair();
    await known.getByRole('button', { name: 'Cancel' }).click();
    await question(page).getByRole('button', { name: 'Discard changes' }).click();

    await app.fault(`DELETE ${DESSERTS} 500`);
    await button(page, 'Delete category Desserts').click();
    await question(page).getByRole('button', { name: 'Delete category' }).click();
    await expect(section(page).getByRole('alert')).toHaveText('Failed to delete category');
    await expect(categories(page)).toHaveCount(3);
  });
});

test.describe('The order of the menu', () => {
  test('is changed by buttons, told, and saved as a whole by one call', async ({ app, page }) => {
    await openPanel(app);
    await button(page, 'Move down: Tiramisù').click();
    await expect(page.getByRole('status').filter({ hasText: 'Tiramisù, position 2 of 3' })).toHaveCount(1);
    await expect(button(page, 'Move down: Tiramisù')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText(['Panna cotta', 'Affogato', 'Tiramisù']);
    await button(page, 'Move down: Desserts').click();
    await expect(categories(page)).toHaveText(['Entrees', 'Desserts', 'Specials']);

    const calls = apiCalls(page);
    await button(page, 'Save changes').dblclick();
    await expect(page.getByText('Menu saved successfully!')).toBeVisible();
    expect(writesIn(calls)).toEqual([`PUT ${MENU}`]);
    await reload(page);
    await expect(categories(page)).toHaveText(['Entrees', 'Desserts', 'Specials']);
    await button(page, 'Desserts 3 items').click();
    await expect(names(page)).toHaveText(['Panna cotta', 'Affogato', 'Tiramisù']);
  });

  test('is changed by keyboard on the handle, with every place announced, or put back', async ({
    app,
    page,
  }) => {
    await openPanel(app);
    const told = (text: string) =>
      expect(page.getByRole('status').filter({ hasText: text })).toHaveText(text);
    await button(page, 'Drag Affogato').focus();
    await page.keyboard.press('Space');
    await told('Picked up Affogato, position 3 of 3');
    await page.keyboard.press('ArrowUp');
    await told('Affogato, position 2 of 3');
    await page.keyboard.press('Escape');
    await told('Affogato is back at position 3 of 3');
    await expect(names(page)).toHaveText(['Tiramisù', 'Panna cotta', 'Affogato']);
    await expect(button(page, 'Save changes')).toHaveCount(0);
    // however quickly keys follow one another, none is lost
    for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await told('Dropped Affogato, position 1 of 3');
    await expect(names(page)).toHaveText(['Affogato', 'Tiramisù', 'Panna cotta']);
    await expect(button(page, 'Drag Affogato')).toBeFocused();
    await expect(button(page, 'Save changes')).toBeVisible();
    await button(page, 'Drag Specials').focus();
    for (const key of ['Space', 'ArrowUp', 'ArrowDown', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expect(categories(page)).toHaveText(['Desserts', 'Specials', 'Entrees']);
  });

  test('is changed by dragging', async ({ app, page }) => {
    await openPanel(app);
    // the mouse reaches only what can be seen
    await button(page, 'Drag Affogato').evaluate((last) => last.scrollIntoView({ block: 'center' }));
    const handle = await button(page, 'Drag Tiramisù').boundingBox();
    const target = await button(page, 'Drag Affogato').boundingBox();
    if (!handle || !target) throw new Error('There is nothing to drag');
    await page.mouse.move(handle.x + 10, handle.y + 10);
    await page.mouse.down();
    await page.mouse.move(handle.x + 10, handle.y + 40, { steps: 4 });
    await page.mouse.move(target.x + 10, target.y + target.height + 20, { steps: 12 });
    await page.mouse.up();
    await expect(names(page)).toHaveText(['Panna cotta', 'Affogato', 'Tiramisù']);
  });

  test('stays edited when it cannot be saved, and is asked about before it is left', async ({
    app,
    page,
  }) => {
    await openPanel(app);
    await button(page, 'Move up: Affogato').click();
    await app.fault(`always PUT ${MENU} offline`);
    await button(page, 'Save changes').click();
    await expect(page.getByRole('alert')).toHaveText('Failed to save menu');
    await expect(names(page)).toHaveText(['Tiramisù', 'Affogato', 'Panna cotta']);
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(question(page)).toContainText('What you changed in Menu Builder is not saved.');
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await app.repair();
    await button(page, 'Save changes').click();
    await expect(page.getByText('Menu saved successfully!')).toBeVisible();
  });
});

test.describe('Import and export', () => {
  const choose = (page: Page, name: string, text: string) =>
    dialog(page, 'Import a menu')
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

  test('an import shows what changes before anything does', async ({ app, page }) => {
    await openPanel(app);
    const calls = apiCalls(page);
    await button(page, 'Import').click();
    await expect(dialog(page, 'Import a menu')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Choose a file')).toBeFocused();
    await choose(page, 'menu.csv', 'Category,Item,Price\nDesserts,Tiramisù,12.50\nSoups,Minestrone,7');
    const changes = page.getByRole('group', { name: 'Changes by menu.csv' });
    await expect(changes.getByRole('list', { name: 'Added' }).getByRole('listitem')).toHaveText([
      /Soups/,
      /Minestrone.*\$7\.00/,
    ]);
    await expect(changes.getByRole('list', { name: 'Changed' })).toContainText('Price: $11.00 $12.50');
    await expect(changes.getByRole('list', { name: 'Removed' })).toHaveCount(0);
    await page.getByRole('switch', { name: 'Keep what is not in the file' }).uncheck();
    await expect(changes.getByRole('list', { name: 'Removed' }).getByRole('listitem')).toHaveCount(6);
    await page.getByRole('switch', { name: 'Keep what is not in the file' }).check();
    expect(writesIn(calls)).toEqual([]);

    await app.fault(`PUT ${MENU} 500`);
    await dialog(page, 'Import a menu').getByRole('button', { name: 'Import' }).dblclick();
    await expect(page.getByRole('alert')).toHaveText('Failed to save menu');
    expect(writesIn(calls)).toEqual([`PUT ${MENU}`]);
    await dialog(page, 'Import a menu').getByRole('button', { name: 'Import' }).click();
    await expect(page.getByText('Menu saved successfully!')).toBeVisible();
    await expect(categories(page)).toHaveText(['Desserts', 'Entrees', 'Specials', 'Soups']);
    await expect(page.getByText('$12.50')).toBeVisible();
  });

  test('a file that cannot be read says why, line by line, and changes nothing', async ({ app, page }) => {
    await openPanel(app);
    await button(page, 'Import').click();
    await choose(page, 'menu.csv', 'Category,Item,Price\nDesserts,Pie,cheap\n,Cake,7');
    await expect(page.getByRole('list', { name: 'Problems' }).getByRole('listitem')).toHaveText([
      'Line 2: The price is not a number of at least 0 with at most two decimals.',
      'Line 3: The category has no name.',
    ]);
    await choose(page, 'menu.json', '{"menu": {');
    await expect(page.getByRole('list', { name: 'Problems' })).toHaveText('This is not valid JSON.');
    await choose(page, 'menu.json', '{"menu": {"desserts": [{"name": "Tiramisù", "price": 11}]}}');
    await expect(page.getByText('menu.json says the same as the menu. Nothing would change.')).toBeVisible();
    await expect(dialog(page, 'Import a menu').getByRole('button', { name: 'Import' })).toHaveCount(0);
  });

  for (const { label, name } of [
    { label: 'CSV, for a spreadsheet', name: 'trattoria-aurora-menu.csv' },
    { label: 'JSON, with everything', name: 'trattoria-aurora-menu.json' },
  ]) {
    test(`what was exported changes nothing when it is imported: ${label}`, async ({ app, page }) => {
      await openPanel(app);
      await button(page, 'Export').click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: label }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(name);
      await button(page, 'Import').click();
      await dialog(page, 'Import a menu')
        .locator('input[type=file]')
        .setInputFiles(await download.path());
      await page.getByRole('switch', { name: 'Keep what is not in the file' }).uncheck();
      await expect(page.getByText(/says the same as the menu\. Nothing would change\./)).toBeVisible();
    });
  }

  test('the menu is exported in the form of the sample menu', async ({ app, page }) => {
    await openPanel(app);
    await button(page, 'Export').click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'JSON, like the sample menu' }).click();
    const stream = await (await downloading).createReadStream();
    const text = (await stream.toArray()).join('');
    expect(JSON.parse(text)).toMatchObject({
      businessName: 'Trattoria Aurora',
      menu: { desserts: [{ name: 'Tiramisù', price: 11 }, {}, {}], entrees: [{}, {}], Specials: [] },
    });
  });
});

test.describe('The panel', () => {
  test('that cannot be loaded says so, and recovers by Try again', async ({ app, page }) => {
    await app.enter('a restaurant with a menu', '/profile');
    await app.fault(`GET ${MENU} 500`);
    await page.goto(panelPage);
    await section(page).scrollIntoViewIfNeeded();
    await expect(section(page).getByRole('alert')).toHaveText('Failed to load menu data');
    await section(page).getByRole('button', { name: 'Try again' }).click();
    await expect(names(page)).toHaveCount(3);
  });

  test('stays, with all that was edited, when the code of a dialog or another panel does not arrive', async ({
    app,
    page,
  }) => {
    await openPanel(app);
    await button(page, 'Move up: Affogato').click();
    await page.route(/ImportDialog|TelephonyPanel/, (route) => route.abort());
    await button(page, 'Import').click();
    await expect(page.getByRole('alert')).toContainText('This could not be opened.');
    await expect(names(page)).toHaveText(['Tiramisù', 'Affogato', 'Panna cotta']);
    await page.getByRole('link', { name: 'My Profile' }).click();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await button(page, 'Save changes').click();
    await expect(page.getByText('Menu saved successfully!')).toBeVisible();

    await page.getByRole('tab', { name: 'Telephony Configuration' }).click();
    const missing = page.getByRole('tabpanel').getByRole('alert');
    await expect(missing).toContainText('This part of the page could not be loaded.');
    await page.unrouteAll();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Load again' }).click();
    await section(page).scrollIntoViewIfNeeded();
    await expect(section(page).getByLabel('Max retries', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Menu Builder' }).click();
    await button(page, 'Import').click();
    await expect(dialog(page, 'Import a menu')).toBeVisible();
  });

  test('takes its messages away after 3 s', async ({ app, page }) => {
    await openPanel(app);
    await stopClock(page);
    await available(page, 'Tiramisù').uncheck();
    const message = page.getByText('Menu item updated successfully!');
    await expect(message).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(2900);
    await expect(message).toBeVisible();
    await page.clock.runFor(200);
    await expect(message).toHaveCount(0);
  });

  test('knows N for a new item and / for the search, while the focus is in it', async ({ app, page }) => {
    await openPanel(app);
    await button(page, 'Desserts 3 items').focus();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('n');
    await expect(page.getByRole('searchbox')).toHaveValue('n');
    await button(page, 'Desserts 3 items').click();
    await page.keyboard.press('n');
    await expect(dialog(page, 'New item in Desserts').getByLabel('Name')).toBeFocused();
  });

  test('has a way past its lists by keyboard', async ({ app, page }) => {
    await openPanel(app);
    await button(page, 'Move down: Tiramisù').click();
    await button(page, 'New category').focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Skip to the items')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Desserts' })).toBeFocused();
    await tabTo(page, button(page, 'Skip the items'));
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'Save changes'));
  });

  test('can be looked at without changing anything', async ({ app, page }) => {
    await openPanel(app);
    await page.getByRole('switch', { name: 'Read-only' }).check();
    await expect(available(page, 'Tiramisù')).toBeDisabled();
    for (const name of [/^New/, /^Import/, /^Edit/, /^Delete/, /^Move/, /^Drag/]) {
      await expect(page.getByRole('tabpanel').getByRole('button', { name })).toHaveCount(0);
    }
    await button(page, 'Desserts 3 items').focus();
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('searchbox').fill('pizza');
    await expect(names(page)).toHaveText(['Pizza Margherita']);
  });

  test('begins with a category when there is no menu yet', async ({ app, page }) => {
    await openPanel(app, 'a restaurant with an empty menu');
    await expect(page.getByText('There is nothing on this menu yet.')).toBeVisible();
    await button(page, 'Add a category').click();
    await expect(dialog(page, 'New category').getByLabel('Name')).toBeFocused();
  });

  test('keeps only the items in view in the page, and counts them all', async ({ app, page }) => {
    await openPanel(app, 'a busy restaurant');
    await expect(categories(page)).toHaveCount(60);
    await page.getByRole('searchbox').fill('a');
    const rows = page.getByRole('group', { name: 'Items found' }).locator('li.place');
    await expect(rows.first()).toHaveAttribute('aria-setsize', /^\d{3,4}$/);
    expect(await rows.count()).toBeLessThan(30);
  });

  test('is accessible in both themes at every width', async ({ app, page }) => {
    test.slow();
    await openPanel(app);
    await button(page, 'Move down: Tiramisù').click();
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });

  test('is accessible in both themes at every width with the form of an item open', async ({ app, page }) => {
    test.slow();
    await openPanel(app);
    await button(page, 'Edit Tiramisù').click();
    await dialog(page, 'Edit Tiramisù').getByLabel('Name').fill(' ');
    await dialog(page, 'Edit Tiramisù').getByRole('button', { name: 'Save' }).click();
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });
});
