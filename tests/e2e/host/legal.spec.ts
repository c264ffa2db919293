import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const region = (page: Page, name: RegExp) => page.getByRole('region', { name });

const PATH = '/privacy-policy';

test('A legal page opens at the linked section, below the bar, even from another site', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Your Rights' }).click();
  const section = region(page, /^6\./);
  await expect(section).toBeFocused();
  await expect
    .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(80);

  const fragment = await region(page, /^11\./).getAttribute('id');
  await page.goto('/login');
  await page.goto(`${PATH}#${fragment}`);
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
});

test('A legal page prints black on white, even in the dark theme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeHidden();
});

test('The legal pages are accessible in both themes at every width', async ({ page }) => {
  for (const path of [PATH, '/terms-of-service']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await inspect(page, path);
  }
});
