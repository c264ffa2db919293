import { setDate } from '#tests/support/screen/clock.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

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

const region = (name: RegExp) => page.getByRole('region', { name });

for (const { path, title, sections } of [
  { path: '/privacy-policy', title: 'Privacy Policy', sections: PRIVACY },
  { path: '/terms-of-service', title: 'Terms of Service', sections: TERMS },
]) {
  describe(title, () => {
    test(`has its ${sections.length} numbered sections and a table of contents`, async ({ app }) => {
      app.open(path);
      await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect.poll(() => document.title).toBe(`${title} · Tableside`);
      await expect
        .poll(() => page.getByRole('heading', { level: 2 }).texts())
        .toEqual(sections.map((section, index) => `${index + 1}. ${section}`));
      await expect
        .poll(() => page.getByRole('navigation', { name: 'Sections' }).getByRole('link').texts())
        .toEqual(sections);
    });

    test('shows the current date as its last update', async ({ app }) => {
      setDate('2027-03-09T15:00:00Z');
      app.open(path);
      await expect.element(page.getByText('Last updated: March 9, 2027')).toBeVisible();
    });

    test('names the contact address and links home', async ({ app }) => {
      app.open(path);
      await expect
        .element(region(/Contact Us/).getByRole('link'))
        .toHaveAttribute('href', 'mailto:hello@tableside.example');
      await expect.element(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    });
  });
}

describe('The legal pages say', () => {
  test('that retention depends on the plan, with customization and a training opt-out for enterprises', async ({
    app,
  }) => {
    app.open('/privacy-policy');
    await expect.element(region(/Data Retention/)).toMatchTextContent('depends on the subscription plan');
    await expect
      .element(region(/Data Retention/))
      .toMatchTextContent('Enterprise customers can agree on shorter or longer retention periods');
    await expect
      .element(region(/How We Use Information/))
      .toMatchTextContent('Enterprise customers can opt out');
    await expect
      .element(region(/How We Use Information/))
      .toMatchTextContent('We use recordings and transcripts to train and improve the models');
    await expect.element(region(/Information We Collect/)).toMatchTextContent('Voice data');
    await expect.element(region(/Information We Collect/)).toMatchTextContent('Transcripts');
    await expect.element(region(/Children Under 16/)).toMatchTextContent('under 16');
  });

  test('the terms of age, refunds, liability, training, and service levels', async ({ app }) => {
    app.open('/terms-of-service');
    await expect.element(region(/Acceptance/)).toMatchTextContent('at least 16 years old');
    await expect.element(region(/Payments/)).toMatchTextContent('non-refundable');
    await expect
      .element(region(/Payments/))
      .toMatchTextContent('Overage is billed at the end of the billing cycle');
    await expect
      .element(region(/Payments/))
      .toMatchTextContent("notify you when you approach your plan's limit");
    await expect
      .element(region(/Liability/))
      .toMatchTextContent('limited to the amount you paid us in the 12 months before');
    await expect.element(region(/Model Training/)).toMatchTextContent('Enterprise customers can opt out');
    await expect.element(region(/Service Level/)).toMatchTextContent('enterprise agreements only');
  });

  test('the console plans with minutes and overage', async ({ app }) => {
    app.open('/terms-of-service');
    const table = page.getByRole('table', { name: 'Minutes and overage of each plan' });
    await expect
      .poll(() => table.getByRole('row').texts())
      .toEqual([
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
