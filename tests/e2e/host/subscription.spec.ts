import type { Page } from '@playwright/test';
import { fact } from '../support/facts.ts';
import { expect, test } from '../support/test.ts';

const subscription = (page: Page) => page.getByRole('region', { name: 'Subscription' });

test.describe('Subscription of a company', () => {
  for (const { persona, company, role } of [
    { persona: 'owner', company: 'trattoria-aurora', role: 'owner' },
    { persona: 'owner', company: 'saffron-house', role: 'admin' },
  ] as const) {
    test(`is managed by an ${role}`, async ({ app, page }) => {
      await app.signInAs(persona, `/company/${company}`);
      await expect(fact(subscription(page), 'Your role')).toHaveText(role);
      await subscription(page).getByRole('link', { name: 'Manage Subscription' }).click();
      await expect(page).toHaveURL(`/company/${company}/subscription`);
      await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Company' }).click();
      await expect(page).toHaveURL(`/company/${company}`);
    });
  }
});
