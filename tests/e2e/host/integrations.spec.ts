import type { Page } from '@playwright/test';
import { NOTHING_STORED, storedSession } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const companyPage = '/company/company-1';
const CONNECTED = 'Clover integration connected successfully!';

const section = (page: Page) => page.getByRole('region', { name: 'Integrations' });
const panel = (page: Page, name: string) => section(page).getByRole('group', { name, exact: true });
const connect = (page: Page, name: string) =>
  panel(page, name).getByRole('button', { name: `Connect ${name}`, exact: true });

test.describe('The point of sale of a company', () => {
  test('is connected, with its merchant, or can be connected', async ({ app, page }) => {
    await app.enter('a connected point of sale', companyPage);
    await expect(panel(page, 'Square').getByText('Connected', { exact: true })).toBeVisible();
    await expect(panel(page, 'Square')).toContainText('Merchant ID merchant-1');
    await expect(panel(page, 'Square').getByRole('button')).toHaveCount(0);

    await expect(panel(page, 'Clover').getByText('Not connected', { exact: true })).toBeVisible();
    await expect(connect(page, 'Clover')).toBeVisible();
  });

  test('whose status cannot be loaded only says that it is unknown', async ({ app, page }) => {
    await app.enter('a connected point of sale', '/profile');
    await app.fault('always GET /api/integrations/square/:id/status 500');
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto(companyPage);
    expect((await warned).text()).toContain('Failure');
    await expect(panel(page, 'Square').getByText('Status unknown')).toBeVisible();
    await expect(panel(page, 'Clover').getByText('Not connected', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();

    await app.repair();
    await page.getByRole('button', { name: 'Try again to load Square' }).click();
    await expect(panel(page, 'Square').getByText('Connected', { exact: true })).toBeVisible();
  });
});

test.describe('Clover', () => {
  test('says nothing of another company, and leaves the rest of the query', async ({ app, page }) => {
    await app.enter(
      'no connected point of sale',
      `${companyPage}?clover_connected=true&company_id=company-2`,
    );
    await expect(connect(page, 'Clover')).toBeVisible();
    await expect(page.getByText(CONNECTED)).toHaveCount(0);

    await page.goto(`${companyPage}?clover_error=%3Cb%3Eno%3C%2Fb%3E&from=mail`);
    await expect(section(page).getByRole('alert')).toHaveText('Clover connection failed: <b>no</b>');
    await expect(page).toHaveURL(`${companyPage}?from=mail`);
  });

  for (const { fault, message } of [
    { fault: '500', message: 'Server error (500): Failed with 500' },
    { fault: '500 The clover has withered', message: 'Server error (500): The clover has withered' },
    { fault: '409 Already under way', message: 'Request failed (409): Already under way' },
    { fault: 'offline', message: 'Network error: Unable to reach the server' },
    { fault: 'malformed', message: 'Backend did not return a valid URL' },
    { fault: 'not-json', message: 'Backend did not return a valid URL' },
  ]) {
    test(`that cannot be reached says '${message}' (${fault})`, async ({ app, page }) => {
      await app.enter('no connected point of sale', companyPage);
      await expect(connect(page, 'Clover')).toBeVisible();
      await app.fault(`always GET /api/integrations/clover/:id/auth/start ${fault}`);
      await connect(page, 'Clover').click();
      await expect(panel(page, 'Clover').getByRole('alert')).toHaveText(message);
      await expect(page).toHaveURL(companyPage);

      await app.repair();
      await connect(page, 'Clover').click();
      await expect(page.getByRole('heading', { name: 'Connect to Clover' })).toBeVisible();
    });
  }

  test('that refuses the session ends it, and says so at the sign-in form', async ({ app, page }) => {
    await app.enter('no connected point of sale', companyPage);
    await expect(connect(page, 'Clover')).toBeVisible();
    await app.fault('always GET /api/integrations/clover/:id/auth/start 401');
    await connect(page, 'Clover').click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('Authentication failed. Please log in again.')).toBeVisible();
    expect(await storedSession(page)).toEqual(NOTHING_STORED);
  });

  test("asks nothing without a stored session, and shows 'Not Authenticated'", async ({ app, page }) => {
    await app.enter('no connected point of sale', companyPage);
    await expect(connect(page, 'Clover')).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('accessToken'));
    await connect(page, 'Clover').click();
    await expect(panel(page, 'Clover').getByRole('alert')).toHaveText(
      'User not authenticated. Please log in again.',
    );
    await expect(panel(page, 'Clover').getByText('Not Authenticated', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(companyPage);
  });
});

test.describe('Square', () => {
  for (const { fault, message } of [
    { fault: '503 Square is closed', message: 'Square is closed' },
    { fault: 'offline', message: 'Failed to start connection. Please try again.' },
    { fault: 'malformed', message: 'Backend did not return a valid URL' },
  ]) {
    test(`that cannot be reached says '${message}' (${fault})`, async ({ app, page }) => {
      await app.enter('no connected point of sale', companyPage);
      await expect(connect(page, 'Square')).toBeVisible();
      await app.fault(`always GET /api/integrations/square/:id/auth/start ${fault}`);
      await connect(page, 'Square').click();
      await expect(panel(page, 'Square').getByRole('alert')).toHaveText(message);
      await expect(page).toHaveURL(companyPage);

      await app.repair();
      await connect(page, 'Square').click();
      await expect(page.getByRole('heading', { name: 'Connect to Square' })).toBeVisible();
    });
  }
});
