import type { Page } from '@playwright/test';
import { museumDemos } from '../../../src/domain/museums/museumDemos.ts';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';
import { expectNoOpenResources, stopDemoTimer, watchResources } from '../support/voice/resources.ts';
import { Sessions } from '../support/voice/sessions.ts';

const curator = (page: Page) => page.getByRole('region', { name: 'Virtual Curator' });
const button = (page: Page, name: string) => curator(page).getByRole('button', { name, exact: true });
const talk = (page: Page) => button(page, 'Click to talk to Curator');
const stop = (page: Page) => curator(page).getByRole('button', { name: /^Stop \d:\d\d$/ });
const spoken = (page: Page) => curator(page).getByRole('log', { name: 'Conversation so far' });
const { exhibit } = museumDemos['corning-museum-of-glass'];

/** A worker's first session has to load the speech synthesizer. */
const FIRST_WORDS = { timeout: 30_000 };

async function openMuseum(page: Page): Promise<void> {
  await page.goto('/demos/museum/corning-museum-of-glass');
  await expect(talk(page)).toBeVisible();
}

// (rule: curator connection failure)
test('A voice session whose code fails to load returns to idle, emphasizes the help text, and shows no message', async ({
  page,
}) => {
  await page.route('**/assets/CuratorSession-*.js', (route) => route.abort());
  await openMuseum(page);
  const help = curator(page).getByText('Please ensure your microphone is enabled');
  const words = await curator(page).innerText();
  await expect(help).toHaveCSS('border-color', 'rgba(0, 0, 0, 0)');
  await talk(page).click();
  await expect(help).toHaveCSS('border-color', 'rgb(242, 176, 107)');
  await expect(talk(page)).toBeEnabled();
  expect(await curator(page).innerText()).toBe(words);
});

test.describe('Curator session', () => {
  test.slow();

  test('connects, answers from its context, and ends after a minute', async ({ app, page }) => {
    const sessions = new Sessions(page);
    await openMuseum(page);
    await app.fault('voice 500ms');
    await stopClock(page);
    const connectingSound = page.waitForRequest('**/sounds/connecting.mp3');
    await talk(page).click();
    await connectingSound;
    await expect(button(page, 'Connecting...')).toBeDisabled();
    // the minute starts at the click
    await page.clock.runFor(3000);
    await expect(stop(page)).toHaveAccessibleName('Stop 0:57', FIRST_WORDS);
    await expect(stop(page)).toBeFocused();
    const opening = await sessions.sentOf('conversation_initiation_client_data');
    expect(opening['dynamic_variables']).toEqual({ platform: 'web' });
    await expect(spoken(page)).toContainText('Curator');

    const [question = ''] = exhibit.exampleQuestions;
    await curator(page).getByRole('group', { name: 'Ask' }).getByRole('button', { name: question }).click();
    expect(await sessions.sentOf('user_message')).toMatchObject({ text: question });
    await expect(spoken(page)).toContainText(question);
    const answer = spoken(page).locator('p').last();
    await expect(answer).toContainText('Curator');
    // a sentence from the curator's context
    await expect
      .poll(async () => {
        const words = await answer.innerText();
        return exhibit.suppliedContext
          .flatMap((paragraph) => paragraph.match(/[^.!?]+[.!?]/g) ?? [])
          .some((sentence) => words.includes(sentence.trim()));
      })
      .toBe(true);
    expect(await curator(page).evaluate((panel) => panel.scrollHeight)).toBeLessThanOrEqual(500);

    await page.clock.runFor(57_000);
    await expect(talk(page)).toBeFocused();
    await sessions.expectAllClosed();
    await expect(spoken(page)).toBeHidden();
  });

  test('can be interrupted, and leaves no resources or messages behind after a click, a fault, or a page change ends it', async ({
    app,
    page,
  }) => {
    const sessions = new Sessions(page);
    await watchResources(page);
    await openMuseum(page);
    const words = await curator(page).innerText();
    await talk(page).click();
    await expect(stop(page)).toBeVisible(FIRST_WORDS);
    await stopDemoTimer(page);
    await curator(page).getByRole('group', { name: 'Ask' }).getByRole('button').first().click();
    // a busy machine needs time to synthesize the long answer
    await expect(button(page, 'Interrupt')).toBeEnabled(FIRST_WORDS);
    await button(page, 'Interrupt').click();
    await sessions.sentOf('user_activity');
    await expect(curator(page).getByText('Listening', { exact: true })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await stop(page).click();
    await expect(talk(page)).toBeFocused();
    await expectNoOpenResources(page);

    await app.fault('voice 1011 Overloaded');
    await talk(page).click();
    await expect.poll(() => sessions.count).toBe(2);
    await sessions.expectAllClosed();
    await expect(talk(page)).toBeVisible();
    expect(await curator(page).innerText()).toBe(words);
    await expectNoOpenResources(page);

    await talk(page).click();
    await expect(stop(page)).toBeVisible();
    await page.getByRole('link', { name: 'View All Museums' }).click();
    await sessions.expectAllClosed();
    await expectNoOpenResources(page);
    expect(sessions.count).toBe(3);
  });
});
