import { pass, stopClock } from '#tests/support/screen/clock.ts';
import { setOnline } from '#tests/support/screen/line.ts';
import {
  address,
  describe,
  expect,
  keyboard,
  mouse,
  page,
  test,
  type App,
  type Locator,
} from '#tests/support/screen/test.ts';

const COMPANY = 'company-1';
const ordersPage = `/company/${COMPANY}/orders`;
const LIST = `GET /api/companies/${COMPANY}/orders`;
const DELETE = `DELETE /api/companies/${COMPANY}/orders`;

const slip = (number: string) => page.getByRole('article', { name: `Order ${number}`, exact: true });
const slips = () => page.getByRole('article');
const filter = () => page.getByRole('group', { name: 'Time filter' });
const numbersOf = (list: Locator) => list.getByRole('heading', { level: 3 });
const tenSeconds = () => pass(10_000);

/** Two orders: 1042 of Jan 15, 2026 and 1041 of the day before. No others come by themselves. */
async function openTwoOrders(app: App, path = ordersPage): Promise<void> {
  await app.enter('a company with orders', path);
}

/** The 46 orders of the seed, which are more than a window shows. */
async function openManyOrders(app: App): Promise<void> {
  await app.signInAs('owner', '/company/trattoria-aurora/orders');
  await expect.element(slips().first()).toBeVisible();
}

describe('Orders', () => {
  test('stand by day under its long date, the newest first', async ({ app }) => {
    await openTwoOrders(app);
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Orders for Trattoria Aurora' }))
      .toBeVisible();
    await expect
      .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).texts())
      .toEqual(['Thursday, January 15, 2026 1 order', 'Wednesday, January 14, 2026 1 order']);
    await expect.poll(() => numbersOf(page.getByRole('main')).texts()).toEqual(['#1042', '#1041']);
    await expect.element(slip('1042').getByRole('time')).toHaveTextContent('1:30 PM');
    await page.getByRole('link', { name: 'Back to Company' }).click();
    await expect.poll(address).toBe(`/company/${COMPANY}`);
  });

  test('of one day stand in one group, the newest first', async ({ app }) => {
    await openManyOrders(app);
    const moments = slips()
      .elements()
      .map((each) => each.querySelector('time')?.dateTime ?? '');
    expect(moments.length).toBeGreaterThan(3);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const days = page.getByRole('main').getByRole('heading', { level: 2 }).texts();
    expect(new Set(days).size).toBe(days.length);
  });

  test('show the ticket as the kitchen gets it, a written \\n as a line break', async ({ app }) => {
    await openTwoOrders(app);
    const ticket = (number: string) => (slip(number).css('pre').element() as HTMLElement).innerText;
    await expect.element(slips()).toHaveLength(2);
    expect(ticket('1041')).toBe('PICKUP IN 20 MIN\n1 x Arancini');
    expect(ticket('1042')).toBe('TABLE 4\n2 x Tagliatelle al ragù\n1 x Tiramisù');
  });

  test('say whether they are printed', async ({ app }) => {
    await openTwoOrders(app);
    await expect.element(slip('1041').getByText('Printed', { exact: true })).toBeVisible();
    await expect.element(slip('1042').getByText('Not yet printed', { exact: true })).toBeVisible();
  });

  test("are 'No orders found' where there are none", async ({ app }) => {
    await app.enter('a company without orders', ordersPage);
    await expect.element(page.getByText('No orders found', { exact: true })).toBeVisible();
    await expect.element(slips()).not.toBeInTheDocument();
  });

  for (const path of ['/company/no-such-company/orders', '/company/saffron-house/orders']) {
    test(`are 'Company Not Found' at ${path}, and not asked for again`, async ({ app }) => {
      stopClock();
      await app.signInAs('staff', '/profile');
      const calls = app.calls();
      app.open(path);
      await expect.element(page.getByRole('heading', { level: 1, name: 'Company Not Found' })).toBeVisible();
      const before = calls.length;
      await tenSeconds();
      await tenSeconds();

      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await expect.element(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
      await expect.poll(() => calls.slice(before)).toEqual(['GET /api/companies/restaurants']);
    });
  }
});

describe('The time filter of orders', () => {
  // a week less a few hours after the one order, a week and a day after the other
  for (const { name, window, numbers } of [
    { name: 'Last 24 hours', window: '24h', numbers: [] },
    { name: '7 days', window: '7d', numbers: ['#1042'] },
    { name: '30 days', window: '30d', numbers: ['#1042', '#1041'] },
    { name: '90 days', window: '90d', numbers: ['#1042', '#1041'] },
  ]) {
    test(`'${name}' shows ${numbers.length} of 2, stays over a reload and ends with 'All time'`, async ({
      app,
    }) => {
      stopClock();
      await openTwoOrders(app);
      const all = filter().getByRole('button', { name: 'All time' });
      const chosen = filter().getByRole('button', { name });
      await expect.element(all).toHaveAttribute('aria-pressed', 'true');
      await expect.element(slips()).toHaveLength(2);

      await chosen.click();
      const shown = async () => {
        await expect.poll(() => numbersOf(page.getByRole('main')).texts()).toEqual(numbers);
        await expect
          .element(page.getByText('No orders found', { exact: true }))
          .toHaveLength(numbers.length === 0 ? 1 : 0);
      };
      await shown();
      await expect.poll(address).toBe(`${ordersPage}?window=${window}`);

      app.reload();
      await expect.element(chosen).toHaveAttribute('aria-pressed', 'true');
      await shown();

      await all.click();
      await expect.element(slips()).toHaveLength(2);
      await expect.poll(address).toBe(ordersPage);
    });
  }
});

