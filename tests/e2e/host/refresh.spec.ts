import type { Page } from '@playwright/test';
import type { App } from '../support/App.ts';
import { signInForm } from '../support/signInForm.ts';
import { NOTHING_STORED, storedSession } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const REFRESH = 'POST /api/users/refresh-token';

/** The dashboard with its calls answered: what follows happens to the calls of the next page. */
async function openDashboard(app: App): Promise<void> {
  await app.signInAs('owner');
  await expect(app.page.getByRole('link', { name: /Trattoria Aurora/ })).toBeVisible();
}

test.describe('Expired access token', () => {
  test('that cannot be renewed leads to /login once, and back to the page after sign-in', async ({
    app,
    page,
  }) => {
    await openDashboard(app);
    await app.expireTokens();
    await app.fault(`always ${REFRESH} 401`);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();

    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('You are signed out. Sign in to go on.')).toBeVisible();
    expect(visited).toEqual(['/company/trattoria-aurora', '/login']);
    expect(await storedSession(page)).toEqual(NOTHING_STORED);

    await app.repair();
    await signInForm(page).signIn('owner@tableside.example');
    await expect(page.getByRole('heading', { name: 'Trattoria Aurora' })).toBeVisible();
    await expect(page).toHaveURL('/company/trattoria-aurora');
  });

  test('is renewed once for two tabs that are refused together', async ({ app, context, page }) => {
    await openDashboard(app);
    const other = await context.newPage();
    const checked = other.waitForResponse(/refresh-token$/);
    await other.goto('/dashboard');
    await checked;
    const tabs = [page, other];
    const toAurora = (tab: Page) => tab.getByRole('link', { name: /Trattoria Aurora/ });
    await expect(toAurora(other)).toBeVisible();

    await app.expireTokens();
    // no answer before both have been refused
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
      await expect(tab.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    expect(refreshes).toBe(1);
  });
});
