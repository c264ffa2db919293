import { NO_STORED_SESSION, storedSession } from '#tests/support/screen/storage.ts';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const REFRESH = 'POST /api/users/refresh-token';

describe('Session check at start-up', () => {
  test('sends no request without a stored session', async ({ app }) => {
    const calls = app.calls();
    app.open('/dashboard');
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('renders the page for the stored session while waiting for the response', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    app.fault(`always ${REFRESH} 20000ms`);
    const asked = app.sent('/refresh-token');
    app.reload();
    await asked;
    await expect.element(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await expect.element(page.getByText('Giulia Ferraro').first()).toBeVisible();
    expect(app.pending()).toEqual([REFRESH]);
  });

  test('ends a session that the host rejects, and shows a message', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    app.fault(`always ${REFRESH} 401`);
    app.reload();

    await expect.element(page.getByRole('alert')).toHaveTextContent('Authentication check failed.');
    await expect.poll(address).toBe('/login');
    expect(storedSession()).toEqual(NO_STORED_SESSION);
  });

  test('keeps the session when the check fails for another reason', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    app.fault(`always ${REFRESH} offline`);
    const checked = app.answered(REFRESH);
    app.reload();
    await checked;

    // the access token is still valid, so the next request succeeds
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect.element(page.getByRole('link', { name: /Trattoria Aurora/ })).toBeVisible();
    expect(storedSession().user).toContain('owner@tableside.example');
  });

  test('does not redirect from a public page', async ({ app }) => {
    await app.signInAs('owner', '/no-such-page');
    app.fault(`always ${REFRESH} 401`);
    app.reload();

    await expect.poll(() => storedSession()).toEqual(NO_STORED_SESSION);
    await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect.poll(address).toBe('/no-such-page');
  });
});