describe('Deleting an order', () => {
  const question = () => page.getByRole('alertdialog', { name: 'Delete order 1042?' });
  const ask = () => page.getByRole('button', { name: 'Delete order 1042', exact: true }).click();
  const confirm = () => question().getByRole('button', { name: 'Delete order' }).click();

  test('asks first, and names the order', async ({ app }) => {
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
    await expect.element(slip('1042')).toBeVisible();
    expect(calls).not.toContain(DELETE);
  });

  for (const { fault, message } of [
    { fault: '409 The printer has it', message: 'The printer has it' },
    { fault: 'offline', message: 'Failed to delete order' },
  ]) {
    test(`keeps it when that fails, and says '${message}'`, async ({ app }) => {
      await openTwoOrders(app);
      await ask();
      app.fault(`always ${DELETE} ${fault}`);
      await confirm();
      await expect.element(page.getByRole('alert')).toHaveTextContent(message);
      await expect.element(question()).not.toBeInTheDocument();
      await expect.element(slip('1042')).toBeVisible();

      app.repair();
      await ask();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
      await confirm();
      await expect.element(slip('1042')).not.toBeInTheDocument();
      await expect.element(slip('1041')).toBeVisible();
    });
  }

  test('leads the focus on: to the slip that moves up, at the end to the one before, at last to the heading', async ({
    app,
  }) => {
    await openTwoOrders(app);
    const buttonOf = (number: string) => page.getByRole('button', { name: `Delete order ${number}` });
    const arrived = await app.arriveOrder(COMPANY);
    app.reload();
    await expect.element(slips()).toHaveLength(3);
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
      await expect.element(slip(number)).not.toBeInTheDocument();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(next).toHaveFocus();
    }
    await expect.element(page.getByText('No orders found', { exact: true })).toBeVisible();
  });

  test('happens once, however often it is confirmed', async ({ app }) => {
    await openTwoOrders(app);
    app.fault(`${DELETE} 300ms`);
    const calls = app.calls();
    await ask();
    await confirm();
    await question().getByRole('button', { name: 'Deleting...' }).click({ force: true });
    await expect.element(slip('1042')).not.toBeInTheDocument();
    await expect.element(question()).not.toBeInTheDocument();
    expect(calls.filter((call) => call === DELETE)).toHaveLength(1);
  });
});

