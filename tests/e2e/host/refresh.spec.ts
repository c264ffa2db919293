import type { App } from '../support/App.ts';
import { apiCalls } from '../support/apiCalls.ts';
import { signInForm } from '../support/signInForm.ts';
import { NOTHING_STORED, storedSession } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const REFRESH = 'POST /api/users/refresh-token';
const COMPANY = 'GET /api/companies/trattoria-aurora';

/** The dashboard with its calls answered: what follows happens to the calls of the next page. */
async function openDashboard(app: App): Promise<void> {
  await app.signInAs('owner');
  await expect(app.page.getByRole('link', { name: /Trattoria Aurora/ })).toBeVisible();
}

test.describe('Expired access token', () => {
  test('is renewed by one refresh for all calls in flight, and each call is made once more', async ({
    app,
    page,
  }) => {
    await openDashboard(app);
    await app.expireTokens();
    // so long that every call has been refused before there is a new token
    await app.fault(`always ${REFRESH} 700ms`);
    const before = await storedSession(page);
    const calls = apiCalls(page);
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();

    await expect(page.getByRole('heading', { name: 'Company Details' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    const count = (name: string) => calls.filter((call) => call === name).length;
    expect(count(REFRESH)).toBe(1);
    expect(count(COMPANY)).toBe(2);
    expect(count(`${COMPANY}/users`)).toBe(2);
    expect((await storedSession(page)).accessToken).not.toBe(before.accessToken);
  });

  test('is renewed again and again', async ({ app, page }) => {
    await openDashboard(app);
    await app.expireTokens();
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await expect(page.getByRole('heading', { name: 'Company Details' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Company Users' })).toBeVisible();

    await app.expireTokens();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
  });

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

  test('of a session that the host has forgotten leads to /login', async ({ app, page }) => {
    await openDashboard(app);
    await app.reset();
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await expect(page.getByText('You are signed out. Sign in to go on.')).toBeVisible();
    expect(await storedSession(page)).toEqual(NOTHING_STORED);
  });

  for (const answer of ['500', 'malformed', 'empty']) {
    test(`ends the session when the refresh brings no token (${answer})`, async ({ app, page }) => {
      await openDashboard(app);
      await app.expireTokens();
      await app.fault(`always ${REFRESH} ${answer}`);
      await page.getByRole('link', { name: /Trattoria Aurora/ }).click();

      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(await storedSession(page)).toEqual(NOTHING_STORED);
    });
  }

  test('leaves the session when the refresh cannot reach the host', async ({ app, page }) => {
    await openDashboard(app);
    const before = await storedSession(page);
    await app.expireTokens();
    await app.fault(`always ${REFRESH} offline`);
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();

    await expect(page.getByRole('alert')).toHaveText('Failed to load company data');
    expect(await storedSession(page)).toEqual(before);

    await app.repair();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Company Details' })).toBeVisible();
  });

  test('of a call that is refused again is not renewed twice', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await app.fault('always GET /api/companies/restaurants 401');
    const calls = apiCalls(page);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();

    await expect(page.getByRole('alert')).toHaveText('Failed to load companies');
    expect(calls).toEqual(['GET /api/companies/restaurants', REFRESH, 'GET /api/companies/restaurants']);
  });
});
