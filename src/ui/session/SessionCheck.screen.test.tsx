import { advanceClock, resumeClock, stopClock } from '#tests/support/screen/clock.ts';
import { NOTHING_STORED, storedSession } from '#tests/support/screen/storage.ts';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const REFRESH = 'POST /api/users/refresh-token';

describe('Session check at start-up', () => {
  test('sends no request without a stored session', async ({ app }) => {
    const calls = app.calls();
    app.open('/dashboard');
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('ignores a token without a user', async ({ app }) => {
    const calls = app.calls();
    app.open('/login');
    localStorage.setItem('accessToken', 'left-behind');
    app.open('/dashboard');
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('renders the page from storage while waiting for the response', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    app.fault(`always ${REFRESH} 20000ms`);
    const asked = app.sent('/refresh-token');
    app.reload();
    await asked;
    await expect.element(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await expect.element(page.getByText('Giulia Ferraro').first()).toBeVisible();
    expect(app.underWay()).toEqual([REFRESH]);
  });

  for (const status of [401, 403]) {
    test(`ends a session that the host rejects with ${status}, and says so`, async ({ app }) => {
      await app.signInAs('owner', '/profile');
      app.fault(`always ${REFRESH} ${status}`);
      app.reload();

      await expect.element(page.getByRole('alert')).toHaveTextContent('Authentication check failed.');
      await expect.poll(address).toBe('/login');
      expect(storedSession()).toEqual(NOTHING_STORED);
    });
  }

  for (const answer of ['malformed', 'empty']) {
    test(`ends a session when the response has no token (${answer})`, async ({ app }) => {
      await app.signInAs('owner', '/profile');
      app.fault(`always ${REFRESH} ${answer}`);
      app.reload();

      await expect.poll(address).toBe('/login');
      await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(storedSession()).toEqual(NOTHING_STORED);
    });
  }

  for (const failure of ['offline', '500', '503']) {
    test(`keeps the session when the check fails otherwise (${failure})`, async ({ app }) => {
      await app.signInAs('owner', '/profile');
      app.fault(`always ${REFRESH} ${failure}`);
      const checked = app.answered(REFRESH);
      app.reload();
      await checked;

      // the next request succeeds, because the access token is still valid
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await expect.element(page.getByRole('link', { name: /Trattoria Aurora/ })).toBeVisible();
      expect(storedSession().user).toContain('owner@tableside.example');
    });
  }

  test('does not keep the first page waiting for longer than 15 s, which can then try again', async ({
    app,
  }) => {
    await app.signInAs('owner', '/profile');
    await app.expireTokens();
    app.fault(`${REFRESH} 600000ms`);
    const asked = app.sent('/refresh-token');
    const rejected = app.answered('GET /api/companies/restaurants');
    stopClock();
    app.open('/dashboard');
    await Promise.all([asked, rejected]);
    await advanceClock(15_000);

    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load companies');
    resumeClock();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('link', { name: /Trattoria Aurora/ })).toBeVisible();
  });

  test('does not redirect from a public page', async ({ app }) => {
    await app.signInAs('owner', '/no-such-page');
    app.fault(`always ${REFRESH} 401`);
    app.reload();

    await expect.poll(() => storedSession()).toEqual(NOTHING_STORED);
    await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect.poll(address).toBe('/no-such-page');
  });
});
