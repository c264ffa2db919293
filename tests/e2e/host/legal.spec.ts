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
    test(`has its ${sections.length} sections, numbered, and a list of them`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Tableside`);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(
        sections.map((section, index) => `${index + 1}. ${section}`),
      );
      await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveText(sections);
    });

    test('was last updated on the day of the visit', async ({ page }) => {
      await page.clock.setFixedTime('2027-03-09T15:00:00Z');
      await page.goto(path);
      await expect(page.getByText('Last updated: March 9, 2027')).toBeVisible();
    });

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

    test('names the contact address and leads home', async ({ page }) => {
      await page.goto(path);
      await expect(region(page, /Contact Us/).getByRole('link')).toHaveAttribute(
        'href',
        'mailto:hello@tableside.example',
      );
      await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
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

test.describe('What the legal pages state', () => {
  test('retention goes by plan, with customisation for enterprises, who may opt out of training', async ({
    page,
  }) => {
    await page.goto('/privacy-policy');
    await expect(region(page, /Data Retention/)).toContainText('depends on the subscription plan');
    await expect(region(page, /Data Retention/)).toContainText(
      'Enterprise customers can set retention periods of their own',
    );
    await expect(region(page, /How We Use Information/)).toContainText('Enterprise customers can opt out');
    await expect(region(page, /Information We Collect/)).toContainText('Transcripts');
    await expect(region(page, /Children Under 16/)).toContainText('under 16');
  });

  test('the terms: age, refunds, liability, training, service levels', async ({ page }) => {
    await page.goto('/terms-of-service');
    await expect(region(page, /Acceptance/)).toContainText('at least 16 years old');
    await expect(region(page, /Payments/)).toContainText('non-refundable');
    await expect(region(page, /Payments/)).toContainText('Overage is billed at the end of the billing cycle');
    await expect(region(page, /Payments/)).toContainText('a notice when you are nearing the limit');
    await expect(region(page, /Liability/)).toContainText('in the 12 months before');
    await expect(region(page, /Model Training/)).toContainText('Enterprise customers can opt out');
    await expect(region(page, /Service Level/)).toContainText('enterprise agreements only');
  });

  test("the terms state the console's plans with minutes and overage", async ({ page }) => {
    await page.goto('/terms-of-service');
    const table = page.getByRole('table', { name: 'Minutes and overage of each plan' });
    await expect(table.getByRole('row')).toHaveText([
      'PlanMinutes per monthPer extra minute',
      'Starter200$0.25',
      'Basic625$0.20',
      'Standard1,500$0.167',
      'Scale3,500$0.143',
      'Business8,000$0.125',
      'EnterpriseCustomCustom',
    ]);
  });
});
