import type { Page } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';

/** The night on which New York switches to daylight saving time. */
const NIGHT = '2026-03-08T06:30:00Z';
const ORDERS = '/company/trattoria-aurora/orders';
const AS_OWNER = 'as=owner@tableside.example';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Fake backend' });

async function openPanel(page: Page) {
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Fake backend' }).click();
  return panel;
}

const firstTicket = async (page: Page) => {
  await expect(page.getByText('#1046')).toBeVisible();
  return page.locator('pre').first().innerText();
};

test.describe('Sandbox', () => {
  test('keeps time frozen for page and data, across links and reloads, until resumed', async ({ page }) => {
    await page.goto(`${ORDERS}?clock=${NIGHT}&${AS_OWNER}`);
    // the restaurant closed on Saturday evening
    const latest = page.getByRole('heading', { name: 'Saturday, March 7, 2026' });
    await expect(page.getByText('Updated 1:30:00 AM')).toBeVisible();
    await expect(latest).toBeVisible();
    await expect(page).toHaveURL(ORDERS);

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
    await page.goto(ORDERS);
    await expect(page.getByText('Updated 1:30:00 AM')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Updated 1:30:00 AM')).toBeVisible();
    await expect(latest).toBeVisible();

    const panel = await openPanel(page);
    await expect(panel).toContainText('The clock is frozen at Mar 8, 2026, 1:30:00 AM.');
    await panel.getByRole('button', { name: 'Add an order' }).click();
    // shown after the order is stored, because an earlier reload would lose the order
    await expect(panel.getByRole('status')).toHaveText('Order added.');
    await page.reload();
    await expect(page.getByText('#1047')).toBeVisible();
    await expect(page.getByText('1:30 AM', { exact: true })).toBeVisible();

    await openPanel(page);
    await panel.getByRole('button', { name: 'Resume the clock' }).click();
    await expect(page.getByText('#1046')).toBeVisible();
    await expect(latest).toBeHidden();
    await expect(page.getByRole('banner').getByText('Giulia Ferraro')).toBeVisible();
  });

  test('uses another seed, even after a reload, until reset', async ({ page }) => {
    await page.goto(`${ORDERS}?seed=1987&${AS_OWNER}`);
    const demo = await firstTicket(page);
    await page.goto(`${ORDERS}?seed=7&${AS_OWNER}`);
    const drawn = await firstTicket(page);
    expect(drawn).not.toBe(demo);
    await page.reload();
    expect(await firstTicket(page)).toBe(drawn);

    const panel = await openPanel(page);
    await expect(panel.getByRole('spinbutton', { name: /seed/ })).toHaveValue('7');
    await panel.getByRole('button', { name: 'Reset' }).click();
    await expect(page.locator('pre').first()).not.toHaveText(drawn);
    expect(await firstTicket(page)).toBe(demo);
  });

  test('can be started from the panel', async ({ page }) => {
    await page.goto(`${ORDERS}?${AS_OWNER}`);
    const panel = await openPanel(page);
    await panel.getByLabel('Freeze the clock at').fill('2026-03-08T01:30:00');
    await panel.getByRole('button', { name: 'Start sandbox' }).click();
    await expect(page.getByText('Updated 1:30:00 AM')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Fake backend · clock frozen' })).toBeVisible();
  });

  test('can be shared with a link to the current screen', async ({ page, browser }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(
      `${ORDERS}?clock=${NIGHT}&seed=7&as=staff@tableside.example&latency=20&orders=paused&fault=always GET /api/companies/:id 503 Busy`,
    );
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: 'Copy link to this state' }).click();
    await expect(panel.getByRole('status')).toContainText('Link copied.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe('/profile');
    expect([...new URL(link).searchParams]).toEqual([
      ['clock', '2026-03-08T06:30:00.000Z'],
      ['seed', '7'],
      ['as', 'staff@tableside.example'],
      ['latency', '20'],
      ['orders', 'paused'],
      ['fault', 'always GET /api/companies/:id 503 Busy'],
    ]);

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(other.getByRole('banner').getByText('Noor Haddad')).toBeVisible();
    await expect(
      panelOf(other).getByRole('button', {
        name: 'Fake backend · +20 ms · failing · orders paused · clock frozen · seed 7',
      }),
    ).toBeVisible();
    await elsewhere.close();
  });

  test("copies a link that names the scenario but not the scenario's user", async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/company/company-1/orders?scenario=a company with orders');
    await expect(page.getByText('#1042')).toBeVisible();
    const panel = await openPanel(page);
    await expect(panel).toContainText('Scenario: a company with orders.');
    await panel.getByRole('button', { name: 'Copy link to this state' }).click();
    await expect(panel.getByRole('status')).toContainText('Link copied.');
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect([...link.searchParams]).toEqual([['scenario', 'a company with orders']]);
  });

  test('starts a scenario even with a stopped clock', async ({ app, page }) => {
    await stopClock(page);
    await app.enter('a company with orders', '/company/company-1/orders');
    await expect(page.getByText('Updated 7:00:00 AM')).toBeVisible();
  });

  test('reports unknown commands and applies all others', async ({ page }) => {
    const told = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto(`/dashboard?clock=noon&${AS_OWNER}`);
    expect((await told).text()).toContain('"noon" is not an ISO 8601 time');
    await expect(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
  });
});
