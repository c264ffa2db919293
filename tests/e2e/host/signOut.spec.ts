import { NOTHING_STORED, storedSession } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

test.describe('Sign out', () => {
  test('forgets the session, here and at the host, and leads to /login', async ({ app, page }) => {
    await app.signInAs('owner');
    const told = page.waitForResponse('**/api/users/logout');
    await page.getByRole('button', { name: 'Sign out' }).click();

    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toBeHidden();
    expect((await told).ok()).toBe(true);
    expect(await storedSession(page)).toEqual(NOTHING_STORED);
  });

  test('leaves no way back to the data', async ({ app, page }) => {
    await app.signInAs('owner');
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await expect(page.getByRole('heading', { name: 'Company Details' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Trattoria Aurora');
  });

  for (const failure of ['500', 'offline', '401']) {
    test(`signs out all the same when the host does not confirm it (${failure})`, async ({ app, page }) => {
      await app.signInAs('owner');
      await app.fault(`always POST /api/users/logout ${failure}`);
      await page.getByRole('button', { name: 'Sign out' }).click();

      await expect(page.getByRole('alert')).toHaveText('Failed to logout. Please try again.');
      await expect(page).toHaveURL('/login');
      expect(await storedSession(page)).toEqual(NOTHING_STORED);
    });
  }

  test("reads 'Signing out...' while it waits, and two clicks are one call", async ({ app, page }) => {
    await app.signInAs('owner');
    await app.latency(1000);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: 'Sign out' }).dblclick();

    await expect(page.getByRole('button', { name: 'Signing out...' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(calls.filter((path) => path === '/api/users/logout')).toHaveLength(1);
  });
});
