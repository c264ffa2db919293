import { vi } from 'vitest';
import { definitionOf } from '#tests/support/screen/definitionOf.ts';
import { colorOf } from '#tests/support/screen/colors.ts';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const agentPage = '/company/company-1/agent/agent-1';
const busyAgentPage = '/company/trattoria-aurora/agent/aurora-host';
const AGENT = 'GET /api/companies/trattoria-aurora/xiagents/aurora-host';

const table = () => page.getByRole('table', { name: 'Conversations' });
const rows = () => table().css('tbody').getByRole('row');
const rowOf = (start: string) => rows().filter({ hasText: start });

describe('Agent page', () => {
  test('shows the id, created date, and labeled phone numbers', async ({ app }) => {
    await app.enter('an agent with conversations', agentPage);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Host' })).toBeVisible();
    await expect.element(definitionOf('ID')).toHaveTextContent('agent-1');
    await expect.element(definitionOf('Created')).toHaveTextContent('Mar 4, 2025');
    await expect.element(definitionOf('Phone numbers')).toHaveTextContent('(212) 555-0142 (Front desk)');
    await page.getByRole('link', { name: 'Back to Company' }).click();
    await expect.poll(address).toBe('/company/company-1');
  });

  test("shows 'Agent Not Found' for an unknown id, with a link back to the company", async ({ app }) => {
    await app.enter('no such agent', '/company/company-1/agent/no-such-agent');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Agent Not Found' })).toBeVisible();
    await expect
      .element(page.getByText("The agent you are looking for doesn't exist or you don't have access to it."))
      .toBeVisible();
    await page.getByRole('link', { name: 'Back to Company' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
  });
});

describe("An agent's conversations", () => {
  test('are listed with id, start, duration, number of messages, and status', async ({ app }) => {
    await app.enter('an agent with conversations', agentPage);
    await expect
      .poll(() => table().getByRole('columnheader').texts())
      .toEqual(['ID', 'Started', 'Duration', 'Messages', 'Status', 'View']);
    await expect.element(rows()).toHaveLength(3);
    await expect
      .poll(() => rowOf('Thu, Jan 15, 1:30 PM').getByRole('cell').texts())
      .toEqual(['Thu, Jan 15, 1:30 PM', '1:12', '2', 'Successful', 'View']);
    const badge = (start: string, word: string) => rowOf(start).getByText(word, { exact: true });
    await expect.element(badge('Thu, Jan 15', 'Successful')).toHaveStyle({ color: colorOf('green') });
    await expect.element(badge('Wed, Jan 14', 'Failed')).toHaveStyle({ color: colorOf('red') });
    await expect.element(badge('Tue, Jan 13', 'Successful')).toHaveStyle({ color: colorOf('green') });
    await expect.element(badge('Tue, Jan 13', 'processing')).toHaveStyle({ color: colorOf('amber') });
    await expect.element(table().getByText('done')).not.toBeInTheDocument();
  });

  test('show 8 characters of their id, copy the whole id, and show a check mark for 2 s', async ({ app }) => {
    await app.enter('an agent with conversations', agentPage);
    const id = rowOf('Wed, Jan 14').getByRole('button');
    await expect.element(id).toHaveTextContent('conversa');
    const mark = id.css('svg');
    const checked = { color: colorOf('green') };
    await expect.element(mark).not.toHaveStyle(checked);
    stopClock();
    // all tabs of the browser share the clipboard, and other tests copy text too
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await id.click();
    const copied = rowOf('Wed, Jan 14').getByRole('status').filter({ hasText: 'Copied' });
    await expect.element(copied).toHaveLength(1);
    await expect.element(mark).toHaveStyle(checked);
    expect(written).toHaveBeenCalledExactlyOnceWith('conversation-2');
    await expect.poll(address).toBe(agentPage);
    await advanceClock(1900);
    await expect.element(mark).toHaveStyle(checked);
    await advanceClock(100);
    await expect.element(copied).not.toBeInTheDocument();
    await expect.element(mark).not.toHaveStyle(checked);
  });

  test('load page by page with Load More, which focuses the first new row', async ({ app }) => {
    await app.signInAs('owner', busyAgentPage);
    const ids = () =>
      rows()
        .getByRole('button')
        .elements()
        .map((each) => each.getAttribute('title'));
    await expect.element(rows()).toHaveLength(20);
    await expect.element(page.getByText('The latest 20 conversations', { exact: true })).toBeVisible();
    const lastId = ids().at(-1);
    expect(lastId).toMatch(/^[0-9a-f]{16}$/);

    const asked = app.asked(AGENT);
    await page.getByRole('button', { name: 'Load More' }).click();
    const query = new URLSearchParams(await asked);
    expect(query.get('cursor')).toBe(lastId);
    expect(query.get('limit')).toBe('20');

    await expect.element(rows()).toHaveLength(24);
    await expect.element(rows().nth(20).getByRole('link', { name: /^View/ })).toHaveFocus();
    await expect
      .element(page.getByRole('status').filter({ hasText: '4 more conversations' }))
      .toHaveLength(1);
    await expect.element(page.getByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
    expect(new Set(ids()).size).toBe(24);
    // the same number as on the agent's card
    await expect.element(page.getByText('24 conversations', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Company' }).click();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Aurora host' }) });
    await expect.element(card.getByText('24 conversations', { exact: true })).toBeVisible();
  });

  test('are all restored on return from a conversation, with the usual single request', async ({ app }) => {
    await app.signInAs('owner', busyAgentPage);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect.element(rows()).toHaveLength(24);
    const view = () => rows().nth(21).getByRole('link', { name: /^View/ });
    await view().click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Conversation' })).toBeVisible();

    const calls = app.calls();
    history.back();
    await expect.element(rows()).toHaveLength(24);
    await expect.element(view()).toBeInViewport();
    expect(calls.filter((call) => call === AGENT)).toHaveLength(1);

    await view().click();
    await page.getByRole('link', { name: 'Back to Agent' }).click();
    await expect.element(rows()).toHaveLength(24);
  });

  test('stay listed when Load More fails, and Try again appears', async ({ app }) => {
    await app.signInAs('owner', busyAgentPage);
    await expect.element(rows()).toHaveLength(20);
    app.fault(`always ${AGENT} 500`);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load more conversations');
    await expect.element(rows()).toHaveLength(20);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect.element(again).toHaveFocus();
    app.repair();
    await again.click();
    await expect.element(rows()).toHaveLength(24);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test("show 'No conversations found for this agent' without conversations", async ({ app }) => {
    await app.signInAs('owner', '/company/blue-door-diner/agent/bluedoor-trial');
    await expect.element(page.getByText('No conversations found for this agent')).toBeVisible();
    await expect.element(table()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });
});
