import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const companyPage = '/company/trattoria-aurora';
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });
const CALLS = 'always GET /api/companies/trattoria-aurora/calls 1500ms';

test.describe('A link to a section of a company', () => {
  test('leads there when the page is opened by it, though what is above comes later', async ({
    app,
    page,
  }) => {
    await app.signInAs('owner', '/profile');
    await app.fault(CALLS);
    await page.goto(`${companyPage}#agents`);
    await expect(section(page, 'Connected Agents')).toBeInViewport();
    await expect(section(page, 'Connected Agents')).toBeFocused();
    await expect(section(page, 'Orders')).not.toBeInViewport();
    await expect(section(page, 'Calls').getByRole('button').first()).toBeAttached();
    await expect(section(page, 'Connected Agents')).toBeInViewport();
  });

  test('leads there when it is pressed while what is above still loads', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await app.fault(CALLS);
    await page.goto(companyPage);
    await expect(section(page, 'Company Details')).toBeVisible();
    await link(page, 'Connected Agents').click();
    await expect(section(page, 'Connected Agents')).toBeFocused();
    await expect(section(page, 'Connected Agents')).toBeInViewport();
  });

  test('does not move who has begun to read by themselves', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    // who may see the section is known with the company
    await app.fault('GET /api/companies/trattoria-aurora 1500ms');
    await page.goto(`${companyPage}#voice-ai`);
    await expect(section(page, 'Company Details')).toBeVisible();
    await page.mouse.wheel(0, 100);
    await expect(section(page, 'Voice AI Management')).toBeAttached();
    await expect(section(page, 'Voice AI Management')).not.toBeFocused();
    await expect(section(page, 'Voice AI Management')).not.toBeInViewport();
  });

  test('leads there at once when the section is shown already', async ({ app, page }) => {
    await app.signInAs('owner', companyPage);
    await expect(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    await link(page, 'API Keys').click();
    await expect(section(page, 'API Keys')).toBeInViewport();
    await expect(section(page, 'API Keys')).toBeFocused();
  });
});
