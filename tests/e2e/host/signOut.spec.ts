import { signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

test.describe('Signing out', () => {
  test('leaves no data behind that Back could show', async ({ app, page }) => {
    await app.signInAs('owner');
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toMatch(/accessToken|owner@|Aurora/);

    await page.goBack();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Trattoria Aurora');
  });

  test('in another tab keeps text typed in this tab for the same user', async ({ page, context }) => {
    await page.goto('/company/trattoria-aurora?panel=voice#voice-ai');
    await signInForm(page).signIn('owner@tableside.example');
    const firstMessage = page.getByRole('textbox', { name: 'First message' });
    await firstMessage.fill('Good evening.');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await other.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await signInForm(page).signIn('owner@tableside.example');
    await expect(page.getByText(/^We restored your unsaved changes/)).toBeVisible();
    await expect(firstMessage).toHaveValue('Good evening.');
  });
});
