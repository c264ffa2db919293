import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const plansPage = '/company/company-1/subscription';

const plan = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const upgradeTo = (page: Page, name: string) => plan(page, name).getByRole('button', { name: /^Upgrade/ });
const currently = (page: Page, name: string) => page.getByText(`Trattoria Aurora is on ${name}`);

test.describe('An upgrade', () => {
  test('to Enterprise, whose price is agreed with the team, goes the same way; the team can be asked first', async ({
    app,
    page,
  }) => {
    await app.enter('a company that may be billed', plansPage);
    const contact = plan(page, 'Enterprise').getByRole('link', { name: 'Contact Us' });
    await expect(contact).toHaveAttribute('href', /^mailto:support@tableside\.example\?subject=/);
    await upgradeTo(page, 'Enterprise').click();
    await page.getByRole('button', { name: 'Pay the agreed price' }).click();
    await expect(currently(page, 'Enterprise')).toBeVisible();
    await expect(page.getByRole('article').getByRole('button', { name: /Included$/ })).toHaveCount(5);
    await expect(plan(page, 'Enterprise').getByRole('button')).toHaveText('Manage Plan');
  });
});
