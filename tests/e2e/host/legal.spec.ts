import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const region = (page: Page, name: RegExp) => page.getByRole('region', { name });

for (const { path, title, sixth, count, last } of [
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    sixth: 'Your Rights',
    count: 11,
    last: 'Contact Us',
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    sixth: 'Your Content',
    count: 16,
    last: 'Service Level Agreements',
  },
]) {
  test.describe(title, () => {
    test('opens at the linked section, below the bar, even from another site', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: sixth }).click();
      const section = region(page, /^6\./);
      await expect(section).toBeFocused();
      await expect
        .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
        .toBe(80);

      const fragment = await region(page, new RegExp(`^${count}\\.`)).getAttribute('id');
      await page.goto('/login');
      await page.goto(`${path}#${fragment}`);
      await expect(page.getByRole('heading', { name: last })).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    });

    test('prints black on white, even in the dark theme', async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
      for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      await expect(page.getByRole('link', { name: 'Return to Home' })).toBeHidden();
    });

    test('is accessible in both themes at every width', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await inspect(page, title);
    });
  });
}
