import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Connected Agents' });
const cards = (page: Page) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 });

test.describe('Connected agents', () => {
  test('have a card with name, day of creation, first number, calls and recent conversations', async ({
    app,
    page,
  }) => {
    await app.enter('an agent with conversations', '/company/company-1');
    await expect(names(page)).toHaveText(['Host']);
    const card = cards(page).first();
    await expect(card.getByText('Created Mar 4, 2025')).toBeVisible();
    await expect(card.getByText('+12125550142')).toBeVisible();
    await expect(card.getByText('3 calls', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: /messages$/ })).toHaveText([
      /^Success, .*Jan 15, 1:30 PM, 1:12, 2 messages$/,
      /^Failed, .*Jan 14, 7:10 AM, 1:12, 2 messages$/,
      /^Success, .*Jan 13, 3:45 PM, 1:12, 2 messages$/,
    ]);
    const dots = card.locator('a span[aria-hidden]');
    const [success, failure] = await dots.evaluateAll((list) =>
      list.map((dot) => getComputedStyle(dot).backgroundColor),
    );
    expect(success).not.toBe(failure);
  });

  test('lead to their page, from anywhere on the card, and to their conversations', async ({ app, page }) => {
    await app.enter('an agent with conversations', '/company/company-1');
    // the link of the name lies over the whole card
    await cards(page).first().getByText('Created Mar 4, 2025').click({ force: true });
    await expect(page).toHaveURL('/company/company-1/agent/agent-1');
    await page.goBack();
    await cards(page)
      .first()
      .getByRole('link', { name: /^Failed/ })
      .click();
    await expect(page).toHaveURL('/company/company-1/agent/agent-1/conversation/conversation-2');
  });

  test('are those of both kinds; at most five conversations each', async ({ app, page }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    await expect(names(page)).toHaveText(['Aurora host', 'Aurora orders']);
    for (const card of await cards(page).all()) {
      await expect(card.getByRole('link', { name: /messages$/ })).toHaveCount(5);
    }
  });

  test('are left out when they cannot be loaded, which is only logged', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await app.fault('always GET /api/companies/:id/xiagents/aurora-host/preview 500');
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto('/company/trattoria-aurora');
    expect((await warned).text()).toContain('Failure');
    await expect(names(page)).toHaveText(['Aurora orders']);
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('can be asked for again when none could be loaded', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await app.fault('always GET /api/companies/:id/xiagents/:agentId/preview 500');
    await page.goto('/company/trattoria-aurora');
    await expect(section(page).getByText('No agents to show.')).toBeVisible();
    await app.repair();
    await section(page).getByRole('button', { name: 'Try again' }).click();
    await expect(names(page)).toHaveText(['Aurora host', 'Aurora orders']);
  });

  test("say 'No conversations yet' where there were none", async ({ app, page }) => {
    await app.signInAs('owner', '/company/blue-door-diner');
    const trial = cards(page).filter({ hasText: 'Trial agent' });
    await expect(trial).toContainText('No conversations yet');
    await expect(trial).toContainText('No phone number');
    await expect(trial).toContainText('0 calls');
  });

  test("are 'No agents connected yet' where there are none", async ({ app, page }) => {
    await app.enter('a signed-in owner of a company', '/company/company-1');
    await expect(section(page).getByText('No agents connected yet')).toBeVisible();
  });
});
