import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { nextPaint } from '#tests/support/screen/layoutSettled.ts';
import { setOnline } from '#tests/support/screen/connection.ts';
import {
  COMPANY,
  ORDERS_PAGE,
  orderCard,
  orderCards,
  filter,
  passRefreshInterval,
  openTwoOrders,
  openManyOrders,
} from '#tests/support/screen/orders.ts';
import { address, describe, expect, keyboard, page, test, type Locator } from '#tests/support/screen/test.ts';

const DELETE = `DELETE /api/companies/${COMPANY}/orders`;
const UNDO_WINDOW_MS = 10_000;
const numbersOf = (list: Locator) => list.getByRole('heading', { level: 3 });

describe('The orders page', () => {
  test('groups orders by day with a long date, newest first', async ({ app }) => {
    await openTwoOrders(app);
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Orders for Trattoria Aurora' }))
      .toBeVisible();
    await expect
      .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).texts())
      .toEqual(['Thursday, January 15, 2026 1 order', 'Wednesday, January 14, 2026 1 order']);
    await expect.poll(() => numbersOf(page.getByRole('main')).texts()).toEqual(['#1042', '#1041']);
    await expect.element(orderCard('1042').getByRole('time')).toHaveTextContent('1:30 PM');
    await expect.element(orderCard('1041').getByText('Printed', { exact: true })).toBeVisible();
    await expect.element(orderCard('1042').getByText('Not yet printed', { exact: true })).toBeVisible();
    const { innerText: ticket } = orderCard('1041').css('pre').element() as HTMLElement;
    expect(ticket).toBe('PICKUP IN 20 MIN\n1 x Arancini');
    await page.getByRole('link', { name: 'Back to Company' }).click();
    await expect.poll(address).toBe(`/company/${COMPANY}`);
  });

  test("keeps the day's heading at the top until the next day, below a later notice", async ({ app }) => {
    await openManyOrders(app);
    const second = page.css('[data-index]:has(h2)').nth(1).element().getAttribute('data-index');
    const strip = page.getByRole('status').filter({ hasText: /^You seem to be offline/ });
    /** Returns the position of an element relative to the offline strip. */
    const topOf = (row: string | null) => {
      const { top } = page.css(`[data-index="${row}"]`).element().getBoundingClientRect();
      return Math.round(top - strip.element().getBoundingClientRect().bottom);
    };
    // a response would hide the strip
    app.fault('always 600000ms');
    setOnline(false);
    await expect.element(strip).toBeVisible();
    scrollTo({ top: topOf(second) + 300, behavior: 'instant' });
    await expect.poll(() => topOf(second)).toBe(0);
    await expect
      .poll(async () => {
        scrollBy({ top: topOf(second) - 15, behavior: 'instant' });
        await nextPaint();
        return [topOf('0'), topOf(second)];
      })
      .toEqual([0, 15]);
  });

  test("shows 'No orders found' without orders", async ({ app }) => {
    await app.enter('a company without orders', ORDERS_PAGE);
    await expect.element(page.getByText('No orders found', { exact: true })).toBeVisible();
    await expect.element(orderCards()).not.toBeInTheDocument();
  });

  test("is 'Company Not Found' for an unknown company, without polling", async ({ app }) => {
    stopClock();
    await app.signInAs('staff', '/profile');
    const calls = app.calls();
    app.open('/company/no-such-company/orders');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Company Not Found' })).toBeVisible();
    const before = calls.length;
    await passRefreshInterval();
    await passRefreshInterval();

    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect.element(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
    expect(calls.slice(before).filter((call) => call.includes('no-such-company'))).toEqual([]);
  });
});

