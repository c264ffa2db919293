import type { BusyConsole, Prepare } from './busyConsole.ts';
import { Probe } from './Probe.ts';
import { ms, report } from './report.ts';
import { waitUntilIdle } from './settle.ts';

/** The number of orders on an ordinary page. */
const ORDINARY = 60;

/** Measures a refresh, page load, and scrolling with 10,000 orders. */
export async function benchOrders(busy: BusyConsole): Promise<void> {
  const ordinary = await scrollOrders(busy, 'a company with orders', async ({ backend, values }) => {
    for (let count = 2; count < ORDINARY; count += 1) await backend.addOrder(values['companyId'] ?? '');
  });
  await benchRefresh(busy);
  const many = await scrollOrders(busy, 'a busy restaurant');
  report('10,000 orders, scrolling: longest task', ms(many.longestTask), '16 ms');
  report(
    '10,000 orders, scrolling: dropped frames',
    `${many.droppedPercent.toFixed(0)} %`,
    `${(ordinary.droppedPercent + 10).toFixed(0)} %, ten points over ${ORDINARY} orders`,
  );
  await benchGrowth(busy);
}

async function benchRefresh(busy: BusyConsole): Promise<void> {
  const { page, values, context } = await busy.open('a busy restaurant');
  const probe = await Probe.of(page);
  const { companyId = '' } = values;
  await page.goto(`/company/${companyId}/orders`);
  await page.locator('article').first().waitFor();
  for (const [rate, goal] of [
    [1, 40],
    [4, 150],
  ] as const) {
    await probe.slowDown(rate);
    const longest = await probe.longestTask(async () => {
      await busy.server.backend.addOrder(companyId);
      await page.waitForResponse(`**/api/companies/${companyId}/orders`);
      await waitUntilIdle(page, 1000);
    });
    report(`10,000 orders, a refresh with one new order, CPU ×${rate}: longest task`, ms(longest), ms(goal));
  }
  await probe.slowDown(1);
  report('10,000 orders: elements in the page', `${await probe.elements()}`, '800');
  report('10,000 orders: heap', `${(await probe.heap()).toFixed(1)} MB`, '25 MB');
  await context.close();
}

async function scrollOrders(
  busy: BusyConsole,
  state: 'a company with orders' | 'a busy restaurant',
  prepare?: Prepare,
) {
  const { page, values, context } = await busy.open(state, prepare);
  const probe = await Probe.of(page);
  await page.goto(`/company/${values['companyId']}/orders`);
  await page.locator('article').first().waitFor();
  const scrolled = await probe.scroll();
  await context.close();
  return scrolled;
}

/** Measures sixty refreshes with a fast clock. */
async function benchGrowth(busy: BusyConsole): Promise<void> {
  const { page, values, context } = await busy.open('a busy restaurant');
  await page.clock.install();
  const probe = await Probe.of(page);
  await page.goto(`/company/${values['companyId']}/orders`);
  await page.locator('article').first().waitFor();
  const before = await probe.heap();
  for (let refresh = 0; refresh < 60; refresh += 1) {
    const answered = page.waitForResponse(`**/api/companies/${values['companyId']}/orders`);
    await page.clock.runFor(10_000);
    await (await answered).finished();
  }
  const growth = (await probe.heap()) - before;
  report('10,000 orders: growth of the heap over 60 refreshes', `${growth.toFixed(2)} MB`, '1 MB');
  await context.close();
}
