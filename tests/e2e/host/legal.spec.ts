import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PRIVACY = [
  'Introduction',
  'Information We Collect',
  'How We Use Information',
  'Data Retention',
  'How We Share Information',
  'Your Rights',
  'Security',
  'Children Under 16',
  'International Transfers',
  'Changes to This Policy',
  'Contact Us',
];

const TERMS = [
  'Acceptance of Terms',
  'Changes to These Terms',
  'Our Services',
  'Accounts',
  'Subscription and Payments',
  'Your Content',
  'Prohibited Uses',
  'Intellectual Property',
  'Disclaimer of Warranties',
  'Limitation of Liability',
  'Indemnification',
  'Termination',
  'Contact Us',
  'Model Training',
  'Integrations',
  'Service Level Agreements',
];

const region = (page: Page, name: RegExp) => page.getByRole('region', { name });

for (const { path, title, sections } of [
  { path: '/privacy-policy', title: 'Privacy Policy', sections: PRIVACY },
  { path: '/terms-of-service', title: 'Terms of Service', sections: TERMS },
]) {
  test.describe(title, () => {
    test('leads to a section by its link, clear of the bar, also from outside', async ({ page }) => {
      await page.goto(path);
      const last = sections.at(-1) ?? '';
      await page
        .getByRole('navigation', { name: 'Sections' })
        .getByRole('link', { name: sections[5] ?? '' })
        .click();
      const section = region(page, new RegExp(`^6\\.`));
      await expect(section).toBeFocused();
      await expect
        .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
        .toBe(80);

      const fragment = await region(page, new RegExp(`^${sections.length}\\.`)).getAttribute('id');
      await page.goto('/login');
      await page.goto(`${path}#${fragment}`);
      await expect(page.getByRole('heading', { name: last })).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    });

    test('prints as text alone, black on white, in the dark theme too', async ({ page }) => {
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
