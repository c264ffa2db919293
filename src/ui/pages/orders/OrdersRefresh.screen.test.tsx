import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { setOnline } from '#tests/support/screen/connection.ts';
import { layoutSettled } from '#tests/support/screen/layoutSettled.ts';
import {
  COMPANY,
  LIST,
  ORDERS_PAGE,
  orderCard,
  orderCards,
  passRefreshInterval,
  openTwoOrders,
  openManyOrders,
} from '#tests/support/screen/orders.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('Refreshing the orders', () => {
  test('updates orders and print status every 10 s, and announces new orders', async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    await expect.element(orderCards()).toHaveLength(2);
    const calls = app.calls();
    const announced = page.getByRole('status').filter({ hasText: /new order/ });
    const updated = page.getByText(/^Updated /);
    await expect.element(updated).toHaveTextContent('Updated 7:00:00 AM');
    await expect.element(announced).not.toBeInTheDocument();

    const number = await app.arriveOrder(COMPANY);
    await passRefreshInterval();
    await expect.element(orderCard(number)).toBeVisible();
    await expect.element(announced).toHaveTextContent('1 new order');
    await expect.element(updated).toHaveTextContent('Updated 7:00:10 AM');

    await app.printOrder(COMPANY, '1042');
    await advanceClock(9000);
    await expect.element(updated).toHaveTextContent('Updated 7:00:10 AM');
    await advanceClock(1000);
    await expect.element(orderCard('1042').getByText('Printed', { exact: true })).toBeVisible();
    await expect.element(updated).toHaveTextContent('Updated 7:00:20 AM');
    await expect.element(announced).not.toBeInTheDocument();
    expect(calls).toEqual([LIST, LIST]);
  });

  // (rule: offline hint)
  test('continues, saves, and hides the offline strip if the browser wrongly reports being offline', async ({
    app,
  }) => {
    stopClock();
    await openTwoOrders(app);
    await expect.element(orderCards()).toHaveLength(2);
    await expect.poll(() => app.pending()).toEqual([]);
    setOnline(false);
    const strip = page.getByText(/^You seem to be offline/);
    await expect.element(strip).toBeVisible();
    await page.getByRole('button', { name: 'Delete order 1041' }).click();
    await page.getByRole('button', { name: 'Delete order', exact: true }).click();
    const number = await app.arriveOrder(COMPANY);
    const deleted = app.answered(`DELETE /api/companies/${COMPANY}/orders`);
    await passRefreshInterval();
    await deleted;
    await expect.element(orderCard(number)).toBeVisible();
    await expect.element(strip).not.toBeInTheDocument();
  });

  test('moves nothing on the first refresh, even with the longest time text', async ({ app }) => {
    await page.viewport(768, 800);
    await app.enter('a company with orders', '/profile');
    stopClock('2026-01-22T15:58:58.000Z');
    const arrive = app.hold(LIST);
    app.open(`/company/${COMPANY}/orders`);
    const places = () =>
      [page.getByRole('searchbox'), page.getByRole('button', { name: 'New-order sound' })].map(
        (each) => each.element().getBoundingClientRect().y,
      );
    await expect.element(page.getByRole('searchbox')).toBeVisible();
    // the restaurant's name loads separately from the orders
    await expect.element(page.getByRole('heading', { level: 1, name: /^Orders for/ })).toBeVisible();
    const before = places();
    arrive();
    await expect.element(page.getByText('Updated 10:58:58 AM')).toBeVisible();
    expect(places()).toEqual(before);
  });

  test('keeps focus on an order that moves to another row', async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    const last = await app.arriveOrder(COMPANY);
    for (const _ of ['second', 'first']) await app.arriveOrder(COMPANY);
    app.reload();
    const button = page.getByRole('button', { name: `Delete order ${last}`, exact: true });
    await button.focus();
    const placeOf = () => orderCard(last).element().getBoundingClientRect().y;
    const before = placeOf();

    const number = await app.arriveOrder(COMPANY);
    await passRefreshInterval();
    await expect.element(orderCard(number)).toBeVisible();
    await expect.poll(placeOf).toBeGreaterThan(before);
    await expect.element(button).toHaveFocus();
  });

  test("keeps the list below 'Failed to load orders', and continues after Try again", async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    await expect.element(orderCards()).toHaveLength(2);
    app.fault(`${LIST} 500`);
    const calls = app.calls();
    await passRefreshInterval();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load orders');
    await expect.element(orderCards()).toHaveLength(2);
    await expect
      .element(page.getByRole('link', { name: 'Back to Company' }).last())
      .toHaveAttribute('href', `/company/${COMPANY}`);
    await passRefreshInterval();
    await passRefreshInterval();

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(orderCards()).toHaveLength(2);
    expect(calls).toEqual([LIST, LIST]);

    const number = await app.arriveOrder(COMPANY);
    await passRefreshInterval();
    await expect.element(orderCard(number)).toBeVisible();
  });

  // (rule: unreadable rows)
  test('omits orders that cannot be read, and shows their number', async ({ app }) => {
    await app.enter('a company with orders', '/profile');
    const order = {
      orderNumber: '7',
      timestamp: '2026-01-15T18:00:00Z',
      details: 'TABLE 4',
      isPrinted: false,
    };
    app.answer(LIST, { orders: [order, { ...order, timestamp: 'noon' }, null] });
    app.open(ORDERS_PAGE);
    await expect.element(orderCards()).toHaveLength(1);
    await expect.element(page.getByText("2 orders couldn't be read and aren't shown.")).toBeVisible();
  });

  test('waits while paused and catches up immediately', async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    await expect.element(orderCards()).toHaveLength(2);
    const calls = app.calls();
    const inkOf = (name: string) => getComputedStyle(page.getByRole('button', { name }).element()).color;
    await expect.element(page.getByRole('button', { name: 'Pause updates' })).toBeVisible();
    const quiet = inkOf('Pause updates');
    await page.getByRole('button', { name: 'Pause updates' }).click();
    const number = await app.arriveOrder(COMPANY);
    await passRefreshInterval();
    await passRefreshInterval();
    await expect.element(page.getByText('Updated 7:00:00 AM')).toBeVisible();
    // the button changes color, so that a pause is visible from a distance
    await expect.poll(() => inkOf('Resume updates')).not.toBe(quiet);

    await page.getByRole('button', { name: 'Resume updates' }).click();
    await advanceClock(1);
    await expect.element(orderCard(number)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Pause updates' })).toBeVisible();
    expect(calls).toEqual([LIST]);
  });
});

