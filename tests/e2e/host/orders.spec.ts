import type { Locator, Page } from '@playwright/test';
import type { App } from '../support/App.ts';
import { apiCalls } from '../support/apiCalls.ts';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';

const COMPANY = 'company-1';
const ordersPage = `/company/${COMPANY}/orders`;
const LIST = `GET /api/companies/${COMPANY}/orders`;
const DELETE = `DELETE /api/companies/${COMPANY}/orders`;

const slip = (page: Page, number: string) =>
  page.getByRole('article', { name: `Order ${number}`, exact: true });
const slips = (page: Page) => page.getByRole('article');
const filter = (page: Page) => page.getByRole('group', { name: 'Time filter' });
const numbersOf = (list: Locator) => list.getByRole('heading', { level: 3 });
const tenSeconds = (page: Page) => page.clock.runFor(10_000);

/** Two orders: 1042 of Jan 15, 2026 and 1041 of the day before. No others come by themselves. */
async function openTwoOrders(app: App, path = ordersPage): Promise<void> {
  await app.enter('a company with orders', path);
  await app.pauseOrders();
}

/** The 46 orders of the seed, which are more than a window shows. */
async function openManyOrders(app: App): Promise<void> {
  await app.signInAs('owner', '/company/trattoria-aurora/orders');
  await app.pauseOrders();
  await expect(slips(app.page).first()).toBeVisible();
}

test.describe('Orders', () => {
  test('stand by day under its long date, the newest first', async ({ app, page }) => {
    await openTwoOrders(app);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders for Trattoria Aurora' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Thursday, January 15, 2026 1 order',
      'Wednesday, January 14, 2026 1 order',
    ]);
    await expect(numbersOf(page.getByRole('main'))).toHaveText(['#1042', '#1041']);
    await expect(slip(page, '1042').getByRole('time')).toHaveText('1:30 PM');
    await page.getByRole('link', { name: 'Back to Company' }).click();
    await expect(page).toHaveURL(`/company/${COMPANY}`);
  });

  test('of one day stand in one group, the newest first', async ({ app, page }) => {
    await openManyOrders(app);
    const moments = await slips(page).evaluateAll((list) =>
      list.map((each) => each.querySelector('time')?.dateTime ?? ''),
    );
    expect(moments.length).toBeGreaterThan(8);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const days = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(new Set(days).size).toBe(days.length);
  });

  test('show the ticket as the kitchen gets it, a written \\n as a line break', async ({ app, page }) => {
    await openTwoOrders(app);
    const ticket = (number: string) => slip(page, number).locator('pre').innerText();
    await expect(slips(page)).toHaveCount(2);
    expect(await ticket('1041')).toBe('PICKUP IN 20 MIN\n1 x Arancini');
    expect(await ticket('1042')).toBe('TABLE 4\n2 x Tagliatelle al ragù\n1 x Tiramisù');
  });

  test('say whether they are printed', async ({ app, page }) => {
    await openTwoOrders(app);
    await expect(slip(page, '1041').getByText('Printed', { exact: true })).toBeVisible();
    await expect(slip(page, '1042').getByText('Not yet printed', { exact: true })).toBeVisible();
  });

  test("are 'No orders found' where there are none", async ({ app, page }) => {
    await app.enter('a company without orders', ordersPage);
    await expect(page.getByText('No orders found', { exact: true })).toBeVisible();
    await expect(slips(page)).toHaveCount(0);
  });

  for (const path of ['/company/no-such-company/orders', '/company/saffron-house/orders']) {
    test(`are 'Company Not Found' at ${path}, and not asked for again`, async ({ app, page }) => {
      await stopClock(page);
      await app.signInAs('staff', '/profile');
      const calls = apiCalls(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Company Not Found' })).toBeVisible();
      const before = calls.length;
      await tenSeconds(page);
      await tenSeconds(page);

      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
      await expect.poll(() => calls.slice(before)).toEqual(['GET /api/companies/restaurants']);
    });
  }
});

test.describe('The time filter of orders', () => {
  // a week less a few hours after the one order, a week and a day after the other
  for (const { name, window, numbers } of [
    { name: 'Last 24 hours', window: '24h', numbers: [] },
    { name: '7 days', window: '7d', numbers: ['#1042'] },
    { name: '30 days', window: '30d', numbers: ['#1042', '#1041'] },
    { name: '90 days', window: '90d', numbers: ['#1042', '#1041'] },
  ]) {
    test(`'${name}' shows ${numbers.length} of 2, stays over a reload and ends with 'All time'`, async ({
      app,
      page,
    }) => {
      await stopClock(page);
      await openTwoOrders(app);
      const all = filter(page).getByRole('button', { name: 'All time' });
      const chosen = filter(page).getByRole('button', { name });
      await expect(all).toHaveAttribute('aria-pressed', 'true');
      await expect(slips(page)).toHaveCount(2);

      await chosen.click();
      const shown = async () => {
        await expect(numbersOf(page.getByRole('main'))).toHaveText(numbers);
        await expect(page.getByText('No orders found', { exact: true })).toBeVisible({
          visible: numbers.length === 0,
        });
      };
      await shown();
      await expect(page).toHaveURL(`${ordersPage}?window=${window}`);

      await page.reload();
      await expect(chosen).toHaveAttribute('aria-pressed', 'true');
      await shown();

      await all.click();
      await expect(slips(page)).toHaveCount(2);
      await expect(page).toHaveURL(ordersPage);
    });
  }
});

