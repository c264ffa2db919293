import type { Page } from '@playwright/test';
import type { App } from '../support/App.ts';

import { expect, test } from '../support/test.ts';

const COMPANY = 'company-1';
const ordersPage = `/company/${COMPANY}/orders`;
const LIST = `GET /api/companies/${COMPANY}/orders`;

const slip = (page: Page, number: string) =>
  page.getByRole('article', { name: `Order ${number}`, exact: true });
const slips = (page: Page) => page.getByRole('article');

/** Two orders: 1042 of Jan 15, 2026 and 1041 of the day before. No others come by themselves. */
async function openTwoOrders(app: App, path = ordersPage): Promise<void> {
  await app.enter('a company with orders', path);
  await app.pauseOrders();
}

test.describe('The time filter of orders', () => {
  // a week less a few hours after the one order, a week and a day after the other
});

test.describe('Deleting an order', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete order 1042?' });
  const ask = (page: Page) => page.getByRole('button', { name: 'Delete order 1042', exact: true }).click();
  const confirm = (page: Page) => question(page).getByRole('button', { name: 'Delete order' }).click();

  test('takes it off the list without reading the list again, and for good', async ({ app, page }) => {
    await openTwoOrders(app);
    await expect(slips(page)).toHaveCount(2);
    await app.fault(`always ${LIST} 60000ms`);
    await ask(page);
    const sent = page.waitForRequest((request) => request.method() === 'DELETE');
    await confirm(page);
    expect((await sent).postDataJSON()).toEqual({ orderNumber: '1042' });
    await expect(slip(page, '1042')).toBeHidden();
    await expect(slips(page)).toHaveCount(1);
    await expect(question(page)).toBeHidden();

    await app.repair();
    await page.reload();
    await expect(slip(page, '1041')).toBeVisible();
    await expect(slip(page, '1042')).toBeHidden();
  });
});
