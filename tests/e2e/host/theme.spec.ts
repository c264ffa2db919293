import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** All themes that the document has had. */
    themesShown?: string[];
  }
}

const shown = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Records the themes of the document from its start. */
async function watchTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const themes: string[] = [];
    window.themesShown = themes;
    new MutationObserver(() => {
      const { theme } = document.documentElement.dataset;
      if (theme !== undefined && theme !== themes.findLast((entry) => entry !== 'parsed')) themes.push(theme);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-theme'] });
    addEventListener('DOMContentLoaded', () => themes.push('parsed'));
  });
}

// (rule: theme)
test.describe('Theme', () => {
  for (const system of ['light', 'dark'] as const) {
    test.describe(`with a ${system} system theme`, () => {
      test.use({ colorScheme: system });
      const other = system === 'light' ? 'dark' : 'light';
      const toggle = system === 'light' ? 'Dark theme' : 'Light theme';

      test('follows the system, switches with the button, and stays after a reload without a flash', async ({
        app,
        page,
      }) => {
        await page.goto('/login');
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
        expect(await shown(page)).toBe(system);
        expect(await stored(page)).toBeNull();

        await watchTheme(page);
        await app.signInAs('owner', '/profile');
        await page.getByRole('button', { name: toggle }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', other);
        expect(await stored(page)).toBe(other);

        await page.reload();
        await expect(
          page.getByRole('button', { name: system === 'light' ? 'Light theme' : 'Dark theme' }),
        ).toBeVisible();
        expect(await shown(page)).toBe(other);
        // set before the first paint, and never changed
        expect(await page.evaluate(() => window.themesShown)).toEqual([other, 'parsed']);
        await expect(page.locator('html')).toHaveCSS('color-scheme', other);
      });
    });
  }

  test('follows system changes until the user chooses', async ({ app, page }) => {
    const html = page.locator('html');
    await app.signInAs('owner', '/profile');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Light theme' }).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    // the browser reports system changes with a frame
    await page.evaluate(
      () => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))),
    );
    await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  test('applies to all tabs', async ({ app, context, page }) => {
    await app.signInAs('owner', '/profile');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(other.getByRole('button', { name: 'Light theme' })).toBeVisible();
  });

  test('ignores an unknown theme in storage', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() => localStorage.setItem('theme', 'sepia'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
