import { stopClock } from '#tests/support/screen/clock.ts';
import {
  COMPANY,
  LIST,
  openTwoOrders,
  ORDERS_PAGE,
  orderCard,
  orderCards,
  passRefreshInterval,
} from '#tests/support/screen/orders.ts';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const toggle = (name: RegExp) => page.getByRole('group', { name: 'Show only' }).getByRole('button', { name });

const order = (orderNumber: string, details: string, isPrinted: boolean) => ({
  orderNumber,
  timestamp: '2026-01-15T18:30:00Z',
  details,
  isPrinted,
});

// (see rule: allergy and print filter)
describe('The filters of orders', () => {
  test('can be combined, show their number of orders, and stay in the URL', async ({ app }) => {
    await openTwoOrders(app);
    app.answer(LIST, {
      orders: [
        order('1', 'ALLERGY: nuts', true),
        order('2', 'ALLERGY: eggs', false),
        order('3', 'No allergies', false),
      ],
    });
    app.reload();
    await expect.element(toggle(/Allergies \(2\)/)).toBeVisible();
    await toggle(/Not yet printed \(2\)/).click();
    await expect.element(orderCards()).toHaveLength(2);
    await toggle(/Allergies/).click();
    await expect.element(orderCards()).toHaveLength(1);
    await expect.element(orderCard('2')).toBeVisible();
    await expect.poll(address).toBe(`${ORDERS_PAGE}?unprinted=yes&allergies=yes`);
    app.reload();
    await expect.element(orderCards()).toHaveLength(1);
    await expect.element(toggle(/Allergies/)).toHaveAttribute('aria-pressed', 'true');
    await toggle(/Not yet printed/).click();
    await expect.element(orderCards()).toHaveLength(2);
  });

  test('are named if no order matches, and can be cleared', async ({ app }) => {
    await openTwoOrders(app, `${ORDERS_PAGE}?window=24h&unprinted=yes`);
    await expect.element(page.getByText('No orders found', { exact: true })).toBeVisible();
    await expect
      .element(
        page.getByText('No orders that are not yet printed. Showing the last 24 hours.', { exact: false }),
      )
      .toBeVisible();
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await expect.poll(address).toBe(`${ORDERS_PAGE}?window=24h`);
  });

  test('hide a new order that does not match, and say so', async ({ app }) => {
    stopClock();
    await openTwoOrders(app, `${ORDERS_PAGE}?allergies=yes`);
    await expect.element(page.getByText('No orders that mention allergies.')).toBeVisible();
    const all = [order('7', 'ALLERGY: nuts', false)];
    app.answer(LIST, { orders: all });
    await passRefreshInterval();
    await expect.element(orderCard('7')).toBeVisible();
    app.repair();
    app.answer(LIST, { orders: [...all, order('8', '1 Margherita', false)] });
    await passRefreshInterval();
    await expect.element(page.getByText('1 new order is hidden by the filter.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.element(orderCard('8')).toBeVisible();
    await expect.poll(address).toBe(`/company/${COMPANY}/orders`);
  });
});
