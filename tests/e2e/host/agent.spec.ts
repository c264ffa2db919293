import type { Page } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { fact } from '../support/facts.ts';
import { expect, test } from '../support/test.ts';

const agentPage = '/company/company-1/agent/agent-1';
const busyAgentPage = '/company/trattoria-aurora/agent/aurora-host';
const AGENT = 'GET /api/companies/trattoria-aurora/xiagents/aurora-host';

const table = (page: Page) => page.getByRole('table', { name: 'Conversations' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const rowOf = (page: Page, start: string) => rows(page).filter({ hasText: start });

test.describe('Agent', () => {
  test('shows id, day of creation and phone numbers with their labels', async ({ app, page }) => {
    await app.enter('an agent with conversations', agentPage);
    await expect(page.getByRole('heading', { level: 1, name: 'Host' })).toBeVisible();
    await expect(fact(page, 'ID')).toHaveText('agent-1');
    await expect(fact(page, 'Created')).toHaveText('Mar 4, 2025');
    await expect(fact(page, 'Phone numbers')).toHaveText('+12125550142 (Front desk)');
    await page.getByRole('link', { name: 'Back to Company' }).click();
    await expect(page).toHaveURL('/company/company-1');
  });

  test("says 'No phone numbers assigned' where there are none", async ({ app, page }) => {
    await app.signInAs('owner', '/company/blue-door-diner/agent/bluedoor-trial');
    await expect(fact(page, 'Phone numbers')).toHaveText('No phone numbers assigned');
  });

  test("is 'Agent Not Found' when there is none of that id, with a way back to the company", async ({
    app,
    page,
  }) => {
    await app.enter('no such agent', '/company/company-1/agent/no-such-agent');
    await expect(page.getByRole('heading', { level: 1, name: 'Agent Not Found' })).toBeVisible();
    await expect(
      page.getByText("The agent you are looking for doesn't exist or you don't have access to it."),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to Company' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
  });
});

test.describe("An agent's conversations", () => {
  test('stand in a table with id, start, duration, messages and status', async ({ app, page }) => {
    await app.enter('an agent with conversations', agentPage);
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'ID',
      'Started',
      'Duration',
      'Messages',
      'Status',
      'View',
    ]);
    await expect(rows(page)).toHaveCount(3);
    await expect(rowOf(page, 'Thu, Jan 15, 1:30 PM').getByRole('cell')).toHaveText([
      'Thu, Jan 15, 1:30 PM',
      '1:12',
      '2',
      'Successful',
      'View',
    ]);
    await expect(rowOf(page, 'Wed, Jan 14').getByText('Failed', { exact: true })).toBeVisible();
    const unfinished = rowOf(page, 'Tue, Jan 13');
    await expect(unfinished.getByText('Successful', { exact: true })).toBeVisible();
    await expect(unfinished.getByText('processing', { exact: true })).toBeVisible();
    await expect(table(page).getByText('done')).toHaveCount(0);
  });

  test('lead to their page', async ({ app, page }) => {
    await app.enter('an agent with conversations', agentPage);
    await rowOf(page, 'Wed, Jan 14').getByRole('link', { name: /^View/ }).click();
    await expect(page).toHaveURL(`${agentPage}/conversation/conversation-2`);
    await expect(page.getByRole('heading', { level: 1, name: 'Conversation' })).toBeVisible();
  });

  test('show 8 characters of their id and copy all of it, with a check mark for 2 s', async ({
    app,
    context,
    page,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await app.enter('an agent with conversations', agentPage);
    const id = rowOf(page, 'Wed, Jan 14').getByRole('button');
    await expect(id).toHaveText('conversa');
    await stopClock(page);
    await id.click();
    const copied = rowOf(page, 'Wed, Jan 14').getByRole('status').filter({ hasText: 'Copied' });
    await expect(copied).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('conversation-2');
    await expect(page).toHaveURL(agentPage);
    await page.clock.fastForward(2000);
    await expect(copied).toHaveCount(0);
  });

  test('come page by page by Load More, which leads the focus to the first new one', async ({
    app,
    page,
  }) => {
    await app.signInAs('owner', busyAgentPage);
    await expect(rows(page)).toHaveCount(20);
    const lastId = (await rows(page).last().getByRole('button').getAttribute('title')) ?? '';
    expect(lastId).toMatch(/^[0-9a-f]{16}$/);

    const asked = page.waitForRequest((request) => request.url().includes('cursor='));
    await page.getByRole('button', { name: 'Load More' }).click();
    const query = new URL((await asked).url()).searchParams;
    expect(query.get('cursor')).toBe(lastId);
    expect(query.get('limit')).toBe('20');

    await expect(rows(page)).toHaveCount(24);
    await expect(rows(page).nth(20).getByRole('link', { name: /^View/ })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: '4 more conversations' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
    const ids = await rows(page)
      .getByRole('button')
      .evaluateAll((list) => list.map((each) => each.getAttribute('title')));
    expect(new Set(ids).size).toBe(24);
  });

  for (const failure of ['500', 'offline', 'malformed']) {
    test(`stay when more of them cannot be loaded (${failure}), with Try again`, async ({ app, page }) => {
      await app.signInAs('owner', busyAgentPage);
      await expect(rows(page)).toHaveCount(20);
      await app.fault(`always ${AGENT} ${failure}`);
      await page.getByRole('button', { name: 'Load More' }).click();
      await expect(page.getByRole('alert')).toHaveText('Failed to load more conversations');
      await expect(rows(page)).toHaveCount(20);
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(again).toBeFocused();
      await app.repair();
      await again.click();
      await expect(rows(page)).toHaveCount(24);
      await expect(page.getByRole('alert')).toBeHidden();
    });
  }

  test("are 'No conversations found for this agent' where there are none", async ({ app, page }) => {
    await app.signInAs('owner', '/company/blue-door-diner/agent/bluedoor-trial');
    await expect(page.getByText('No conversations found for this agent')).toBeVisible();
    await expect(table(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
  });
});
