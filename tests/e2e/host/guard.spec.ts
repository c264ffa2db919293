import { signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

const owner = 'owner@tableside.example';

test.describe('Route guard', () => {
  test('sends a visitor who is not signed in from every page of the console to /login', async ({ page }) => {
    for (const path of [
      '/dashboard',
      '/profile',
      '/company/trattoria-aurora',
      '/company/trattoria-aurora/subscription',
      '/company/trattoria-aurora/agent/aurora-host',
      '/company/trattoria-aurora/agent/aurora-host/conversation/c1',
    ]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
        await expect(page).toHaveURL('/login');
      });
    }
  });

  test('passes along the page they came from, with its query and hash', async ({ page }) => {
    await page.goto('/company/trattoria-aurora?from=mail#users');
    await expect(page).toHaveURL('/login');
    await signInForm(page).signIn(owner);

    await expect(page.getByRole('heading', { name: 'Trattoria Aurora' })).toBeVisible();
    await expect(page).toHaveURL('/company/trattoria-aurora?from=mail#users');
  });

  test('replaces the history entry: Back leaves the console, and never loops', async ({ page }) => {
    await page.goto('/no-such-page');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/login');

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page).toHaveURL('/no-such-page');
  });

  test('leaves no sign-in form in the history after sign-in', async ({ page }) => {
    await page.goto('/no-such-page');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await signInForm(page).signIn(owner);
    await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  test('leads to the restaurants after sign-in when they came from nowhere', async ({ page }) => {
    await page.goto('/login');
    await signInForm(page).signIn(owner);
    await expect(page).toHaveURL('/dashboard');
  });
});