describe('The time filter of orders', () => {
  test('is a single tab stop with arrow-key navigation', async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    const window = (name: string) => filter().getByRole('button', { name });
    await expect.element(orderCards()).toHaveLength(2);
    await window('All time').focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await expect.element(window('7 days')).toHaveFocus();
    await expect.element(window('All time')).toHaveAttribute('aria-pressed', 'true');
    await keyboard.press('Enter');
    await expect.element(orderCards()).toHaveLength(1);
    await keyboard.press('Tab');
    await expect.element(page.getByRole('button', { name: /^Allergies/ })).toHaveFocus();
    await keyboard.press('Shift+Tab');
    await expect.element(window('7 days')).toHaveFocus();
    await keyboard.press('Enter');
    await expect.element(window('7 days')).toHaveAttribute('aria-pressed', 'true');
  });

  // less than a week after the first order, more than a week after the second
  test("shows 1 of 2 orders, survives a reload, and is reset by 'All time'", async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    const all = filter().getByRole('button', { name: 'All time' });
    const chosen = filter().getByRole('button', { name: '7 days' });
    await expect.element(all).toHaveAttribute('aria-pressed', 'true');
    await expect.element(orderCards()).toHaveLength(2);

    await chosen.click();
    const shown = async () => {
      await expect.poll(() => numbersOf(page.getByRole('main')).texts()).toEqual(['#1042']);
      await expect.element(page.getByText('1 of 2 orders')).toHaveAttribute('role', 'status');
    };
    await shown();
    await expect.poll(address).toBe(`${ORDERS_PAGE}?window=7d`);

    app.reload();
    await expect.element(chosen).toHaveAttribute('aria-pressed', 'true');
    await shown();

    await all.click();
    await expect.element(orderCards()).toHaveLength(2);
    await expect.poll(address).toBe(ORDERS_PAGE);
  });
});

describe('Deleting an order', () => {
  const question = () => page.getByRole('alertdialog', { name: 'Delete order 1042?' });
  const ask = () => page.getByRole('button', { name: 'Delete order 1042', exact: true }).click();
  const confirm = () => question().getByRole('button', { name: 'Delete order' }).click();
  /** Confirms, and lets the dialog fade out while the clock is stopped. */
  const confirmAndFade = async () => {
    await confirm();
    await advanceClock(1000);
    await expect.element(question()).not.toBeInTheDocument();
  };

  test('prompts first and names the order', async ({ app }) => {
    await openTwoOrders(app);
    const calls = app.calls();
    await ask();
    await expect.element(question()).toBeVisible();
    await question().getByRole('button', { name: 'Keep order' }).click();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Delete order 1042', exact: true })).toHaveFocus();

    await ask();
    await keyboard.press('Escape');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(orderCard('1042')).toBeVisible();
    expect(calls).not.toContain(DELETE);
  });

  test("keeps the order on failure and shows the host's reason", async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    await ask();
    app.fault(`always ${DELETE} 409 The printer has it`);
    await confirmAndFade();
    await expect.element(orderCard('1042')).not.toBeInTheDocument();
    await advanceClock(UNDO_WINDOW_MS);
    await expect.element(page.getByRole('alert')).toMatchTextContent('The printer has it');
    await expect.element(page.getByRole('alert')).toMatchTextContent('Order 1042 is back in the list.');
    await expect.element(orderCard('1042')).toBeVisible();

    app.repair();
    await ask();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    const sent = app.sent(DELETE);
    await confirmAndFade();
    await advanceClock(UNDO_WINDOW_MS);
    await sent;
    await expect.element(orderCard('1042')).not.toBeInTheDocument();
    await expect.element(orderCard('1041')).toBeVisible();
  });

  test('moves focus to the next card, otherwise to the previous one, or to the heading', async ({ app }) => {
    await openTwoOrders(app);
    const buttonOf = (number: string) => page.getByRole('button', { name: `Delete order ${number}` });
    const arrived = await app.arriveOrder(COMPANY);
    app.reload();
    await expect.element(orderCards()).toHaveLength(3);
    for (const [number, next] of [
      ['1042', buttonOf('1041')],
      ['1041', buttonOf(arrived)],
      [arrived, page.getByRole('heading', { level: 1 })],
    ] as const) {
      await buttonOf(number).focus();
      await keyboard.press('Enter');
      const dialog = page.getByRole('alertdialog', { name: `Delete order ${number}?` });
      await dialog.getByRole('button', { name: 'Delete order' }).focus();
      await keyboard.press('Enter');
      await expect.element(orderCard(number)).not.toBeInTheDocument();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(next).toHaveFocus();
    }
    await expect.element(page.getByText('No orders found', { exact: true })).toBeVisible();
  });
});
