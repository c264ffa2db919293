import { signInForm } from './support/signInForm.ts';
import { expect, test } from './support/test.ts';

test.describe('Two tabs', () => {
  test('sign in together, and each stays on its page', async ({ context, page }) => {
    await page.goto('/login');
    const other = await context.newPage();
    await other.goto('/company/trattoria-aurora');
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();

    await signInForm(page).signIn('owner@tableside.example');
    await expect(page).toHaveURL('/dashboard');
    await expect(other.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    await expect(other).toHaveURL('/company/trattoria-aurora');
  });

  test("both show the latest user, with that user's permissions", async ({ app, context, page }) => {
    await app.signInAs('owner');
    const other = await context.newPage();
    await other.goto('/company/trattoria-aurora');
    await expect(other.getByRole('link', { name: 'Manage Subscription' })).toBeVisible();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await signInForm(page).signIn('staff@tableside.example');

    await expect(other.getByRole('banner').getByText('Noor Haddad')).toBeVisible();
    await expect(other.getByRole('banner').getByText('Giulia Ferraro')).toBeHidden();
    await expect(other.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Manage Subscription' })).toBeHidden();
  });
});
