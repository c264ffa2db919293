import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { nextPaint } from '#tests/support/screen/layoutSettled.ts';
import { setOnline } from '#tests/support/screen/connection.ts';
import {
  COMPANY,
  LIST,
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
const UNDO_MS = 10_000;
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
    await page.getByRole('link', { name: 'Back to Company' }).click();
    await expect.poll(address).toBe(`/company/${COMPANY}`);
  });

  test('keeps orders of one day in one group, newest first', async ({ app }) => {
    await openManyOrders(app);
    const moments = orderCards()
      .elements()
      .map((each) => each.querySelector('time')?.dateTime ?? '');
    expect(moments.length).toBeGreaterThan(3);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const days = page.getByRole('main').getByRole('heading', { level: 2 }).texts();
    expect(new Set(days).size).toBe(days.length);
  });

  test("keeps the day's heading at the top until the next day, below a later notice", async ({ app }) => {
    await openManyOrders(app);
    const second = page.css('[data-index]:has(h2)').nth(1).element().getAttribute('data-index');
    const strip = page.getByRole('status').filter({ hasText: /^You're offline/ });
    /** Below the strip. */
    const topOf = (row: string | null) => {
      const { top } = page.css(`[data-index="${row}"]`).element().getBoundingClientRect();
      return Math.round(top - strip.element().getBoundingClientRect().bottom);
    };
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

  test('shows the details as printed, with a literal \\n as a line break', async ({ app }) => {
    await openTwoOrders(app);
    const ticket = (number: string) => (orderCard(number).css('pre').element() as HTMLElement).innerText;
    await expect.element(orderCards()).toHaveLength(2);
    expect(ticket('1041')).toBe('PICKUP IN 20 MIN\n1 x Arancini');
    expect(ticket('1042')).toBe('TABLE 4\n2 x Tagliatelle al ragù\n1 x Tiramisù');
  });

  test('shows whether orders are printed', async ({ app }) => {
    await openTwoOrders(app);
    await expect.element(orderCard('1041').getByText('Printed', { exact: true })).toBeVisible();
    await expect.element(orderCard('1042').getByText('Not yet printed', { exact: true })).toBeVisible();
  });

  test("shows 'No orders found' without orders", async ({ app }) => {
    await app.enter('a company without orders', ORDERS_PAGE);
    await expect.element(page.getByText('No orders found', { exact: true })).toBeVisible();
    await expect.element(orderCards()).not.toBeInTheDocument();
  });

  for (const path of ['/company/no-such-company/orders', '/company/saffron-house/orders']) {
    test(`is 'Company Not Found' at ${path}, without polling`, async ({ app }) => {
      stopClock();
      await app.signInAs('staff', '/profile');
      const calls = app.calls();
      app.open(path);
      await expect.element(page.getByRole('heading', { level: 1, name: 'Company Not Found' })).toBeVisible();
      const before = calls.length;
      await passRefreshInterval();
      await passRefreshInterval();

      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await expect.element(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
      // the session check may still be in flight
      const asked = () => calls.slice(before).filter((call) => call.startsWith('GET'));
      await expect.poll(asked).toEqual(['GET /api/companies/restaurants']);
    });
  }
});

describe('The time filter of orders', () => {
  test("offers five windows, 'All time' by default", async ({ app }) => {
    await openTwoOrders(app);
    const windows = filter().getByRole('button');
    await expect
      .poll(() => windows.texts())
      .toEqual(['All time', 'Last 24 hours', '7 days', '30 days', '90 days']);
    const pressed = windows.elements().map((window) => window.getAttribute('aria-pressed'));
    expect(pressed).toEqual(['true', 'false', 'false', 'false', 'false']);
  });

  test('is one tab stop with arrow keys', async ({ app }) => {
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

  // within a week of the first order, more than a week after the other
  for (const { name, window, numbers } of [
    { name: 'Last 24 hours', window: '24h', numbers: [] },
    { name: '7 days', window: '7d', numbers: ['#1042'] },
    { name: '30 days', window: '30d', numbers: ['#1042', '#1041'] },
    { name: '90 days', window: '90d', numbers: ['#1042', '#1041'] },
  ]) {
    test(`'${name}' shows ${numbers.length} of 2, survives a reload, and is reset by 'All time'`, async ({
      app,
    }) => {
      stopClock();
      await openTwoOrders(app);
      const all = filter().getByRole('button', { name: 'All time' });
      const chosen = filter().getByRole('button', { name });
      await expect.element(all).toHaveAttribute('aria-pressed', 'true');
      await expect.element(orderCards()).toHaveLength(2);

      await chosen.click();
      const shown = async () => {
        await expect.poll(() => numbersOf(page.getByRole('main')).texts()).toEqual(numbers);
        await expect
          .element(page.getByText(`${numbers.length} of 2 orders`))
          .toHaveAttribute('role', 'status');
        await expect
          .element(page.getByText('No orders found', { exact: true }))
          .toHaveLength(numbers.length === 0 ? 1 : 0);
      };
      await shown();
      await expect.poll(address).toBe(`${ORDERS_PAGE}?window=${window}`);

      app.reload();
      await expect.element(chosen).toHaveAttribute('aria-pressed', 'true');
      await shown();

      await all.click();
      await expect.element(orderCards()).toHaveLength(2);
      await expect.poll(address).toBe(ORDERS_PAGE);
    });
  }
});

describe('Deleting an order', () => {
  const question = () => page.getByRole('alertdialog', { name: 'Delete order 1042?' });
  const ask = () => page.getByRole('button', { name: 'Delete order 1042', exact: true }).click();
  const confirm = () => question().getByRole('button', { name: 'Delete order' }).click();
  /** Confirms with the clock stopped. */
  const confirmAndFade = async () => {
    await confirm();
    await advanceClock(1000);
    await expect.element(question()).not.toBeInTheDocument();
  };

  test('asks first and names the order', async ({ app }) => {
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

  for (const { fault, message } of [
    { fault: '409 The printer has it', message: 'The printer has it' },
    { fault: 'offline', message: 'Failed to delete order' },
  ]) {
    test(`keeps the order on failure and shows '${message}'`, async ({ app }) => {
      stopClock();
      await openTwoOrders(app);
      await ask();
      app.fault(`always ${DELETE} ${fault}`);
      await confirmAndFade();
      await expect.element(orderCard('1042')).not.toBeInTheDocument();
      await advanceClock(UNDO_MS);
      await expect.element(page.getByRole('alert')).toMatchTextContent(message);
      await expect.element(page.getByRole('alert')).toMatchTextContent('Order 1042 is back in the list.');
      await expect.element(orderCard('1042')).toBeVisible();

      app.repair();
      await ask();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
      const sent = app.sent(DELETE);
      await confirmAndFade();
      await advanceClock(UNDO_MS);
      await sent;
      await expect.element(orderCard('1042')).not.toBeInTheDocument();
      await expect.element(orderCard('1041')).toBeVisible();
    });
  }

  test('moves focus to the card that takes its place, or the previous one, or the heading', async ({
    app,
  }) => {
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

  test('moves focus also when another user deleted it meanwhile', async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    await page.getByRole('button', { name: 'Delete order 1042', exact: true }).focus();
    await keyboard.press('Enter');
    await expect.element(question()).toBeVisible();
    app.answer(LIST, {
      orders: [
        { orderNumber: '1041', timestamp: '2026-01-14T18:30:00Z', details: 'PICKUP', isPrinted: true },
      ],
    });
    app.fault(`${DELETE} 404 Order 1042 not found`);
    await passRefreshInterval();
    await expect.element(orderCard('1042')).not.toBeInTheDocument();
    await confirm();
    await advanceClock(1000);
    await expect.element(page.getByRole('button', { name: 'Delete order 1041' })).toHaveFocus();
    await advanceClock(UNDO_MS);
    await expect.element(page.getByRole('alert')).toMatchTextContent('Order 1042 not found');
  });

  test('removes it from the list at once, permanently', async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    await expect.element(orderCards()).toHaveLength(2);
    await ask();
    await confirmAndFade();
    await expect.element(orderCards()).toHaveLength(1);
    const sent = app.sent(DELETE);
    await advanceClock(UNDO_MS);
    expect(await sent).toEqual({ orderNumber: '1042' });
    await expect.element(orderCard('1042')).not.toBeInTheDocument();

    app.reload();
    await expect.element(orderCard('1041')).toBeVisible();
    await expect.element(orderCard('1042')).not.toBeInTheDocument();
  });

  test('sends one request, however often it is confirmed', async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    const writes = app.writes();
    await ask();
    await question().getByRole('button', { name: 'Delete order' }).dblClick();
    await advanceClock(1000);
    await expect.element(question()).not.toBeInTheDocument();
    await advanceClock(UNDO_MS);
    await expect.poll(() => writes).toEqual([DELETE]);
  });

  test('shows the order again when the host does not respond', async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    app.fault(`always ${DELETE} 60000ms`);
    await ask();
    await confirmAndFade();
    await advanceClock(UNDO_MS - 1000);
    await expect.poll(() => app.underWay()).toContain(DELETE);
    await advanceClock(14_999);
    await expect.element(orderCard('1042')).not.toBeInTheDocument();
    await advanceClock(1);
    await expect.element(orderCard('1042')).toBeVisible();
    const hint = page.getByText('This is taking longer than usual. Order 1042 is back in the list.');
    await expect.element(hint).toBeVisible();
    await page.getByRole('button', { name: 'Stop waiting' }).click();
    await expect.element(hint).not.toBeInTheDocument();
  });
});
