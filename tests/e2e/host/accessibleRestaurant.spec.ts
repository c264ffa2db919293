import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const company = '/company/company-1';
const aurora = '/company/trattoria-aurora';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// each test signs in once and checks every state of a page
test.describe('Accessible in both themes at 360, 768 and 1280 px', () => {
  test.describe.configure({ timeout: 120_000 });

  test('company page with all sections and a call transcript', async ({ app, page }) => {
    await app.signInAs('owner', `${aurora}?clover_error=access_denied`);
    await page.getByRole('region', { name: 'Company Users' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    await button(page, 'Recalculate Minutes').click();
    await page.getByRole('button', { name: /^Show all \d+: Usage breakdown$/ }).click();
    await expect(page.getByRole('table', { name: 'Usage breakdown' })).toBeVisible();
    await button(page, 'Show API key').click();
    await expect(button(page, 'Hide API key')).toBeVisible();
    await app.fault('GET /api/integrations/clover/:id/auth/start 500');
    await button(page, 'Connect Clover').click();
    await expect(page.getByText(/^Server error/)).toBeVisible();
    // loads when scrolled near
    await page.getByRole('heading', { name: 'Minutes by day' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: /^Minutes by day/ })).toBeVisible();
    await inspect(page, 'everything open');

    await app.fault(`GET /api/companies/:id/api-key 500`);
    // hides after 30 s, and the checks may take longer on a busy machine
    const hide = button(page, 'Hide API key');
    if (await hide.isVisible()) await hide.click();
    await button(page, 'Show API key').click();
    await button(page, 'Show as table').click();
    await button(page, /\(212\) 555-0143/).click();
    await expect(page.getByRole('list', { name: 'Calls of (212) 555-0143' })).toBeVisible();
    await inspect(page, 'a key that cannot be fetched, and the chart as a table');

    await button(page, /^View Transcript/)
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Transcript' }).getByRole('searchbox').fill('you');
    await inspect(page, 'the transcript, searched');
  });

  test('new restaurant', async ({ app, page }) => {
    await app.enter('a restaurant on its first day', company);
    await expect(page.getByRole('list', { name: 'Finish setting up' })).toBeVisible();
    await inspect(page, 'all still to do');
  });

  test('command palette', async ({ app, page }) => {
    await app.enter('a restaurant on its first day', company);
    await button(page, 'Go to…').click();
    await page.getByRole('combobox', { name: 'Go to' }).fill('o');
    await expect(page.getByRole('option', { name: 'Orders' })).toBeVisible();
    await inspect(page, 'the places to go to');
  });

  test('call search', async ({ app, page }) => {
    await app.enter('calls of every evaluation', `${company}?outcome=failed#calls`);
    await expect(button(page, 'Clear filters')).toBeVisible();
    await inspect(page, 'those that have failed, below the overview that counts them');
  });

  test('orders', async ({ app, page }) => {
    await page.clock.install();
    await app.enter('a company with orders', `${company}/orders`);
    await app.pauseOrders();
    await expect(page.getByRole('article')).toHaveCount(2);
    await app.fault('DELETE /api/companies/:id/orders 409 The printer has it');
    await button(page, 'Delete order 1042').click();
    await inspect(page, 'the question before an order is deleted');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete order' }).click();
    await expect(button(page, 'Undo')).toBeVisible();
    await inspect(page, 'a deletion that can be undone');
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('alert')).toContainText('The printer has it');
    await inspect(page, 'the slips, below a message');

    await button(page, 'Last 24 hours').click();
    await expect(page.getByText('No orders found', { exact: true })).toBeVisible();
    await inspect(page, 'none in the window of time');

    await app.fault('GET /api/companies/:id/orders 500');
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText('Failed to load orders');
    await inspect(page, 'not loaded');

    await app.fault('always GET /api/companies/:id/orders 60000ms');
    await page.reload();
    await expect(page.getByText('Loading orders', { exact: true })).toBeAttached();
    await inspect(page, 'loading');
  });

  test('agents', async ({ app, page }) => {
    await app.signInAs('owner', `${aurora}/agent/aurora-host`);
    await expect(page.getByRole('table', { name: 'Conversations' })).toBeVisible();
    await app.fault('GET /api/companies/:id/xiagents/aurora-host 500');
    await button(page, 'Load More').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await inspect(page, 'with conversations, of which no more could be loaded');

    await page.goto('/company/blue-door-diner/agent/bluedoor-trial');
    await expect(page.getByText('No conversations found for this agent')).toBeVisible();
    await inspect(page, 'without conversations');

    await page.goto(`${aurora}/agent/no-such-agent`);
    await expect(page.getByRole('heading', { name: 'Agent Not Found' })).toBeVisible();
    await inspect(page, 'not there');

    await app.fault('GET /api/companies/:id/xiagents/aurora-host 500');
    await page.goto(`${aurora}/agent/aurora-host`);
    await expect(page.getByRole('alert')).toBeVisible();
    await inspect(page, 'not loaded');
  });

  test('conversation with a recording', async ({ app, page }) => {
    const path = `${company}/agent/agent-1/conversation/conversation-1`;
    await app.enter('a conversation with audio', `${path}#t=6`);
    await expect(button(page, 'Play')).toBeVisible();
    await page.getByRole('searchbox').fill('table');
    await expect(page.locator('[aria-current=true] mark')).toBeVisible();
    await inspect(page, 'a line that is heard and found');

    await app.fault('GET /api/companies/:id/xiagents/:agentId/conversations/:conversationId/audio 500');
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText('Failed to load audio');
    await inspect(page, 'without the sound that it has');

    await page.goto(`${company}/agent/agent-1/conversation/no-such-one`);
    await expect(page.getByRole('heading', { name: 'Conversation Not Found' })).toBeVisible();
    await inspect(page, 'not there');
  });

  test('conversation without a recording', async ({ app, page }) => {
    const path = `${company}/agent/agent-1/conversation/conversation-1`;
    await app.enter('a conversation without audio', path);
    await expect(page.getByText('No audio available for this conversation')).toBeVisible();
    await page.getByRole('searchbox').fill('pineapple');
    await inspect(page, 'search without results');

    await app.fault('always GET /api/companies/:id/xiagents/:agentId/conversations/:conversationId 60000ms');
    await page.reload();
    await expect(page.getByText('Loading conversation', { exact: true })).toBeAttached();
    await inspect(page, 'loading');
  });

  test('plans', async ({ app, page }) => {
    await app.signInAs('owner', `${aurora}/subscription?success=true`);
    await page.getByRole('switch', { name: 'Yearly (-20%)' }).click();
    await expect(page.getByText('Your subscription has been updated successfully!')).toBeVisible();
    await inspect(page, 'updated, by the year');

    await page.goto('/company/saffron-house/subscription?canceled=true');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(button(page, /Included$/)).toHaveCount(4);
    await inspect(page, 'a change that was cancelled, with plans that are included');

    await app.fault('GET /api/companies/blue-door-diner 500');
    await page.goto('/company/blue-door-diner/subscription');
    await expect(page.getByRole('alert')).toBeVisible();
    await inspect(page, 'not loaded');

    await button(page, 'Try again').click();
    await expect(page.getByText('Only an owner or admin can change the plan.')).toBeVisible();
    await inspect(page, 'for staff');
  });
});
