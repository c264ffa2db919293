import type { BusyConsole, OpenedConsole, Prepare } from './busyConsole.ts';
import { mountRatio } from './mountTime.ts';
import { Probe } from './Probe.ts';
import { ms, report } from './report.ts';
import { waitUntilIdle } from './settle.ts';

const conversationPage = ({ companyId, agentId, conversationId }: OpenedConsole['values']) =>
  `/company/${companyId}/agent/${agentId}/conversation/${conversationId}`;
const SEARCH = 'input[type=search]';

/** Measures a transcript of 5,000 lines and a transcript of fifty lines. */
export async function benchTranscript(busy: BusyConsole): Promise<void> {
  const many = { state: 'a busy restaurant', path: conversationPage, ready: SEARCH } as const;
  const few = { ...many, state: 'a conversation with audio', prepare: fiftyLines } as const;
  const ratio = await mountRatio(busy, many, few);
  report('A transcript of 5,000 lines: mount ÷ 50 lines', ratio.toFixed(2), '1.50');

  const { page, values, context } = await busy.open('a busy restaurant');
  const probe = await Probe.of(page);
  await page.goto(conversationPage(values));
  await page.getByRole('button', { name: 'Play' }).waitFor();
  report('A transcript of 5,000 lines: elements in the page', `${await probe.elements()}`, '500');
  const find = await probe.longestTask(async () => {
    await page.locator(SEARCH).fill('table');
    await waitUntilIdle(page);
  });
  report('A transcript of 5,000 lines: find', ms(find), '50 ms');

  await page.locator(SEARCH).fill('');
  await page.getByRole('button', { name: 'Play' }).click();
  // from here on, only playback advances: the transcript follows the audio, and no page is prefetched
  await page.getByRole('button', { name: 'Follow the audio' }).click();
  await page.waitForLoadState('networkidle');
  await waitUntilIdle(page, 1000);
  const tick = await probe.longestTask(() => waitUntilIdle(page, 4000));
  report('A transcript of 5,000 lines, played: longest task', ms(tick), '4 ms a tick');
  await context.close();
}

/** Gives the scenario's conversation fifty lines instead of two. */
const fiftyLines: Prepare = ({ backend, values }) =>
  backend.transaction('write', async () => {
    const { db } = backend;
    const conversation = db.conversations.find(values['conversationId'] ?? '');
    const [line] = conversation?.transcript ?? [];
    if (!conversation || !line) throw new Error('The state has no conversation');
    const transcript = Array.from({ length: 50 }, (_, index) => ({ ...line, seconds: index }));
    await db.conversations.update(conversation.id, { transcript });
  });