test.describe('Deleting an order', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete order 1042?' });
  const ask = (page: Page) => page.getByRole('button', { name: 'Delete order 1042', exact: true }).click();
  const confirm = (page: Page) => question(page).getByRole('button', { name: 'Delete order' }).click();

  test('asks first, and names the order', async ({ app, page }) => {
    await openTwoOrders(app);
    const calls = apiCalls(page);
    await ask(page);
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Keep order' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete order 1042', exact: true })).toBeFocused();

    await ask(page);
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(slip(page, '1042')).toBeVisible();
    expect(calls).not.toContain(DELETE);
  });

  test('takes it off the list without reading the list again, and for good', async ({ app, page }) => {
    await openTwoOrders(app);
    await expect(slips(page)).toHaveCount(2);
    await app.fault(`always ${LIST} 60000ms`);
    await ask(page);
    const sent = page.waitForRequest((request) => request.method() === 'DELETE');
    await confirm(page);
    expect((await sent).postDataJSON()).toEqual({ orderNumber: '1042' });
    await expect(slip(page, '1042')).toBeHidden();
    await expect(slips(page)).toHaveCount(1);
    await expect(question(page)).toBeHidden();

    await app.repair();
    await page.reload();
    await expect(slip(page, '1041')).toBeVisible();
    await expect(slip(page, '1042')).toBeHidden();
  });

  for (const { fault, message } of [
    { fault: '409 The printer has it', message: 'The printer has it' },
    { fault: 'offline', message: 'Failed to delete order' },
  ]) {
    test(`keeps it when that fails, and says '${message}'`, async ({ app, page }) => {
      await openTwoOrders(app);
      await ask(page);
      await app.fault(`always ${DELETE} ${fault}`);
      await confirm(page);
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(question(page)).toBeHidden();
      await expect(slip(page, '1042')).toBeVisible();

      await app.repair();
      await ask(page);
      await expect(page.getByRole('alert')).toBeHidden();
      await confirm(page);
      await expect(slip(page, '1042')).toBeHidden();
      await expect(slip(page, '1041')).toBeVisible();
    });
  }

  test('leads the focus on: to the slip that moves up, at the end to the one before, at last to the heading', async ({
    app,
    page,
  }) => {
    await openTwoOrders(app);
    const buttonOf = (number: string) => page.getByRole('button', { name: `Delete order ${number}` });
    const arrived = await app.arriveOrder(COMPANY);
    await page.reload();
    await expect(slips(page)).toHaveCount(3);
    for (const [number, next] of [
      ['1042', buttonOf('1041')],
      ['1041', buttonOf(arrived)],
      [arrived, page.getByRole('heading', { level: 1 })],
    ] as const) {
      await buttonOf(number).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('alertdialog', { name: `Delete order ${number}?` });
      await dialog.getByRole('button', { name: 'Delete order' }).focus();
      await page.keyboard.press('Enter');
      await expect(slip(page, number)).toBeHidden();
      await expect(dialog).toBeHidden();
      await expect(next).toBeFocused();
    }
    await expect(page.getByText('No orders found', { exact: true })).toBeVisible();
  });

  test('happens once, however often it is confirmed', async ({ app, page }) => {
    await openTwoOrders(app);
    await app.fault(`${DELETE} 1000ms`);
    const calls = apiCalls(page);
    await ask(page);
    await confirm(page);
    await question(page).getByRole('button', { name: 'Deleting...' }).click({ force: true });
    await expect(slip(page, '1042')).toBeHidden();
    await expect(question(page)).toBeHidden();
    expect(calls.filter((call) => call === DELETE)).toHaveLength(1);
  });
});

