import type { Page } from '@playwright/test';
import { apiCalls } from '../support/apiCalls.ts';
import { fact } from '../support/facts.ts';
import { expect, test } from '../support/test.ts';

const conversationPage = '/company/company-1/agent/agent-1/conversation/conversation-1';
const AUDIO = 'GET /api/companies/company-1/xiagents/agent-1/conversations/conversation-1/audio';

const recording = (page: Page) => page.getByRole('region', { name: 'Recording' });
const position = (page: Page) => recording(page).getByRole('slider', { name: 'Position' });
const seconds = async (page: Page) => Number(await position(page).inputValue());
const lines = (page: Page) => page.getByRole('group', { name: 'Transcript lines' }).getByRole('listitem');
const currentLine = (page: Page) => page.locator('[aria-current=true]');

test.describe('Conversation', () => {
  test('shows id, agent, status, start, duration and the number of messages', async ({ app, page }) => {
    await app.enter('a conversation', conversationPage);
    await expect(page.getByRole('heading', { level: 1, name: 'Conversation' })).toBeVisible();
    await expect(fact(page, 'ID')).toHaveText('conversation-1');
    await expect(fact(page, 'Agent ID')).toHaveText('agent-1');
    await expect(fact(page, 'Status')).toHaveText('done');
    await expect(fact(page, 'Started')).toHaveText('Thu, Jan 15, 1:30 PM');
    await expect(fact(page, 'Duration')).toHaveText('1:12');
    await expect(fact(page, 'Messages')).toHaveText('2');
    await page.getByRole('link', { name: 'Back to Agent' }).click();
    await expect(page).toHaveURL('/company/company-1/agent/agent-1');
  });

  test("is 'Conversation Not Found' when there is none of that id, with a way back to the agent", async ({
    app,
    page,
  }) => {
    await app.enter('no such conversation', '/company/company-1/agent/agent-1/conversation/no-such-one');
    await expect(page.getByRole('heading', { level: 1, name: 'Conversation Not Found' })).toBeVisible();
    await expect(
      page.getByText("The conversation you are looking for doesn't exist or you don't have access to it."),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to Agent' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Host' })).toBeVisible();
  });
});

test.describe("A conversation's audio", () => {
  test("is 'No audio available for this conversation' where there is none, and not asked for", async ({
    app,
    page,
  }) => {
    await app.enter('a conversation without audio', '/profile');
    const calls = apiCalls(page);
    await page.goto(conversationPage);
    await expect(recording(page)).toHaveText('No audio available for this conversation');
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).getByRole('button')).toHaveCount(0);
    expect(calls).not.toContain(AUDIO);
  });

  test('plays and pauses', async ({ app, page }) => {
    await app.enter('a conversation with audio', conversationPage);
    await expect(position(page)).toHaveValue('0');
    await expect(recording(page).getByText('0:00 / 1:12')).toBeVisible();
    await recording(page).getByRole('button', { name: 'Play' }).click();
    await expect(recording(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(() => seconds(page)).toBeGreaterThan(1);
    await expect(currentLine(page)).toContainText('Trattoria Aurora! How can I help you today?');

    await recording(page).getByRole('button', { name: 'Pause' }).click();
    await expect(recording(page).getByRole('button', { name: 'Play' })).toBeVisible();
    const audio = page.locator('audio');
    expect(await audio.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);
  });

  test('goes to a line of the transcript by a click on it, and marks that line', async ({ app, page }) => {
    await app.enter('a conversation with audio', conversationPage);
    await expect(position(page)).toBeVisible();
    await expect(currentLine(page)).toHaveCount(0);
    await lines(page).nth(1).getByText('A table for two at eight, please.').click();
    await expect(position(page)).toHaveValue('6');
    await expect(position(page)).toHaveAttribute('aria-valuetext', '6 seconds of 1 minute 12');
    await expect(currentLine(page)).toHaveCount(1);
    await expect(currentLine(page)).toContainText('A table for two at eight, please.');

    await lines(page).nth(0).getByRole('button', { name: 'Go to 0:01' }).click();
    await expect(position(page)).toHaveValue('1');
    await expect(currentLine(page)).toContainText('How can I help you today?');
  });

  test('is moved by the keyboard and by the buttons beside Play', async ({ app, page }) => {
    await app.enter('a conversation with audio', conversationPage);
    await position(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveValue('5');
    await page.keyboard.press('l');
    await expect(position(page)).toHaveValue('15');
    await page.keyboard.press('j');
    await expect(position(page)).toHaveValue('5');
    await recording(page).getByRole('button', { name: 'Forward 5 seconds' }).click();
    await expect(position(page)).toHaveValue('10');
    await recording(page).getByRole('button', { name: 'Back 5 seconds' }).click();
    await expect(position(page)).toHaveValue('5');
  });

  for (const failure of ['500', '404', 'offline', 'empty', 'not-json']) {
    test(`that fails says 'Failed to load audio' (${failure}), and comes by Try again`, async ({
      app,
      page,
    }) => {
      await app.enter('a conversation with audio', '/profile');
      await app.fault(`always ${AUDIO} ${failure}`);
      await page.goto(conversationPage);
      await expect(recording(page).getByRole('alert')).toHaveText('Failed to load audio');
      await expect(lines(page)).toHaveCount(2);

      await app.repair();
      await recording(page).getByRole('button', { name: 'Try again' }).click();
      await expect(recording(page).getByRole('button', { name: 'Play' })).toBeVisible();
      await expect(recording(page)).toBeFocused();
      await expect(recording(page).getByRole('alert')).toBeHidden();
    });
  }
});

test.describe("A conversation's transcript", () => {
  test('shows who said what when', async ({ app, page }) => {
    await app.enter('a conversation', conversationPage);
    await expect(lines(page)).toHaveText([
      'Agent0:01Trattoria Aurora! How can I help you today?',
      'Caller0:06A table for two at eight, please.',
    ]);
  });

  test('can be searched, with the number of matches', async ({ app, page }) => {
    await app.enter('a conversation', conversationPage);
    const sought = page.getByRole('searchbox', { name: 'Search transcript' });
    const count = page.getByRole('search').getByRole('status');
    await expect(count).toHaveText('');
    await sought.fill('T');
    await expect(count).toHaveText('1 of 2');
    await page.keyboard.press('Enter');
    await expect(count).toHaveText('2 of 2');
    await page.getByRole('button', { name: 'Next match' }).click();
    await expect(count).toHaveText('1 of 2');
    await page.getByRole('button', { name: 'Previous match' }).click();
    await expect(count).toHaveText('2 of 2');

    await sought.fill('EIGHT');
    await expect(count).toHaveText('1 of 1');
    await expect(page.locator('mark')).toHaveText(['eight']);
    await sought.fill('pineapple');
    await expect(count).toHaveText('No matches');
    await expect(page.locator('mark')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Next match' })).toBeDisabled();
  });
});
