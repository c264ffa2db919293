import { apiCalls } from '../support/apiCalls.ts';
import { NOTHING_STORED, storedSession } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const REFRESH = 'POST /api/users/refresh-token';

const isCheck = (event: { url(): string }) => event.url().endsWith('/refresh-token');

/** Who is stored; the order of the fields is nobody's concern. */
const userOf = ({ user }: { readonly user: string | null }): unknown => JSON.parse(user ?? 'null');

test.describe('Session check at start-up', () => {
  test('makes no call without a stored session', async ({ page }) => {
    const calls = apiCalls(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('takes a token without a user for no session', async ({ page }) => {
    const calls = apiCalls(page);
    await page.goto('/login');
    await page.evaluate(() => localStorage.setItem('accessToken', 'left-behind'));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('keeps a valid session, by one call, and takes over the new token', async ({ app, page }) => {
    const calls = apiCalls(page);
    await app.signInAs('owner', '/profile');
    const before = await storedSession(page);
    calls.splice(0);

    const checked = page.waitForResponse('**/api/users/refresh-token');
    await page.reload();
    await checked;
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await expect.poll(() => storedSession(page)).not.toEqual(before);
    expect(userOf(await storedSession(page))).toEqual(userOf(before));
    expect(calls).toEqual([REFRESH]);
  });

  test('lets the page stand from storage while the answer is not there', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await app.fault(`always ${REFRESH} 20000ms`);
    let answered = false;
    page.on('response', (response) => {
      if (response.url().endsWith('/refresh-token')) answered = true;
    });
    const asked = page.waitForRequest('**/refresh-token');
    await page.reload();
    await asked;
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await expect(page.getByText('Giulia Ferraro').first()).toBeVisible();
    expect(answered).toBe(false);
  });

  for (const status of [401, 403]) {
    test(`ends a session that the host refuses with ${status}, and says so`, async ({ app, page }) => {
      await app.signInAs('owner', '/profile');
      await app.fault(`always ${REFRESH} ${status}`);
      await page.reload();

      await expect(page.getByRole('alert')).toHaveText('Authentication check failed.');
      await expect(page).toHaveURL('/login');
      expect(await storedSession(page)).toEqual(NOTHING_STORED);
    });
  }

  for (const answer of ['malformed', 'empty']) {
    test(`ends a session whose check is answered without a token (${answer})`, async ({ app, page }) => {
      await app.signInAs('owner', '/profile');
      await app.fault(`always ${REFRESH} ${answer}`);
      await page.reload();

      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(await storedSession(page)).toEqual(NOTHING_STORED);
    });
  }

  for (const failure of ['offline', '500', '503']) {
    test(`keeps the session when the host cannot say (${failure})`, async ({ app, page }) => {
      await app.signInAs('owner', '/profile');
      await app.fault(`always ${REFRESH} ${failure}`);
      const checked =
        failure === 'offline'
          ? page.waitForEvent('requestfailed', isCheck)
          : page.waitForEvent('response', isCheck);
      await page.reload();
      await checked;

      // the next call decides: it is answered, as the access token is still good
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await expect(page.getByRole('link', { name: /Trattoria Aurora/ })).toBeVisible();
      expect((await storedSession(page)).user).toContain('owner@tableside.example');
    });
  }

  test('does not lead away from a public page', async ({ app, page }) => {
    await app.signInAs('owner', '/no-such-page');
    await app.fault(`always ${REFRESH} 401`);
    await page.reload();

    await expect.poll(() => storedSession(page)).toEqual(NOTHING_STORED);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page).toHaveURL('/no-such-page');
  });
});
