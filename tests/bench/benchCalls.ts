import type { Db } from '../../mocks/db/db.ts';
import type { BusyConsole, OpenedConsole, Prepare } from './busyConsole.ts';
import { mountRatio } from './mountTime.ts';
import { Probe } from './Probe.ts';
import { ms, report } from './report.ts';
import { waitUntilIdle } from './settle.ts';

const companyPage = ({ companyId }: OpenedConsole['values']) => `/company/${companyId}`;
const CALL = 'li[data-index]';

/** Measures 2,000 calls on forty numbers and twenty calls on one number, next to 10,000 orders. */
export async function benchCalls(busy: BusyConsole): Promise<void> {
  const many = { state: 'a busy restaurant', path: companyPage, ready: CALL } as const;
  const ratio = await mountRatio(busy, many, { ...many, prepare: twentyCalls });
  report('2,000 calls in 40 groups: mount ÷ 20 calls', ratio.toFixed(2), '1.30');
  const withOrders = await mountRatio(busy, many, { ...many, prepare: twentyCallsAlone });
  report('the same, and 10,000 orders: mount ÷ 20 calls and no orders', withOrders.toFixed(2), '–');

  const { page, values, context } = await busy.open('a busy restaurant');
  const probe = await Probe.of(page);
  await page.goto(companyPage(values));
  await page.locator(CALL).first().waitFor();
  const second = page.locator('h3 button[aria-expanded=false]').first();
  await second.scrollIntoViewIfNeeded();
  const opening = await probe.longestTask(async () => {
    await second.click();
    await waitUntilIdle(page);
  });
  report('2,000 calls in 40 groups: opening a group', ms(opening), '50 ms');
  await context.close();
}

const twentyCalls: Prepare = ({ backend: { db, transaction } }) =>
  transaction('write', () => keepTwentyCalls(db));

const twentyCallsAlone: Prepare = ({ backend: { db, transaction } }) =>
  transaction('write', () => {
    keepTwentyCalls(db);
    for (const { id } of db.orders.all()) db.orders.remove(id);
  });

/** Removes all calls except twenty of the fifty calls on the first number. */
function keepTwentyCalls(db: Db): void {
  const [first, ...others] = db.phoneNumbers.all();
  for (const { id } of others) db.phoneNumbers.remove(id);
  const kept = new Set(
    db.calls
      .all()
      .filter(({ phoneNumberId }) => phoneNumberId === first?.id)
      .slice(0, 20),
  );
  for (const call of db.calls.all()) if (!kept.has(call)) db.calls.remove(call.id);
}
