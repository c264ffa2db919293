import { signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

test.describe('The backend in the page', () => {
  test('asks for localhost or HTTPS on an unencrypted page', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      Object.defineProperty(window, 'isSecureContext', { get: () => false });
    });
    await page.goto('/dashboard');
    const notice = page.getByRole('alert').filter({ hasText: "The fake backend can't run here." });
    await expect(notice).toContainText(`Open http://localhost:${new URL(page.url()).port}`);
    // the page below the message stays
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(notice).toBeInViewport();
  });

  test('asks for a regular window in a browser without service workers', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.goto('/');
    await expect(page.getByRole('alert').filter({ hasText: 'in a regular window' })).toBeVisible();
  });

  test('works with blocked storage until a reload', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    await page.goto('/login');
    await signInForm(page).signIn('owner@tableside.example');
    await page.getByRole('link', { name: /Saffron House/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saffron House' })).toBeVisible();
  });
});
