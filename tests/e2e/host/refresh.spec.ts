import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('Two tabs with an expired access token refresh the token only once', async ({ app, context, page }) => {
  await app.signInAs('owner');
  const other = await context.newPage();
  const checked = other.waitForResponse(/refresh-token$/);
  await other.goto('/dashboard');
  await checked;
  const tabs = [page, other];
  const toAurora = (tab: Page) => tab.getByRole('link', { name: /Trattoria Aurora/ });
  for (const tab of tabs) await expect(toAurora(tab)).toBeVisible();

  await app.expireTokens();
  // both requests are sent before the first response
  const refused = tabs.map((tab) => tab.waitForResponse((response) => response.status() === 401));
  let refreshes = 0;
  await context.route('**/api/users/refresh-token', async (route) => {
    if (route.request().method() === 'POST') {
      refreshes += 1;
      await Promise.all(refused);
    }
    await route.continue();
  });
  await Promise.all(tabs.map((tab) => toAurora(tab).click()));
  for (const tab of tabs)
    await expect(tab.getByRole('region', { name: 'Company Details' })).toContainText('Handmade pasta');
  expect(refreshes).toBe(1);
});