describe('An order that arrives while the user reads further down', () => {
  const total = () => orderCards().first().element().getAttribute('aria-setsize');
  const scrolled = () => scrollY;
  const topOf = (element: Element) => element.getBoundingClientRect().top;

  /** Returns the first order whose top edge is in view. */
  function readNow(): Element {
    const inView = orderCards()
      .elements()
      .find((each) => topOf(each) > 100);
    if (!inView) throw new Error('No order is in view');
    return inView;
  }

  async function readOn(): Promise<void> {
    await layoutSettled(() => document.documentElement.scrollHeight);
    // instant, because a smooth scroll might still be running, or might end early
    scrollTo({ top: 700, behavior: 'instant' });
    await layoutSettled(() => topOf(readNow()));
    expect(scrolled()).toBeGreaterThan(300);
  }

  test('is announced, and shown at the top only on request', async ({ app }) => {
    stopClock(new Date().toISOString());
    await openManyOrders(app);
    const before = total();
    await readOn();
    const read = readNow();
    const place = topOf(read);

    const number = await app.arriveOrder('trattoria-aurora');
    await passRefreshInterval();
    const show = page.getByRole('button', { name: 'Show 1 new order' });
    await expect.element(show).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: '1 new order' })).toHaveLength(1);
    expect(total()).toBe(before);
    // compares positions, not scroll offsets, because rows above may be taller than estimated
    expect(Math.abs(topOf(read) - place)).toBeLessThanOrEqual(1);

    await show.click();
    await expect.element(orderCard(number)).toBeVisible();
    await expect.element(show).not.toBeInTheDocument();
    await expect.poll(() => scrolled()).toBe(0);
    expect(total()).toBe(String(Number(before) + 1));
  });
});

describe('An order that arrives during a search', () => {
  const search = () => page.getByRole('searchbox', { name: 'Search orders' });
  const show = () => page.getByRole('button', { name: 'Show 1 new order' });

  test('is announced, and on request shown instead of the search results', async ({ app }) => {
    stopClock();
    await openTwoOrders(app, `${ORDERS_PAGE}?search=1042`);
    await expect.element(orderCards()).toHaveLength(1);
    const number = await app.arriveOrder(COMPANY);
    await passRefreshInterval();
    await expect.element(orderCards()).toHaveLength(1);

    await show().click();
    await expect.element(orderCard(number)).toBeVisible();
    await expect.element(search()).toHaveValue('');
    await expect.element(show()).not.toBeInTheDocument();
  });
});
