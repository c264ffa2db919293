import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const companyPage = '/company/company-1';
const plansPage = `${companyPage}/subscription`;

const plan = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const currently = (page: Page, name: string) => page.getByText(`Current plan: ${name}`);

const section = (page: Page) => page.getByRole('region', { name: 'Integrations' });
const panel = (page: Page) => section(page).getByRole('group', { name: 'Clover', exact: true });

// tests the round trip; mocks/hosts/pages/visit.test.ts tests each button
test.describe('Stand-in pages', () => {
  test('change the plan after a payment', async ({ app, page }) => {
    await app.enter('a company that may be billed', plansPage);
    await expect(currently(page, 'Standard')).toBeVisible();
    await page.getByRole('switch', { name: 'Yearly (-20%)' }).click();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await plan(page, 'Scale')
      .getByRole('button', { name: /^Upgrade/ })
      .click();
    expect((await sent).postDataJSON()).toEqual({ planId: 'scale', interval: 'annual' });

    await expect(page.getByRole('heading', { name: 'Subscribe to Scale' })).toBeVisible();
    await page.getByRole('button', { name: 'Pay $4,800' }).click();
    const updated = 'Your subscription has been updated successfully!';
    await expect(page.getByRole('status').filter({ hasText: updated })).toBeVisible();
    await expect(page).toHaveURL(plansPage);
    await expect(currently(page, 'Scale')).toBeVisible();
    await expect(plan(page, 'Scale').getByRole('button')).toHaveText('Manage Plan');
    await expect(plan(page, 'Standard').getByRole('button')).toHaveText('Included');
  });

  test('change the plan in the billing portal, and the app shows it on return', async ({ app, page }) => {
    await app.enter('a company that may be billed', plansPage);
    await page.getByRole('button', { name: /^Manage Plan/ }).click();
    await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible();
    await page.getByRole('radio', { name: /^Business/ }).check();
    await page.getByRole('button', { name: 'Change plan' }).click();
    await expect(page.getByRole('status')).toHaveText('The plan is now Business.');

    await page.getByRole('button', { name: 'Return to the restaurant' }).click();
    await expect(page).toHaveURL(plansPage);
    await expect(currently(page, 'Business')).toBeVisible();
  });

  test('connect a point of sale, and the app confirms it for 5 s', async ({ app, page }) => {
    await page.clock.install();
    await app.enter('no connected point of sale', companyPage);
    await panel(page).getByRole('button', { name: 'Connect Clover', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Connect to Clover' })).toBeVisible();
    await page.getByRole('button', { name: 'Allow' }).click();

    const connected = 'Clover integration connected successfully!';
    const banner = section(page).getByRole('status').getByText(connected);
    await expect(banner).toBeVisible();
    await expect(banner).toBeInViewport();
    await expect(page).toHaveURL(companyPage);
    await expect(panel(page).getByText('Connected', { exact: true })).toBeVisible();
    await expect(panel(page)).toContainText(/Merchant ID \w{13}/);
    expect(await page.evaluate(() => sessionStorage.getItem('cloverCompanyId'))).toBeNull();

    // the message stays while the mouse is over it
    await page.mouse.move(0, 0);
    await page.clock.fastForward(5000);
    await expect(banner).toBeHidden();
  });
});
