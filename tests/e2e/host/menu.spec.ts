import type { Page } from '@playwright/test';
import type { App } from '../support/App.ts';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { tabTo } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';

const panelPage = '/company/company-1?panel=menu';

const section = (page: Page) => page.getByRole('region', { name: 'Voice AI Management' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page) => page.getByRole('alertdialog');
const names = (page: Page) => page.getByRole('group', { name: /^Items/ }).locator('.name');

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
});

test.describe('The order of the menu', () => {
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
});

test.describe('The panel', () => {
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
