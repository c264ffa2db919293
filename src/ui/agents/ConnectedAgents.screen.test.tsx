import { colorOf } from '#tests/support/screen/colors.ts';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const section = () => page.getByRole('region', { name: 'Connected Agents' });
const cards = () =>
  section()
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const names = () => cards().getByRole('heading', { level: 3 });

describe('Connected agents', () => {
  test('have a card with name, created date, first number, calls, and recent conversations', async ({
    app,
  }) => {
    await app.enter('an agent with conversations', '/company/company-1#agents');
    await expect.poll(() => names().texts()).toEqual(['Host']);
    const card = cards().first();
    await expect.element(card.getByText('Created Mar 4, 2025')).toBeVisible();
    await expect.element(card.getByText('(212) 555-0142')).toBeVisible();
    await expect.element(card.getByText('3 conversations', { exact: true })).toBeVisible();
    await expect
      .poll(() => card.getByRole('link', { name: /messages$/ }).texts())
      .toEqual([
        expect.stringMatching(/^Successful, .*Jan 15, 1:30 PM, 1:12, 2 messages$/),
        expect.stringMatching(/^Failed, .*Jan 14, 7:10 AM, 1:12, 2 messages$/),
        expect.stringMatching(/^Successful, .*Jan 13, 3:45 PM, 1:12, 2 messages$/),
      ]);
    const dots = card.css('a span[aria-hidden]').elements();
    expect(dots.map((dot) => getComputedStyle(dot).backgroundColor)).toEqual(
      (['green', 'red', 'green'] as const).map((color) => colorOf(color, 'mark')),
    );
  });

  test('link to their page from anywhere on the card, and to their conversations', async ({ app }) => {
    await app.enter('an agent with conversations', '/company/company-1#agents');
    // the agent's link covers the whole card
    await cards().first().getByText('Created Mar 4, 2025').click({ force: true });
    await expect.poll(address).toBe('/company/company-1/agent/agent-1');
    history.back();
    await cards()
      .first()
      .getByRole('link', { name: /^Failed/ })
      .click();
    await expect.poll(address).toBe('/company/company-1/agent/agent-1/conversation/conversation-2');
  });

  test('include agents of both kinds, with up to five conversations each', async ({ app }) => {
    await app.signInAs('owner', '/company/trattoria-aurora#agents');
    await expect.poll(() => names().texts()).toEqual(['Aurora host', 'Aurora orders']);
    for (const card of cards().all()) {
      await expect.element(card.getByRole('link', { name: /messages$/ })).toHaveLength(5);
    }
  });

  test('can be reloaded if none has loaded', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    app.fault('always GET /api/companies/:id/xiagents/:agentId/preview 500');
    app.open('/company/trattoria-aurora#agents');
    await expect.element(section().getByText("Couldn't load agents.")).toBeVisible();
    app.repair();
    await section().getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => names().texts()).toEqual(['Aurora host', 'Aurora orders']);
  });

  test("show 'No agents connected yet' without agents", async ({ app }) => {
    await app.enter('a signed-in owner of a company', '/company/company-1#agents');
    await expect.element(section().getByText('No agents connected yet')).toBeVisible();
  });
});
