import { definitionOf } from '#tests/support/screen/definitionOf.ts';
import { showAsPrinted } from '#tests/support/screen/showAsPrinted.ts';
import { address, describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const conversationPage = '/company/company-1/agent/agent-1/conversation/conversation-1';
const AUDIO = 'GET /api/companies/company-1/xiagents/agent-1/conversations/conversation-1/audio';

const recording = () => page.getByRole('region', { name: 'Recording' });
const position = () => recording().getByRole('slider', { name: 'Position' });
const lines = () => page.getByRole('group', { name: 'Transcript lines' }).getByRole('listitem');
const currentLine = () => page.css('[aria-current=true]');

describe('Conversation page', () => {
  test('shows id, agent, status, start, duration, and number of messages', async ({ app }) => {
    await app.enter('a conversation', conversationPage);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Conversation' })).toBeVisible();
    await expect.element(definitionOf('ID')).toHaveTextContent('conversation-1');
    await expect.element(definitionOf('Agent ID')).toHaveTextContent('agent-1');
    await expect.element(definitionOf('Status')).toHaveTextContent('done');
    await expect.element(definitionOf('Started')).toHaveTextContent('Thu, Jan 15, 1:30 PM');
    await expect.element(definitionOf('Duration')).toHaveTextContent('1:12');
    await expect.element(definitionOf('Messages')).toHaveTextContent('2');
    await page.getByRole('link', { name: 'Back to Agent' }).click();
    await expect.poll(address).toBe('/company/company-1/agent/agent-1');
  });

  test('shows the summary and the transcript first on a phone, and the IDs on request', async ({ app }) => {
    await page.viewport(390, 844);
    await app.enter('a conversation', conversationPage);
    await expect
      .element(page.getByText('Thu, Jan 15, 1:30 PM, 1:12, 2 messages'))
      .toBeInViewport({ ratio: 1 });
    await expect.element(lines().first()).toBeInViewport({ ratio: 1 });
    await expect.element(definitionOf('Agent ID')).not.toBeVisible();
    await page.getByRole('button', { name: 'Details' }).click();
    await expect.element(definitionOf('Agent ID')).toBeInViewport({ ratio: 1 });
  });

  test("shows 'Conversation Not Found' for an unknown id, with a link back to the agent", async ({ app }) => {
    await app.enter('no such conversation', '/company/company-1/agent/agent-1/conversation/no-such-one');
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Conversation Not Found' }))
      .toBeVisible();
    await expect
      .element(
        page.getByText("The conversation you are looking for doesn't exist or you don't have access to it."),
      )
      .toBeVisible();
    await page.getByRole('link', { name: 'Back to Agent' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Host' })).toBeVisible();
  });
});

describe("A conversation's audio", () => {
  test("shows 'No audio available for this conversation' without audio and requests none", async ({
    app,
  }) => {
    await app.enter('a conversation without audio', '/profile');
    const calls = app.calls();
    app.open(conversationPage);
    await expect.element(recording()).toHaveTextContent('No audio available for this conversation');
    await expect.element(lines()).toHaveLength(2);
    await expect.element(lines().getByRole('button')).not.toBeInTheDocument();
    expect(calls).not.toContain(AUDIO);
  });

  test('seeks to a transcript line when clicked, and marks it', async ({ app }) => {
    await app.enter('a conversation with audio', conversationPage);
    await expect.element(position()).toBeVisible();
    await expect.element(currentLine()).not.toBeInTheDocument();
    await lines().nth(1).getByText('A table for two at eight, please.').click();
    await expect.element(position()).toHaveValue('6');
    await expect.element(position()).toHaveAttribute('aria-valuetext', '6 seconds of 1 minute 12');
    await expect.element(currentLine()).toHaveLength(1);
    await expect.element(currentLine()).toMatchTextContent('A table for two at eight, please.');

    await lines().nth(0).getByRole('button', { name: 'Go to 0:01' }).click();
    await expect.element(position()).toHaveValue('1');
    await expect.element(currentLine()).toMatchTextContent('How can I help you today?');
  });

  test('starts at the position in the link', async ({ app }) => {
    await app.enter('a conversation with audio', `${conversationPage}#t=6`);
    await expect.element(position()).toHaveValue('6');
    await expect.element(currentLine()).toMatchTextContent('A table for two at eight, please.');
  });

  test('seeks with keys and with the buttons next to Play', async ({ app }) => {
    await app.enter('a conversation with audio', conversationPage);
    await position().focus();
    await keyboard.press('ArrowRight');
    await expect.element(position()).toHaveValue('5');
    await keyboard.press('l');
    await expect.element(position()).toHaveValue('15');
    await keyboard.press('j');
    await expect.element(position()).toHaveValue('5');
    await keyboard.press('Shift+L');
    await expect.element(position()).toHaveValue('15');
    for (const _ of ['second', 'first']) await keyboard.press('ArrowLeft');
    await expect.element(position()).toHaveValue('5');
    await keyboard.press('Enter');
    await expect.element(position()).toHaveValue('5');
    await recording().getByRole('button', { name: 'Forward 5 seconds' }).click();
    await expect.element(position()).toHaveValue('10');
    await recording().getByRole('button', { name: 'Back 5 seconds' }).click();
    await expect.element(position()).toHaveValue('5');
  });

  test('plays and pauses with the space bar, except on a focused button', async ({ app }) => {
    await app.enter('a conversation with audio', conversationPage);
    const button = (name: string) => recording().getByRole('button', { name });
    await position().focus();
    await keyboard.press(' ');
    await expect.element(button('Pause')).toBeVisible();
    await expect.element(currentLine()).toMatchTextContent('How can I help you today?');
    await button('Pause').focus();
    await keyboard.press(' ');
    await expect.element(button('Play')).toBeVisible();
    expect((page.css('audio').element() as HTMLAudioElement).paused).toBe(true);
    await button('Forward 5 seconds').focus();
    await keyboard.press(' ');
    await expect.element(button('Play')).toBeVisible();
  });

  test("shows 'Failed to load audio' on failure, and Try again plays the audio", async ({ app }) => {
    await app.enter('a conversation with audio', '/profile');
    app.fault(`always ${AUDIO} 500`);
    app.open(conversationPage);
    await expect.element(recording().getByRole('alert')).toHaveTextContent('Failed to load audio');
    await expect.element(lines()).toHaveLength(2);

    app.repair();
    await recording().getByRole('button', { name: 'Try again' }).click();
    await expect.element(recording().getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.element(recording()).toHaveFocus();
    await expect.element(recording().getByRole('alert')).not.toBeInTheDocument();
  });
});

describe("A conversation's transcript", () => {
  test('shows each line with its speaker and time', async ({ app }) => {
    await app.enter('a conversation', conversationPage);
    await expect
      .poll(() => lines().texts())
      .toEqual([
        'Agent0:01Trattoria Aurora! How can I help you today?',
        'Caller0:06A table for two at eight, please.',
      ]);
  });

  test('scrolls with the page on a phone, and follows the audio until the user scrolls', async ({ app }) => {
    await page.viewport(360, 560);
    await app.signInAs('owner', '/company/trattoria-aurora/agent/aurora-host');
    await page.getByRole('link', { name: /^View/ }).nth(1).click();
    await expect.element(position()).toBeVisible();
    const transcript = page.getByRole('group', { name: 'Transcript lines' }).element();
    const scrollers = [transcript, ...transcript.querySelectorAll('*')].filter((element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
    );
    expect(scrollers).toEqual([]);

    await lines().last().getByRole('button').press('Enter');
    await expect.element(lines().last()).toHaveAttribute('aria-current', 'true');
    await lines().nth(1).getByRole('button').press('Enter');
    await expect.element(currentLine()).toBeInViewport({ ratio: 1 });
    const follow = page.getByRole('button', { name: 'Follow the audio' });
    await expect.element(follow).not.toBeInTheDocument();

    await keyboard.press('End');
    await expect.element(currentLine()).not.toBeInViewport();
    await follow.click();
    await expect.element(currentLine()).toBeInViewport({ ratio: 1 });
    await expect.element(follow).not.toBeInTheDocument();
  });

  test('uses the whole height of a short viewport, as at 400% zoom', async ({ app }) => {
    await page.viewport(320, 256);
    await app.enter('a conversation with audio', conversationPage);
    await expect.element(position()).toBeVisible();
    lines().last().element().scrollIntoView({ block: 'center', behavior: 'instant' });
    await expect.element(lines().last()).toBeInViewport({ ratio: 1 });
    await expect.element(recording()).not.toBeInViewport();
  });

  test('is printed without the player and the search', async ({ app }) => {
    await page.viewport(720, 900);
    await app.enter('a conversation with audio', conversationPage);
    await expect.element(position()).toBeVisible();
    await showAsPrinted();
    await expect.element(lines().last()).toBeVisible();
    await expect.element(recording()).not.toBeInTheDocument();
    await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  });

  test('can be searched, with the number of matches', async ({ app }) => {
    await app.enter('a conversation', conversationPage);
    const sought = page.getByRole('searchbox', { name: 'Search transcript' });
    const count = page.css('search').getByRole('status');
    await expect.element(count).toBeEmptyDOMElement();
    await sought.fill('T');
    await expect.element(count).toHaveTextContent('1 of 2');
    await keyboard.press('Enter');
    await expect.element(count).toHaveTextContent('2 of 2');
    await page.getByRole('button', { name: 'Next match' }).click();
    await expect.element(count).toHaveTextContent('1 of 2');
    await page.getByRole('button', { name: 'Previous match' }).click();
    await expect.element(count).toHaveTextContent('2 of 2');

    await sought.fill('EIGHT');
    await expect.element(count).toHaveTextContent('1 of 1');
    await expect.poll(() => page.css('mark').texts()).toEqual(['eight']);
    await sought.fill('pineapple');
    await expect.element(count).toHaveTextContent('No matches');
    await expect.element(page.css('mark')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Next match' })).toBeDisabled();
  });
});
