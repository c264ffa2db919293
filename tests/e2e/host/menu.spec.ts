import type { Page } from '@playwright/test';
import type { App } from '../support/App.ts';
import { expect, test } from '../support/test.ts';

const panelPage = '/company/company-1?panel=menu';

const section = (page: Page) => page.getByRole('region', { name: 'Voice AI Management' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page) => page.getByRole('alertdialog');
const names = (page: Page) => page.getByRole('group', { name: /\bitems$|^Items found$/ }).locator('.name');

async function openPanel(app: App, state: Parameters<App['enter']>[0] = 'a restaurant with a menu') {
  await app.enter(state, panelPage);
  await section(app.page).scrollIntoViewIfNeeded();
  await expect(app.page.getByRole('heading', { name: 'Categories' })).toBeVisible();
}

test.describe('Voice AI panel', () => {
  test('stays with all edits when the code of a dialog or panel fails to load', async ({ app, page }) => {
    await openPanel(app);
    await button(page, 'Actions for Affogato').click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await page.route(/ImportDialog|TelephonyPanel/, (route) => route.abort());
    await button(page, 'Import').click();
    await expect(page.getByRole('alert')).toContainText("Couldn't open this.");
    await expect(names(page)).toHaveText(['Tiramisù', 'Affogato', 'Panna cotta']);
    await page.getByRole('link', { name: 'My Profile' }).click();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await button(page, 'Save changes').click();
    await expect(page.getByText('Menu saved successfully!')).toBeVisible();

    await page.getByRole('tab', { name: 'Telephony Configuration' }).click();
    const missing = page.getByRole('tabpanel').getByRole('alert');
    await expect(missing).toContainText("Couldn't load this part of the page.");
    await page.unrouteAll();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Reload' }).click();
    await section(page).scrollIntoViewIfNeeded();
    await expect(section(page).getByLabel('Max retries', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Menu Builder' }).click();
    await button(page, 'Import').click();
    await expect(dialog(page, 'Import menu')).toBeVisible();
  });
});
