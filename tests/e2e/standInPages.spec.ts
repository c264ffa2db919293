import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const companyPage = '/company/company-1';
const plansPage = `${companyPage}/subscription`;

const CANCELED = 'Your subscription update was canceled. No changes were made to your subscription.';
const UPDATED = 'Your subscription has been updated successfully!';
const CONNECTED = 'Clover integration connected successfully!';

const plan = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const upgradeTo = (page: Page, name: string) => plan(page, name).getByRole('button', { name: /^Upgrade/ });
const yearly = (page: Page) => page.getByRole('switch', { name: 'Yearly (-20%)' });
const currently = (page: Page, name: string) => page.getByText(`Trattoria Aurora is on ${name}`);

const section = (page: Page) => page.getByRole('region', { name: 'Integrations' });
const panel = (page: Page, name: string) => section(page).getByRole('group', { name, exact: true });
const connect = (page: Page, name: string) =>
  panel(page, name).getByRole('button', { name: `Connect ${name}`, exact: true });
const pendingCompany = (page: Page) => page.evaluate(() => sessionStorage.getItem('cloverCompanyId'));

test.describe('A checkout', () => {
  for (const { interval, due } of [
    { interval: 'monthly', due: '$500' },
    { interval: 'annual', due: '$4,800' },
  ]) {
    test(`that is paid (${interval}) gives another plan`, async ({ app, page }) => {
      await app.enter('a company that may be billed', plansPage);
      await expect(currently(page, 'Standard')).toBeVisible();
      if (interval === 'annual') await yearly(page).click();
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await upgradeTo(page, 'Scale').click();
      expect((await sent).postDataJSON()).toEqual({ planId: 'scale', interval });

      await expect(page.getByRole('heading', { name: 'Subscribe to Scale' })).toBeVisible();
      await page.getByRole('button', { name: `Pay ${due}` }).click();
      await expect(page.getByRole('status').filter({ hasText: UPDATED })).toBeVisible();
      await expect(page).toHaveURL(plansPage);
      await expect(currently(page, 'Scale')).toBeVisible();
      await expect(plan(page, 'Scale').getByRole('button')).toHaveText('Manage Plan');
      await expect(plan(page, 'Standard').getByRole('button')).toHaveText('Included');
    });
  }

  test('that is cancelled changes nothing, and the page says so', async ({ app, page }) => {
    await app.enter('a company that may be billed', plansPage);
    await yearly(page).click();
    await upgradeTo(page, 'Business').click();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await expect(page.getByRole('alert')).toHaveText(CANCELED);
    await expect(page).toHaveURL(plansPage);
    await expect(yearly(page)).toBeChecked();
    await expect(currently(page, 'Standard')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('alert')).toBeHidden();

    await page.reload();
    await expect(currently(page, 'Standard')).toBeVisible();
    await expect(page.getByText(CANCELED)).toBeHidden();
  });
});

test.describe('The current plan', () => {
  test('is managed in the billing portal, and the way back shows what was changed there', async ({
    app,
    page,
  }) => {
    await app.enter('a company that may be billed', plansPage);
    await page.getByRole('button', { name: /^Manage Plan/ }).click();
    await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible();
    await page.getByRole('radio', { name: /^Business/ }).check();
    await page.getByRole('button', { name: 'Change plan' }).click();
    await expect(page.getByRole('status')).toHaveText('The plan is Business now.');

    await page.getByRole('button', { name: 'Return to the restaurant' }).click();
    await expect(page).toHaveURL(plansPage);
    await expect(currently(page, 'Business')).toBeVisible();
    await expect(plan(page, 'Business').getByRole('button')).toHaveText('Manage Plan');
  });

  test('is cancelled in the billing portal, which leaves Free', async ({ app, page }) => {
    await app.enter('a company that may be billed', plansPage);
    await page.getByRole('button', { name: /^Manage Plan/ }).click();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByRole('status')).toHaveText('The plan is cancelled.');
    await page.getByRole('button', { name: 'Return to the restaurant' }).click();
    await expect(currently(page, 'Free')).toBeVisible();
    await expect(upgradeTo(page, 'Starter')).toBeVisible();
  });
});

test.describe('Clover', () => {
  test('is connected by who allows it there; that is said for 5 s, and the query is gone', async ({
    app,
    page,
  }) => {
    await page.clock.install();
    await app.enter('no connected point of sale', companyPage);
    await connect(page, 'Clover').click();
    await expect(page.getByRole('heading', { name: 'Connect to Clover' })).toBeVisible();
    await page.getByRole('button', { name: 'Allow' }).click();

    const banner = section(page).getByRole('status').filter({ hasText: CONNECTED });
    await expect(banner).toBeVisible();
    await expect(banner).toBeInViewport();
    await expect(page).toHaveURL(companyPage);
    await expect(panel(page, 'Clover').getByText('Connected', { exact: true })).toBeVisible();
    await expect(panel(page, 'Clover')).toContainText(/Merchant ID \w{13}/);
    expect(await pendingCompany(page)).toBeNull();

    // the message stays while the pointer is on it
    await page.mouse.move(0, 0);
    await page.clock.fastForward(5000);
    await expect(banner).toBeHidden();
  });

  test('stays as it is when it is denied there, with the reason', async ({ app, page }) => {
    await app.enter('no connected point of sale', companyPage);
    await connect(page, 'Clover').click();
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(section(page).getByRole('alert')).toHaveText('Clover connection failed: access_denied');
    await expect(page).toHaveURL(companyPage);
    await expect(panel(page, 'Clover').getByText('Not connected', { exact: true })).toBeVisible();
    expect(await pendingCompany(page)).toBeNull();
  });
});

test.describe('Square', () => {
  test('is connected by who allows it there', async ({ app, page }) => {
    await app.enter('no connected point of sale', companyPage);
    await connect(page, 'Square').click();
    await expect(page.getByRole('heading', { name: 'Connect to Square' })).toBeVisible();
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page).toHaveURL(companyPage);
    await expect(panel(page, 'Square').getByText('Connected', { exact: true })).toBeVisible();
  });

  test('stays as it is when it is denied there', async ({ app, page }) => {
    await app.enter('no connected point of sale', companyPage);
    await connect(page, 'Square').click();
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page).toHaveURL(companyPage);
    await expect(panel(page, 'Square').getByText('Not connected', { exact: true })).toBeVisible();
  });
});
