import { expect, test } from '../support/test.ts';

test.describe('Sign out', () => {
  test('leaves no way back to the data', async ({ app, page }) => {
    await app.signInAs('owner');
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Trattoria Aurora');
  });
});
