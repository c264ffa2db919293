import { signInForm } from '../support/signInForm.ts';
import { isHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test.describe('Blocked browser storage', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    }),
  );

  test('leaves the public site working', async ({ page }) => {
    await page.goto('/');
    await isHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every call answered, while you cook');
    await page.getByRole('switch', { name: 'Yearly (-20%)' }).check();
    await expect(page.getByRole('article', { name: 'Standard', exact: true })).toContainText('$200');
  });

  test('signs users in until they reload', async ({ page }) => {
    await page.goto('/login');
    await signInForm(page).signIn('owner@tableside.example');
    await page.getByRole('link', { name: /Saffron House/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saffron House' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

test.describe('Full browser storage', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('It is full.', 'QuotaExceededError');
      };
    }),
  );

  test('lets users sign in and change settings', async ({ page }) => {
    await page.goto('/login');
    await signInForm(page).signIn('owner@tableside.example');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();
    await page.getByRole('link', { name: /Saffron House/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saffron House' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});