describe('The refresh of orders', () => {
  test('brings what arrived and what was printed every 10 s, and announces arrivals', async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    await expect.element(slips()).toHaveLength(2);
    const calls = app.calls();
    const announced = page.getByRole('status').filter({ hasText: /new order/ });
    const updated = page.getByText(/^Updated /);
    await expect.element(updated).toHaveTextContent('Updated 7:00:00 AM');
    await expect.element(announced).not.toBeInTheDocument();

    const number = await app.arriveOrder(COMPANY);
    await tenSeconds();
    await expect.element(slip(number)).toBeVisible();
    await expect.element(announced).toHaveTextContent('1 new order');
    await expect.element(updated).toHaveTextContent('Updated 7:00:10 AM');

    await app.printOrder(COMPANY, '1042');
    await pass(9000);
    await expect.element(updated).toHaveTextContent('Updated 7:00:10 AM');
    await pass(1000);
    await expect.element(slip('1042').getByText('Printed', { exact: true })).toBeVisible();
    await expect.element(updated).toHaveTextContent('Updated 7:00:20 AM');
    await expect.element(announced).not.toBeInTheDocument();
    expect(calls).toEqual([LIST, LIST]);
  });

  test('leaves the list as it is, with the focus in it, when there is nothing new', async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    const button = page.getByRole('button', { name: 'Delete order 1041' });
    await button.focus();
    const before = slip('1041').element();
    await tenSeconds();
    await expect.element(page.getByText('Updated 7:00:10 AM')).toBeVisible();
    await expect.element(button).toHaveFocus();
    expect(slip('1041').element()).toBe(before);
  });

  test('leaves the focus with its order when that moves to another line', async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    const last = await app.arriveOrder(COMPANY);
    for (const _ of ['second', 'first']) await app.arriveOrder(COMPANY);
    app.reload();
    const button = page.getByRole('button', { name: `Delete order ${last}`, exact: true });
    await button.focus();
    const placeOf = () => slip(last).element().getBoundingClientRect().y;
    const before = placeOf();

    const number = await app.arriveOrder(COMPANY);
    await tenSeconds();
    await expect.element(slip(number)).toBeVisible();
    await expect.poll(placeOf).toBeGreaterThan(before);
    await expect.element(button).toHaveFocus();
  });

  test("stops with 'Failed to load orders', and goes on after Try again", async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    await expect.element(slips()).toHaveLength(2);
    app.fault(`${LIST} 500`);
    const calls = app.calls();
    await tenSeconds();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load orders');
    await expect
      .element(page.getByRole('link', { name: 'Back to Company' }).last())
      .toHaveAttribute('href', `/company/${COMPANY}`);
    await tenSeconds();
    await tenSeconds();

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(slips()).toHaveLength(2);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(calls).toEqual([LIST, LIST]);

    const number = await app.arriveOrder(COMPANY);
    await tenSeconds();
    await expect.element(slip(number)).toBeVisible();
  });

  test('says how old the list is while an answer does not come, and goes on asking', async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    await expect.element(slips()).toHaveLength(2);
    app.fault(`always ${LIST} 600000ms`);
    await pass(25_100);
    await expect.element(page.getByText('Updated 7:00:00 AM')).toBeVisible();
    await expect.element(page.getByText('No answer since then. Still trying.')).toBeVisible();
    await expect.element(slips()).toHaveLength(2);

    app.repair();
    await pass(15_000);
    await expect.element(page.getByText('Updated 7:00:40 AM')).toBeVisible();
    await expect.element(page.getByText('No answer since then.')).not.toBeInTheDocument();
  });

  test('rests while the browser is offline, and picks up when the line is back', async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    await expect.element(slips()).toHaveLength(2);
    const calls = app.calls();
    setOnline(false);
    await expect.element(page.getByText(/^You are offline/)).toBeVisible();
    const number = await app.arriveOrder(COMPANY);
    await tenSeconds();
    await tenSeconds();
    expect(calls).toEqual([]);
    await expect.element(slips()).toHaveLength(2);

    setOnline(true);
    await pass(1);
    await expect.element(slip(number)).toBeVisible();
    expect(calls).toEqual([LIST]);
  });

  test('waits while it is paused, and catches up at once', async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    await expect.element(slips()).toHaveLength(2);
    const calls = app.calls();
    await page.getByRole('button', { name: 'Pause updates' }).click();
    const number = await app.arriveOrder(COMPANY);
    await tenSeconds();
    await tenSeconds();
    await expect.element(page.getByText('Updated 7:00:00 AM')).toBeVisible();

    await page.getByRole('button', { name: 'Resume updates' }).click();
    await pass(1);
    await expect.element(slip(number)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Pause updates' })).toBeVisible();
    expect(calls).toEqual([LIST]);
  });

  test('ends when the page is left', async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    await expect.element(slips()).toHaveLength(2);
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect.element(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    const calls = app.calls();
    await tenSeconds();
    await tenSeconds();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
    await expect.poll(() => calls).toEqual(['GET /api/companies/restaurants']);
  });
});

describe('An order that arrives while somebody reads further down', () => {
  const total = () => slips().first().element().getAttribute('aria-setsize');
  const scrolled = () => scrollY;
  const topOf = (element: Element) => element.getBoundingClientRect().top;

  /** The first order whose beginning is in view. */
  function readNow(): Element {
    const inView = slips()
      .elements()
      .find((each) => topOf(each) > 100);
    if (!inView) throw new Error('No order is in view');
    return inView;
  }

  async function readOn(): Promise<void> {
    await mouse.move(600, 500);
    await mouse.wheel(700);
    await expect.poll(() => scrolled()).toBeGreaterThan(300);
  }

  test('is held back, told of, and shown at the top when asked for', async ({ app }) => {
    stopClock(new Date().toISOString());
    await openManyOrders(app);
    const before = total();
    await readOn();
    const read = readNow();
    const place = topOf(read);

    const number = await app.arriveOrder('trattoria-aurora');
    await tenSeconds();
    const show = page.getByRole('button', { name: 'Show 1 new order' });
    await expect.element(show).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: '1 new order' })).toHaveLength(1);
    expect(total()).toBe(before);
    // not how far the page is scrolled: rows above may turn out higher, and what is read stays where it is
    expect(Math.abs(topOf(read) - place)).toBeLessThanOrEqual(1);

    await show.click();
    await expect.element(slip(number)).toBeVisible();
    await expect.element(show).not.toBeInTheDocument();
    await expect.poll(() => scrolled()).toBe(0);
    expect(total()).toBe(String(Number(before) + 1));
  });

  test('is shown when they come back to the top; two are counted', async ({ app }) => {
    stopClock(new Date().toISOString());
    await openManyOrders(app);
    await readOn();
    const first = await app.arriveOrder('trattoria-aurora');
    await tenSeconds();
    await expect.element(page.getByRole('button', { name: 'Show 1 new order' })).toBeVisible();
    const second = await app.arriveOrder('trattoria-aurora');
    await tenSeconds();
    const show = page.getByRole('button', { name: 'Show 2 new orders' });
    await expect.element(show).toBeVisible();

    await mouse.wheel(-5000);
    await expect.element(slip(first)).toBeVisible();
    await expect.element(slip(second)).toBeVisible();
    await expect.element(show).not.toBeInTheDocument();
    await expect.poll(() => scrolled()).toBe(0);
  });
});
