import type { Page } from '@playwright/test';
import { apiCalls } from '../support/apiCalls.ts';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';

const companyPage = '/company/company-1';
const KEY = 'GET /api/companies/company-1/api-key';

const section = (page: Page) => page.getByRole('region', { name: 'API Keys' });
const key = (page: Page) => section(page).getByRole('group', { name: 'API key' });
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });

test.describe('The API key of a company', () => {
  test('is hidden, and asked for only when it is to be shown', async ({ app, page }) => {
    await app.enter('a company with an API key', '/profile');
    const calls = apiCalls(page);
    await page.goto(companyPage);
    await expect(key(page)).toContainText('Hidden');
    await expect(page.getByRole('heading', { name: 'Company Users' })).toBeVisible();
    expect(calls).not.toContain(KEY);
    await expect(page.getByText('key-1')).toHaveCount(0);

    await button(page, 'Show API key').click();
    await expect(key(page)).toHaveText('key-1');
    await button(page, 'Hide API key').click();
    await expect(key(page)).toContainText('Hidden');
    await expect(page.getByText('key-1')).toHaveCount(0);
    expect(calls.filter((call) => call === KEY)).toHaveLength(1);
  });

  test('is copied while it is shown, with a word for 2 s', async ({ app, context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await stopClock(page);
    await app.enter('a company with an API key', companyPage);
    const copy = button(page, 'Copy API key');
    await expect(copy).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Show API key').click();
    await expect(key(page)).toHaveText('key-1');
    await copy.click();
    await expect(section(page).getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('key-1');

    await page.clock.runFor(2000);
    await expect(section(page).getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(0);
  });

  test('is hidden again after 30 s', async ({ app, page }) => {
    await stopClock(page);
    await app.enter('a company with an API key', companyPage);
    await button(page, 'Show API key').click();
    await expect(key(page)).toHaveText('key-1');
    await page.clock.runFor(29_000);
    await expect(key(page)).toHaveText('key-1');
    await page.clock.runFor(1000);
    await expect(key(page)).toContainText('Hidden');
    await expect(page.getByText('key-1')).toHaveCount(0);
    await expect(button(page, 'Show API key')).toBeVisible();
  });

  test('is nothing for staff, for whom it is never asked', async ({ app, page }) => {
    await app.enter('a signed-in staff member of a company', '/profile');
    const calls = apiCalls(page);
    await page.goto(companyPage);
    await expect(section(page).getByText('You need admin access to view API keys')).toBeVisible();
    await expect(section(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    expect(calls).not.toContain(KEY);
  });

  test('that there is none of is told, with whom to ask', async ({ app, page }) => {
    await app.enter('a company without an API key', companyPage);
    await button(page, 'Show API key').click();
    await expect(section(page)).toContainText('Please contact the system administrator.');
    await expect(section(page).getByRole('button')).toHaveCount(0);
  });

  for (const { fault, message } of [
    { fault: '500 The vault is shut', message: 'The vault is shut' },
    { fault: 'offline', message: 'Failed to fetch API key' },
    { fault: 'empty', message: 'Failed to fetch API key' },
    { fault: 'not-json', message: 'Failed to fetch API key' },
  ]) {
    test(`that cannot be fetched says '${message}' (${fault})`, async ({ app, page }) => {
      await app.enter('a company with an API key', companyPage);
      await expect(key(page)).toBeVisible();
      await app.fault(`always ${KEY} ${fault}`);
      await button(page, 'Show API key').click();
      await expect(section(page).getByRole('alert')).toHaveText(message);
      await app.repair();
      await button(page, 'Try again').click();
      await expect(key(page)).toHaveText('key-1');
    });
  }
});
