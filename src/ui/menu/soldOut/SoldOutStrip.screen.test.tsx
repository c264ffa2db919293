import { button, openPanel, PANEL_PAGE } from '#tests/support/screen/menuPanel.ts';
import type { App } from '#tests/support/screen/App.tsx';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

const ORDERS = 'GET /api/companies/company-1/orders';
const available = page.getByRole('switch', { name: 'Tiramisù available' });
const strip = page.getByRole('group', { name: 'Unavailable items' });

/** Returns orders of a minute from now, because only orders placed after an item became unavailable count. */
const ordersOf = (...details: string[]) => ({
  orders: details.map((each, index) => ({
    orderNumber: String(index),
    timestamp: new Date(Date.now() + 60_000).toISOString(),
    details: each,
    isPrinted: true,
  })),
});

async function switchOff(app: App, ...orders: string[]): Promise<void> {
  await openPanel(app);
  app.answer(ORDERS, ordersOf(...orders));
  await available.uncheck();
  await expect.element(page.getByText('Menu item updated successfully!')).toBeVisible();
}

describe('The sold-out strip', () => {
  test('lists orders for an item since it became unavailable, and makes it available again', async ({
    app,
  }) => {
    await switchOff(app, '1 x Tiramisu  11.00', '2 Panna cotta');
    await expect.element(strip.getByRole('button', { name: '2 items unavailable' })).toBeVisible();
    const link = strip.getByRole('link', {
      name: /^1 order for Tiramisù since you marked it unavailable at/,
    });
    await expect.element(link).toHaveAttribute('href', '/company/company-1/orders?search=Tiramis%C3%B9');
    await button('Mark available: Tiramisù').click();
    await expect.element(available).toBeChecked();
    await expect.element(link).not.toBeInTheDocument();
    await expect.element(strip.getByRole('button', { name: '1 item unavailable' })).toHaveFocus();
  });

  test('has no time for an item that another user marked unavailable, and loads no orders for it', async ({
    app,
  }) => {
    await app.enter('a restaurant with a menu', '/profile');
    const calls = app.calls();
    app.open(`${PANEL_PAGE}#voice-ai`);
    await expect.element(strip.getByRole('button', { name: '1 item unavailable' })).toBeVisible();
    await expect.element(strip.getByRole('listitem')).not.toBeInTheDocument();
    // the overview's request
    expect(calls.filter((call) => call === ORDERS)).toHaveLength(1);
  });

  test('shows a message if the orders cannot be loaded', async ({ app }) => {
    await openPanel(app);
    app.fault(`always ${ORDERS} 500`);
    await available.uncheck();
    await expect.element(strip.getByText("Couldn't check the orders.")).toBeVisible();
    await expect.element(strip.getByText(/^You marked Tiramisù unavailable at/)).toBeVisible();
    app.repair();
    await strip.getByRole('button', { name: 'Try again' }).click();
    await expect.element(strip.getByText(/^No orders for Tiramisù since/)).toBeVisible();
  });

  // (action: See unavailable items on the overview)
  test('is a row in the overview of the browser that marked an item unavailable, even without a reload', async ({
    app,
  }) => {
    await switchOff(app, '1 Tiramisu');
    const overview = page.getByRole('region', { name: 'Today and yesterday' });
    // the row was added above the visible part of the page
    await expect.element(overview.getByRole('link', { name: /Tiramisù.* unavailable$/ })).toBeInTheDocument();
    app.open('/profile');
    await expect.element(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    app.open('/company/company-1');
    await overview
      .getByRole('link', { name: /^1 order for Tiramisù since you marked it unavailable/ })
      .click();
    await expect.element(strip).toBeVisible();
    await button('Mark available: Tiramisù').click();
    await expect.element(overview.getByRole('link', { name: /^Affogato unavailable/ })).toBeVisible();
  });
});
