import type { Page } from '@playwright/test';
import { apiCalls } from '../support/apiCalls.ts';
import { expect, test } from '../support/test.ts';

const plansPage = '/company/company-1/subscription';
const PORTAL = 'POST /api/companies/company-1/billing-portal';
const CHECKOUT = 'POST /api/companies/company-1/subscription/checkout';

const UPDATED = 'Your subscription has been updated successfully!';
const NO_PORTAL = 'Failed to open billing portal. Please try again.';
const NO_CHECKOUT = 'Failed to create checkout session. Please try again.';

const plan = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const manage = (page: Page) => page.getByRole('button', { name: /^Manage Plan/ });
const upgradeTo = (page: Page, name: string) => plan(page, name).getByRole('button', { name: /^Upgrade/ });
const yearly = (page: Page) => page.getByRole('switch', { name: 'Yearly (-20%)' });
const currently = (page: Page, name: string) => page.getByText(`Trattoria Aurora is on ${name}`);

const FAILURES = ['500', '403', 'offline', 'malformed', 'empty', 'not-json'];

/** The failure is told, and taken away by its button, so that the next one is seen to be new. */
async function dismissed(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(text);
  await alert.getByRole('button').click();
  await expect(alert).toHaveCount(0);
}

test.describe('Plans', () => {
  test('are six, the middle one most popular', async ({ app, page }) => {
    await app.enter('a company that may be billed', plansPage);
    await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
      'Starter',
      'Basic',
      'Standard',
      'Scale',
      'Business',
      'Enterprise',
    ]);
    await expect(page.getByRole('article').filter({ hasText: 'Most popular' })).toHaveAccessibleName(
      'Standard',
    );
    await expect(page.getByRole('article').filter({ hasText: 'Current plan' })).toHaveAccessibleName(
      'Standard',
    );
  });

  test('say what they hold', async ({ app, page }) => {
    await app.enter('a company that may be billed', plansPage);
    for (const [name, lines] of Object.entries({
      Starter: ['200 minutes, about 100 calls', '$0.25 per extra minute', 'Setup: $50 one-time'],
      Basic: ['625 minutes, about 300 calls', '$0.20 per extra minute', 'Setup: $50'],
      Standard: ['1,500 minutes, about 750 calls', '$0.167 per extra minute', 'Setup: $50'],
      Scale: ['3,500 minutes, about 1,750 calls', '$0.143 per extra minute', 'Setup: None'],
      Business: ['8,000 minutes, about 4,000 calls', '$0.125 per extra minute', 'Setup: None'],
    })) {
      await expect(plan(page, name).getByRole('list').first().getByRole('listitem')).toHaveText(lines);
    }
    const features = plan(page, 'Starter').getByRole('list').last().getByRole('listitem');
    await expect(features).toHaveText([
      '24/7 service',
      'English only',
      'Unlimited knowledge-base files',
      'Priority support',
    ]);
  });

  for (const { company, state, current, included, upgrades } of [
    {
      company: 'trattoria-aurora',
      state: 'the lowest',
      current: 'Starter',
      included: [],
      upgrades: ['Basic', 'Standard', 'Scale', 'Business', 'Enterprise'],
    },
    {
      company: 'saffron-house',
      state: 'nearly the highest',
      current: 'Business',
      included: ['Starter', 'Basic', 'Standard', 'Scale'],
      upgrades: ['Enterprise'],
    },
  ]) {
    test(`offer to manage the current one, ${state}, and to upgrade to what is above it`, async ({
      app,
      page,
    }) => {
      await app.signInAs('owner', `/company/${company}/subscription`);
      await expect(manage(page)).toHaveCount(1);
      await expect(plan(page, current).getByRole('button')).toHaveText('Manage Plan');
      for (const name of included) {
        await expect(plan(page, name).getByRole('button')).toHaveText('Included');
        await expect(plan(page, name).getByRole('button')).toBeDisabled();
      }
      for (const name of upgrades) {
        await expect(plan(page, name).getByRole('button')).toHaveText('Upgrade');
        await expect(plan(page, name).getByRole('button')).toBeEnabled();
      }
    });
  }

  test("have no buttons for staff, who may read them; a free plan's either", async ({ app, page }) => {
    await app.signInAs('owner', '/company/blue-door-diner/subscription');
    await expect(page.getByText('Only an owner or admin can change the plan.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Blue Door Diner is on Free')).toBeVisible();
  });

  test("are 'Company Not Found' for a company that is not theirs", async ({ app, page }) => {
    await app.signInAs('staff', '/company/saffron-house/subscription');
    await expect(page.getByRole('heading', { level: 1, name: 'Company Not Found' })).toBeVisible();
  });

  test("'Yearly (-20%)' switches the prices; the monthly one stands struck beside it", async ({
    app,
    page,
  }) => {
    await app.enter('a company that may be billed', plansPage);
    const prices = [
      ['Starter', '$50', '$40'],
      ['Basic', '$125', '$100'],
      ['Standard', '$250', '$200'],
      ['Scale', '$500', '$400'],
      ['Business', '$1,000', '$800'],
    ] as const;
    const price = (name: string, text: string) => plan(page, name).getByText(text, { exact: true });
    for (const [name, monthly, annual] of prices) {
      await expect(price(name, monthly)).toBeVisible();
      await expect(price(name, annual)).toBeHidden();
    }
    await expect(page.locator('s')).toHaveCount(0);

    await yearly(page).click();
    for (const [name, monthly, annual] of prices) {
      await expect(price(name, annual)).toBeVisible();
      await expect(plan(page, name).locator('s')).toContainText(monthly);
      await expect(plan(page, name).getByText('per month, billed yearly')).toBeVisible();
    }
    await expect(plan(page, 'Enterprise').getByText('Contact Us')).toBeVisible();

    await yearly(page).click();
    await expect(page.locator('s')).toHaveCount(0);
    await expect(price('Scale', '$500')).toBeVisible();
  });
});

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

  test('leaves the rest of the query it comes back with', async ({ app, page }) => {
    await app.enter('a company that may be billed', `${plansPage}?success=true&from=mail`);
    await expect(page.getByText(UPDATED)).toBeVisible();
    await expect(page).toHaveURL(`${plansPage}?from=mail`);
  });

  test(`whose checkout cannot be opened says '${NO_CHECKOUT}', and can be asked for again`, async ({
    app,
    page,
  }) => {
    await app.enter('a company that may be billed', plansPage);
    await expect(currently(page, 'Standard')).toBeVisible();
    for (const failure of FAILURES) {
      await app.fault(`always ${CHECKOUT} ${failure}`);
      await upgradeTo(page, 'Scale').click();
      await dismissed(page, NO_CHECKOUT);
      await expect(page).toHaveURL(plansPage);
    }
    await app.repair();
    await upgradeTo(page, 'Scale').click();
    await expect(page.getByRole('heading', { name: 'Subscribe to Scale' })).toBeVisible();
  });

  test('is asked for once, however often the buttons are pressed', async ({ app, page }) => {
    await app.enter('a company that may be billed', plansPage);
    await expect(currently(page, 'Standard')).toBeVisible();
    await app.fault(`${CHECKOUT} 1000ms`);
    const calls = apiCalls(page);
    await upgradeTo(page, 'Scale').click();
    await expect(plan(page, 'Scale').getByRole('button')).toHaveText('Opening...');
    for (const button of [
      plan(page, 'Scale').getByRole('button'),
      manage(page),
      upgradeTo(page, 'Business'),
    ]) {
      await button.click({ force: true });
    }
    await expect(page.getByRole('heading', { name: 'Subscribe to Scale' })).toBeVisible();
    expect(calls).toEqual([CHECKOUT]);
  });
});

test.describe('The current plan', () => {
  test(`whose portal cannot be opened says '${NO_PORTAL}', and can be asked for again`, async ({
    app,
    page,
  }) => {
    await app.enter('a company that may be billed', plansPage);
    await expect(currently(page, 'Standard')).toBeVisible();
    for (const failure of FAILURES) {
      await app.fault(`always ${PORTAL} ${failure}`);
      await manage(page).click();
      await dismissed(page, NO_PORTAL);
      await expect(page).toHaveURL(plansPage);
    }
    await app.repair();
    await manage(page).click();
    await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible();
  });
});
