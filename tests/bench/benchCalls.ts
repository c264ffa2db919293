import type { BusyConsole, Opened, Prepare } from './busyConsole.ts';
import { mountRatio } from './mountTime.ts';
import { Probe } from './Probe.ts';
import { ms, report } from './report.ts';
import { settle } from './settle.ts';

const companyPage = ({ companyId }: Opened['values']) => `/company/${companyId}`;
const CALL = 'li[data-index]';

/** Two thousand calls on forty numbers, beside twenty on one. */
export async function benchCalls(busy: BusyConsole): Promise<void> {
  const many = { state: 'a busy restaurant', path: companyPage, ready: CALL } as const;
  const few = { ...many, state: 'a company with calls', prepare: twentyCalls } as const;
  const ratio = await mountRatio(busy, many, few);
  report('2,000 calls in 40 groups: mount ÷ 20 calls', ratio.toFixed(2), '1.30');

  const { page, values, context } = await busy.open('a busy restaurant');
  const probe = await Probe.of(page);
  await page.goto(companyPage(values));
  await page.locator(CALL).first().waitFor();
  const second = page.locator('h3 button[aria-expanded=false]').first();
  await second.scrollIntoViewIfNeeded();
  const opening = await probe.longestTask(async () => {
    await second.click();
    await settle(page);
  });
  report('2,000 calls in 40 groups: opening a group', ms(opening), '50 ms');
  await context.close();
}

/** The state has two. */
const twentyCalls: Prepare = ({ backend }) =>
  backend.transaction('write', async () => {
    const call = backend.db.calls.find('call-1');
    if (!call) throw new Error('The state has no call-1');
    for (let number = 3; number <= 20; number += 1)
      await backend.db.calls.insert({ ...call, id: `call-${number}` });
  });
