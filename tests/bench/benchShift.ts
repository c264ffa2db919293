import type { Page } from '@playwright/test';
import type { BusyConsole } from './busyConsole.ts';
import { Probe } from './Probe.ts';
import { report } from './report.ts';

const POLL = 10_000;
const POLLS_A_MINUTE = 6;
/** Earlier orders, so that the list shows as many cards as it ever will. */
const EARLIER = 40;
/** The minute by which every recurring event has happened once. */
const WARM = 5;
/** One per token expiry for both tabs, and one per additional tab. */
const RENEWALS = 4 + 6;

/**
 * An hour-long shift on the orders page with a fast clock: an order per minute, token expiry every 15
 * minutes, two outages of two minutes, another tab every ten minutes, and a release halfway.
 */
export async function benchShift(busy: BusyConsole): Promise<void> {
  const { page, values, context } = await busy.open('a company with orders', async (state) => {
    const { companyId: id = '' } = state.values;
    for (let count = 0; count < EARLIER; count += 1) await state.backend.addOrder(id);
  });
  const { companyId = '' } = values;
  const orders = `/company/${companyId}/orders`;
  const errors: string[] = [];
  let refreshes = 0;
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/refresh-token')) refreshes += 1;
  });
  await page.clock.install();
  const probe = await Probe.of(page);
  await page.goto(orders);
  await page.locator('article').first().waitFor();
  await poll(page, companyId);
  let shown = 0;
  let waiting: string[] = [];
  let other: Page | undefined;
  let polls = 0;
  let warm = { code: 0, objects: 0 };
  const begun = refreshes;
  for (let minute = 0; minute < 60; minute += 1) {
    if (minute === WARM) warm = await probe.heapByKind();
    if (minute % 15 === 14) await busy.server.backend.expireTokens();
    if (minute === 30) await busy.release();
    if (minute % 10 === 5) {
      other = await context.newPage();
      await other.goto(orders);
      await other.locator('article').first().waitFor();
    }
    if (minute % 10 === 8) await other?.close();
    waiting.push(await busy.server.backend.addOrder(companyId));
    const isDown = [20, 21, 40, 41].includes(minute);
    await context.setOffline(isDown);
    for (let count = 0; count < POLLS_A_MINUTE; count += 1) {
      if (isDown) await page.clock.runFor(POLL);
      else await poll(page, companyId);
      polls += isDown ? 0 : 1;
    }
    if (isDown) continue;
    for (const number of waiting) {
      await page.locator('article', { hasText: number }).first().waitFor();
      shown += 1;
    }
    waiting = [];
  }
  const end = await probe.heapByKind();
  const isSignedIn = page.url().endsWith(orders);
  report('a shift of an hour: orders that arrived and are shown', `${shown} of 60`, '60 of 60');
  report('a shift of an hour: answered refreshes of the list', `${polls}`, '336');
  report('a shift of an hour: sessions renewed, in two tabs', `${refreshes - begun}`, `${RENEWALS}`);
  report('a shift of an hour: still signed in', `${isSignedIn}`, 'true');
  report('a shift of an hour: uncaught errors', [...new Set(errors)].join('; ') || 'none', 'none');
  const grown = (kind: 'objects' | 'code') => `${warm[kind].toFixed(1)} MB, then ${end[kind].toFixed(1)} MB`;
  report(`a shift of an hour: heap, from minute ${WARM} on, but for code`, grown('objects'), '1 MB more');
  report(`a shift of an hour: compiled code, from minute ${WARM} on`, grown('code'), 'no goal');
  await context.close();
}

/** Advances one refresh interval and waits for the response. */
async function poll(page: Page, companyId: string): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith(`/api/companies/${companyId}/orders`) && response.ok(),
  );
  await page.clock.runFor(POLL);
  await (await answered).finished();
}