test.describe('The refresh of orders', () => {
  test('brings what arrived and what was printed every 10 s, and announces arrivals', async ({
    app,
    page,
  }) => {
    await stopClock(page);
    await openTwoOrders(app);
    await expect(slips(page)).toHaveCount(2);
    const calls = apiCalls(page);
    const announced = page.getByRole('status').filter({ hasText: /new order/ });
    const updated = page.getByText(/^Updated /);
    await expect(updated).toHaveText('Updated 7:00:00 AM');
    await expect(announced).toHaveCount(0);

    const number = await app.arriveOrder(COMPANY);
    await tenSeconds(page);
    await expect(slip(page, number)).toBeVisible();
    await expect(announced).toHaveText('1 new order');
    await expect(updated).toHaveText('Updated 7:00:10 AM');

    await app.printOrder(COMPANY, '1042');
    await page.clock.runFor(9000);
    await expect(updated).toHaveText('Updated 7:00:10 AM');
    await page.clock.runFor(1000);
    await expect(slip(page, '1042').getByText('Printed', { exact: true })).toBeVisible();
    await expect(updated).toHaveText('Updated 7:00:20 AM');
    await expect(announced).toHaveCount(0);
    expect(calls).toEqual([LIST, LIST]);
  });

  test('leaves the list as it is, with the focus in it, when there is nothing new', async ({ app, page }) => {
    await stopClock(page);
    await openTwoOrders(app);
    const button = page.getByRole('button', { name: 'Delete order 1041' });
    await button.focus();
    const before = await slip(page, '1041').elementHandle();
    await tenSeconds(page);
    await expect(page.getByText('Updated 7:00:10 AM')).toBeVisible();
    await expect(button).toBeFocused();
    expect(await slip(page, '1041').evaluate((now, then) => now === then, before)).toBe(true);
  });

  test('leaves the focus with its order when that moves to another line', async ({ app, page }) => {
    await stopClock(page);
    await openTwoOrders(app);
    const last = await app.arriveOrder(COMPANY);
    for (const _ of ['second', 'first']) await app.arriveOrder(COMPANY);
    await page.reload();
    const button = page.getByRole('button', { name: `Delete order ${last}`, exact: true });
    await button.focus();
    const placeOf = () => slip(page, last).boundingBox();
    const before = await placeOf();

    const number = await app.arriveOrder(COMPANY);
    await tenSeconds(page);
    await expect(slip(page, number)).toBeVisible();
    expect((await placeOf())?.y).toBeGreaterThan(before?.y ?? Infinity);
    await expect(button).toBeFocused();
  });

  test("stops with 'Failed to load orders', and goes on after Try again", async ({ app, page }) => {
    await stopClock(page);
    await openTwoOrders(app);
    await expect(slips(page)).toHaveCount(2);
    await app.fault(`${LIST} 500`);
    const calls = apiCalls(page);
    await tenSeconds(page);
    await expect(page.getByRole('alert')).toHaveText('Failed to load orders');
    await expect(page.getByRole('link', { name: 'Back to Company' }).last()).toHaveAttribute(
      'href',
      `/company/${COMPANY}`,
    );
    await tenSeconds(page);
    await tenSeconds(page);

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(slips(page)).toHaveCount(2);
    await expect(page.getByRole('alert')).toBeHidden();
    expect(calls).toEqual([LIST, LIST]);

    const number = await app.arriveOrder(COMPANY);
    await tenSeconds(page);
    await expect(slip(page, number)).toBeVisible();
  });

  test('waits while it is paused, and catches up at once', async ({ app, page }) => {
    await stopClock(page);
    await openTwoOrders(app);
    await expect(slips(page)).toHaveCount(2);
    const calls = apiCalls(page);
    await page.getByRole('button', { name: 'Pause updates' }).click();
    const number = await app.arriveOrder(COMPANY);
    await tenSeconds(page);
    await tenSeconds(page);
    await expect(page.getByText('Updated 7:00:00 AM')).toBeVisible();

    await page.getByRole('button', { name: 'Resume updates' }).click();
    await page.clock.runFor(1);
    await expect(slip(page, number)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause updates' })).toBeVisible();
    expect(calls).toEqual([LIST]);
  });

  test('ends when the page is left', async ({ app, page }) => {
    await stopClock(page);
    await openTwoOrders(app);
    await expect(slips(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    const calls = apiCalls(page);
    await tenSeconds(page);
    await tenSeconds(page);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
    await expect.poll(() => calls).toEqual(['GET /api/companies/restaurants']);
  });
});

test.describe('An order that arrives while somebody reads further down', () => {
  const total = (page: Page) => slips(page).first().getAttribute('aria-setsize');
  const scrolled = (page: Page) => page.evaluate(() => scrollY);

  async function readOn(page: Page): Promise<void> {
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  }

  test('is held back, told of, and shown at the top when asked for', async ({ app, page }) => {
    await stopClock(page, new Date().toISOString());
    await openManyOrders(app);
    const before = await total(page);
    await readOn(page);
    const place = await scrolled(page);

    const number = await app.arriveOrder('trattoria-aurora');
    await tenSeconds(page);
    const show = page.getByRole('button', { name: 'Show 1 new order' });
    await expect(show).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '1 new order' })).toHaveCount(1);
    expect(await total(page)).toBe(before);
    expect(await scrolled(page)).toBe(place);

    await show.click();
    await expect(slip(page, number)).toBeVisible();
    await expect(show).toBeHidden();
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await total(page)).toBe(String(Number(before) + 1));
  });

  test('is shown when they come back to the top; two are counted', async ({ app, page }) => {
    await stopClock(page, new Date().toISOString());
    await openManyOrders(app);
    await readOn(page);
    const first = await app.arriveOrder('trattoria-aurora');
    await tenSeconds(page);
    await expect(page.getByRole('button', { name: 'Show 1 new order' })).toBeVisible();
    const second = await app.arriveOrder('trattoria-aurora');
    await tenSeconds(page);
    const show = page.getByRole('button', { name: 'Show 2 new orders' });
    await expect(show).toBeVisible();

    await page.mouse.wheel(0, -5000);
    await expect(slip(page, first)).toBeVisible();
    await expect(slip(page, second)).toBeVisible();
    await expect(show).toBeHidden();
  });
});
