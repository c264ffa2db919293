import { definitionOf } from '#tests/support/screen/definitionOf.ts';
import { address, describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const plansPage = '/company/company-1/subscription';
const CHECKOUT = 'POST /api/companies/company-1/subscription/checkout';

const CANCELED = 'Your subscription update was canceled. No changes were made to your subscription.';
const UPDATED = 'Your subscription has been updated successfully!';
const NO_CHECKOUT = 'Failed to create checkout session. Please try again.';

const plan = (name: string) => page.getByRole('article', { name, exact: true });
const manage = () => page.getByRole('button', { name: /^Manage Plan/ });
const upgradeTo = (name: string) => plan(name).getByRole('button', { name: /^Upgrade/ });
const yearly = () => page.getByRole('switch', { name: 'Yearly (-20%)' });
const currently = (name: string) => page.getByText(`Current plan: ${name}`);

/** Dismisses a failure message, so that the next one can be told apart. */
async function dismissed(text: string): Promise<void> {
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent(text);
  await alert.getByRole('button').click();
  await expect.element(alert).not.toBeInTheDocument();
}

// (action: View the plans)
describe('Plans', () => {
  test('are six plans, with the middle plan marked as most popular', async ({ app }) => {
    await app.enter('a company that may be billed', plansPage);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
    await expect
      .poll(() => page.getByRole('article').getByRole('heading', { level: 2 }).texts())
      .toEqual(['Starter', 'Basic', 'Standard', 'Scale', 'Business', 'Enterprise']);
    await expect
      .element(page.getByRole('article').filter({ hasText: 'Most popular' }))
      .toHaveAccessibleName('Standard');
    await expect
      .element(page.getByRole('article').filter({ hasText: 'Current plan' }))
      .toHaveAccessibleName('Standard');
  });

  test('show their capacity and the destination of their buttons', async ({ app }) => {
    await app.enter('a company that may be billed', plansPage);
    await expect.element(plan('Basic').getByRole('button')).toHaveAccessibleName('Basic: Included');
    await expect.element(manage()).toHaveAccessibleName('Manage Plan: opens the billing portal');
    await expect.element(upgradeTo('Scale')).toHaveAccessibleName('Upgrade: opens the checkout for Scale');
    for (const [name, lines] of Object.entries({
      Starter: ['200 minutes, about 100 calls', '$0.25 per extra minute', 'Setup: $50 one-time'],
      Enterprise: ['Custom minutes, custom calls', 'Custom price per extra minute', 'Setup: Custom'],
    })) {
      await expect
        .poll(() => plan(name).getByRole('list').first().getByRole('listitem').texts())
        .toEqual(lines);
    }
    await expect
      .poll(() => plan('Scale').getByRole('list').last().getByRole('listitem').texts())
      .toEqual(['Custom voice development', 'Custom integrations']);
  });

  test('are compared in a table if there is space', async ({ app }) => {
    await app.enter('a company that may be billed', plansPage);
    const table = page.getByRole('region', { name: 'Compare plans' }).getByRole('table');
    const row = (title: string) => table.getByRole('row').filter({ hasText: title });
    await expect
      .poll(() => table.getByRole('rowheader').texts())
      .toEqual(['Minutes a month', 'Calls', 'Per extra minute', 'Setup']);
    await expect
      .poll(() => row('Per extra minute').getByRole('cell').texts())
      .toEqual(['$0.25', '$0.20', '$0.167', '$0.143', '$0.125', 'Custom']);
    await page.viewport(360, 740);
    await expect.element(table).not.toBeInTheDocument();
  });

  // (action: Manage the plan in the billing portal)
  test('have buttons to manage the current plan and to upgrade to higher plans', async ({ app }) => {
    await app.signInAs('owner', '/company/saffron-house/subscription');
    await expect.element(manage()).toHaveLength(1);
    await expect.element(plan('Business').getByRole('button')).toHaveTextContent('Manage Plan');
    for (const name of ['Starter', 'Basic', 'Standard', 'Scale']) {
      await expect.element(plan(name).getByRole('button')).toHaveTextContent('Included');
      await expect.element(plan(name).getByRole('button')).toBeDisabled();
    }
    await expect.element(upgradeTo('Enterprise')).toBeEnabled();
  });

  test('have no buttons for staff or for a free plan', async ({ app }) => {
    await app.signInAs('owner', '/company/blue-door-diner/subscription');
    await expect.element(page.getByText('Only an owner or admin can change the plan.')).toBeVisible();
    await expect.element(page.getByRole('article')).toHaveLength(6);
    await expect.element(page.getByRole('article').getByRole('button')).not.toBeInTheDocument();
    await expect.element(page.getByText('Current plan: Free')).toBeVisible();
  });

  test("show yearly prices with 'Yearly (-20%)', and strike through the monthly ones", async ({ app }) => {
    await app.enter('a company that may be billed', plansPage);
    const prices = [
      ['Starter', '$50', '$40'],
      ['Scale', '$500', '$400'],
      ['Business', '$1,000', '$800'],
    ] as const;
    const price = (name: string, text: string) => plan(name).getByText(text, { exact: true });
    for (const [name, monthly, annual] of prices) {
      await expect.element(price(name, monthly)).toBeVisible();
      await expect.element(price(name, annual)).not.toBeInTheDocument();
    }
    await expect.element(page.css('s')).not.toBeInTheDocument();

    await yearly().click();
    for (const [name, monthly, annual] of prices) {
      await expect.element(price(name, annual)).toBeVisible();
      await expect.element(plan(name).css('s')).toMatchTextContent(monthly);
      await expect.element(plan(name).getByText('per month, billed yearly')).toBeVisible();
    }
    await expect.element(plan('Enterprise').getByText('Contact Us')).toBeVisible();

    await yearly().click();
    await expect.element(page.css('s')).not.toBeInTheDocument();
    await expect.element(price('Scale', '$500')).toBeVisible();
  });

  test("keep 'Yearly (-20%)' after a reload and on return from the checkout", async ({ app }) => {
    await app.enter('a company that may be billed', plansPage);
    await expect.element(yearly()).not.toBeChecked();
    await yearly().click();
    for (const wayBack of [plansPage, `${plansPage}?canceled=true`]) {
      app.open(wayBack);
      await expect.element(plan('Scale').getByText('$400', { exact: true })).toBeVisible();
      await expect.element(yearly()).toBeChecked();
    }
    await yearly().click();
    app.open(plansPage);
    await expect.element(plan('Scale').getByText('$500', { exact: true })).toBeVisible();
    await expect.element(yearly()).not.toBeChecked();
  });
});

describe('The usage', () => {
  const usage = () => page.getByRole('region', { name: 'Usage' });
  const filled = () => page.getByRole('article').css('.MuiButton-contained');

  test('is shown with the cheapest plan for this usage', async ({ app }) => {
    await app.signInAs('owner', '/company/trattoria-aurora/subscription');
    await expect.element(usage().getByText('of 200 minutes used')).toBeVisible();
    await expect
      .element(usage().getByText('At this pace, your Starter plan costs the least: about $7'))
      .toBeVisible();
    await expect.element(definitionOf('Minutes run out', usage())).toMatchTextContent(/^\w{3}, \w{3} \d+$/);
    await expect.element(filled()).not.toBeInTheDocument();
    await yearly().click();
    await expect.element(usage().getByText('costs the least: about $6')).toBeVisible();
  });

  test('is not estimated if the calls account for few of the billed minutes', async ({ app }) => {
    await app.signInAs('owner', '/company/saffron-house/subscription');
    await expect.element(usage().getByText('No estimate: the listed calls account for only')).toBeVisible();
    await expect.element(filled()).not.toBeInTheDocument();
  });

  test('is not estimated while the calls cannot be loaded, until a retry succeeds', async ({ app }) => {
    app.fault('GET /api/companies/trattoria-aurora/calls 500');
    await app.signInAs('owner', '/company/trattoria-aurora/subscription');
    await expect
      .element(usage().getByText("Couldn't load your calls, so there's no estimate."))
      .toBeVisible();
    await expect.element(page.getByRole('article')).toHaveLength(6);
    await usage().getByRole('button', { name: 'Try again' }).click();
    await expect.element(usage().getByText('At this pace, your Starter plan')).toBeVisible();
  });
});

describe('An upgrade', () => {
  for (const { flag, role, text } of [
    { flag: 'canceled', role: 'alert', text: CANCELED },
    { flag: 'success', role: 'status', text: UPDATED },
  ] as const) {
    test(`that returns with ${flag}=true shows '${text}' once, until dismissed`, async ({ app }) => {
      await app.enter('a company that may be billed', `${plansPage}?${flag}=true`);
      const message = page.getByRole(role).filter({ hasText: text });
      await expect.element(message).toBeVisible();
      await expect.poll(address).toBe(plansPage);
      await message.getByRole('button', { name: 'Dismiss' }).click();
      await expect.element(message).not.toBeInTheDocument();
      app.reload();
      await expect.element(currently('Standard')).toBeVisible();
      await expect.element(message).not.toBeInTheDocument();
    });
  }

  test('returns focus when its message is dismissed by keyboard', async ({ app }) => {
    await app.enter('a company that may be billed', `${plansPage}?canceled=true`);
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await expect.element(dismiss).toBeVisible();
    await dismiss.focus();
    await keyboard.press('Shift+Tab');
    const before = document.activeElement;
    await keyboard.press('Tab');
    await expect.element(dismiss).toHaveFocus();
    await keyboard.press('Enter');
    await expect.element(dismiss).not.toBeInTheDocument();
    expect(document.activeElement).toBe(before);
    expect(before).not.toBe(document.body);
  });

  test(`shows '${NO_CHECKOUT}' when the checkout cannot open, and can be retried`, async ({ app }) => {
    await app.enter('a company that may be billed', plansPage);
    await expect.element(currently('Standard')).toBeVisible();
    app.fault(`${CHECKOUT} 500`);
    await upgradeTo('Scale').click();
    await dismissed(NO_CHECKOUT);
    await expect.poll(address).toBe(plansPage);
    const sent = app.sent(CHECKOUT);
    await upgradeTo('Scale').click();
    expect(await sent).toEqual({ planId: 'scale', interval: 'monthly' });
    await expect.poll(() => app.left).toEqual([expect.stringMatching(/checkout\.html\?session=/)]);
  });

  test('sends one request for several clicks', async ({ app }) => {
    await app.enter('a company that may be billed', plansPage);
    await expect.element(currently('Standard')).toBeVisible();
    const release = app.hold(CHECKOUT);
    const calls = app.calls();
    await upgradeTo('Scale').click();
    await expect.element(plan('Scale').getByRole('button')).toHaveTextContent('Opening...');
    for (const button of [plan('Scale').getByRole('button'), manage(), upgradeTo('Business')]) {
      await button.click({ force: true });
    }
    release();
    await expect.poll(() => app.left).toEqual([expect.stringMatching(/checkout\.html\?session=/)]);
    expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([CHECKOUT]);
  });
});
