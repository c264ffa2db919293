import { signInForm } from '#tests/support/screen/signInForm.ts';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const owner = 'owner@tableside.example';

describe('Route guard', () => {
  test('redirects signed-out visitors from every console page to /login', async ({ app }) => {
    for (const path of [
      '/dashboard',
      '/profile',
      '/company/trattoria-aurora',
      '/company/trattoria-aurora/subscription',
      '/company/trattoria-aurora/agent/aurora-host',
      '/company/trattoria-aurora/agent/aurora-host/conversation/c1',
    ]) {
      app.open(path);
      await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await expect.poll(address).toBe('/login');
    }
  });

  test('replaces the history entry, so that Back leaves the console', async ({ app }) => {
    app.open('/no-such-page');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect.poll(address).toBe('/login');

    history.back();
    await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect.poll(address).toBe('/no-such-page');
  });

  test('removes the sign-in form from the history after sign-in', async ({ app }) => {
    app.open('/no-such-page');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await signInForm().signIn(owner);
    await expect.element(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();

    history.back();
    await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  test('returns after sign-in to the requested page, with its query and hash', async ({ app }) => {
    app.open('/company/trattoria-aurora?from=mail#users');
    await expect.poll(address).toBe('/login');
    await signInForm().signIn(owner);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    await expect.poll(address).toBe('/company/trattoria-aurora?from=mail#users');
  });

  test('opens the dashboard after sign-in when no page was requested', async ({ app }) => {
    app.open('/login');
    await signInForm().signIn(owner);
    await expect.poll(address).toBe('/dashboard');
  });
});
