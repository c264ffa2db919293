import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';
import {
  expectNoOpenResources,
  audioWasHeard,
  stopDemoTimer,
  loudness,
  watchResources,
} from '../support/voice/resources.ts';
import { Sessions } from '../support/voice/sessions.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'Try it Live' });
const button = (page: Page, name: string) => hero(page).getByRole('button', { name, exact: true });
const start = (page: Page) => button(page, 'Start Live Demo');
const stop = (page: Page) => button(page, 'Stop Demo');
const timeLeft = (page: Page) => hero(page).getByRole('timer');

/** A worker's first session has to load the speech synthesizer. */
const FIRST_WORDS = { timeout: 30_000 };

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(start(page)).toBeVisible();
}

test.describe('Live demo', () => {
  test.slow();

  test('shows that the network connection is lost', async ({ context, page }) => {
    await openHome(page);
    await start(page).click();
    await expect(timeLeft(page)).toBeVisible(FIRST_WORDS);
    const offline = hero(page).getByText('You seem to be offline. The agent may not hear you.');
    await expect(offline).toBeHidden();
    await context.setOffline(true);
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await expect(offline).toBeHidden();
  });

  test('reports code that failed to load; the next click reloads the page and starts the demo', async ({
    context,
    page,
  }) => {
    const code = '**/assets/LandingDemo-*.js';
    await page.route(code, (route) => route.abort());
    await openHome(page);
    await start(page).click();
    const failure = hero(page).getByText("Couldn't load the demo.");
    await expect(failure).toHaveText(/press the button again to reload the page and start the demo\.$/);
    await page.unroute(code);
    // the page stays while the site is unreachable
    await context.setOffline(true);
    await start(page).click();
    await expect(failure).toBeVisible();
    await context.setOffline(false);
    const loaded = page.waitForEvent('load');
    await start(page).click();
    await loaded;
    await expect(stop(page)).toBeFocused(FIRST_WORDS);
    await stop(page).click();
    await expect(start(page)).toBeFocused();
    await page.reload();
    await expect(start(page)).toBeVisible();
    await expect(stop(page)).toBeHidden();
  });

  test('loads on start, counts down a minute, and restores the page', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const sessions = new Sessions(page);
    await openHome(page);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => /LandingDemo|VoiceLine|sounds|worklet|Processor/.test(path))).toEqual(
      [],
    );

    await stopClock(page);
    await start(page).click();
    await expect(stop(page)).toBeFocused(FIRST_WORDS);
    await expect(timeLeft(page)).toHaveText('1:00');
    expect(await sessions.sentOf('conversation_initiation_client_data')).toMatchObject({
      dynamic_variables: {
        platform: 'web',
        current_time: expect.stringMatching(
          /^Thursday, January 22, 2026 at 7:00\sAM \(America\/New_York\), Thursday, January 22, 2026 at 12:00\sPM \(UTC\)$/,
        ),
        phone_number: 'not on file',
      },
    });
    await expect(hero(page).getByText(/How can I help you/)).toBeVisible();
    expect(requests).toContain('/sounds/connect.mp3');

    await page.clock.runFor(1000);
    await expect(timeLeft(page)).toHaveText('0:59');
    await page.clock.runFor(48_000);
    await expect(hero(page).getByText('10 seconds left')).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(hero(page).getByText('10 seconds left')).toHaveCount(1);
    await page.clock.runFor(9000);
    await expect(timeLeft(page)).toHaveText('0:01');
    await page.clock.runFor(1000);
    await sessions.expectAllClosed();
    await expect.poll(() => requests).toContain('/sounds/disconnect.mp3');
    await page.clock.runFor(299);
    await expect(start(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(start(page)).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every call answered, while you cook');
  });

  test('can be heard, read, muted, and rated, and leaves no open resources', async ({ page }) => {
    const sessions = new Sessions(page);
    await watchResources(page);
    await openHome(page);
    await stopDemoTimer(page);
    await start(page).click();
    await expect(hero(page).getByText('Speaking', { exact: true })).toBeVisible(FIRST_WORDS);
    // the orb and the meter follow the audio
    const level = () =>
      hero(page)
        .locator('[data-level="output"]')
        .evaluate((meter) => new DOMMatrix(getComputedStyle(meter).transform).a);
    await expect.poll(level).toBeGreaterThan(0.1);

    await button(page, 'Mute microphone').click();
    await expect(button(page, 'Unmute microphone')).toBeVisible();
    await button(page, 'Good answer').click();
    expect(await sessions.sentOf('feedback')).toMatchObject({ score: 'like' });
    await expect(button(page, 'Good answer')).toHaveAttribute('aria-disabled', 'true');
    await expect(button(page, 'Bad answer')).toHaveAttribute('aria-disabled', 'true');

    const caption = hero(page).locator('[aria-live="polite"]');
    const before = await caption.innerText();
    const field = hero(page).getByRole('textbox', { name: 'Type instead of speaking' });
    await field.fill('What are your hours?');
    await field.press('Enter');
    await expect(field).toHaveValue('');
    expect(await sessions.sentOf('user_message')).toMatchObject({ text: 'What are your hours?' });
    await expect(caption).not.toHaveText(before);
    // each response can be rated
    await button(page, 'Bad answer').click();
    expect(sessions.allOf('feedback')).toHaveLength(2);
    expect(loudness((await audioWasHeard(page)).samples)).toBeGreaterThan(0.01);

    // the page shows the booking's summary and tells the agent so
    await field.fill('A table for four tomorrow at 7 PM, please');
    await field.press('Enter');
    await expect(caption).toContainText('Shall I book it?');
    await field.fill('Yes, please');
    await field.press('Enter');
    await expect(hero(page).getByRole('region', { name: 'Your booking' })).toHaveText(
      'Your bookinga table for four, tomorrow at 7 PM',
    );
    expect(await sessions.sentOf('client_tool_result')).toMatchObject({ is_error: false });
    await expect(caption).toContainText('You can see it on your screen.');
    // the log shows both speakers, and the caption shows only the latest line
    const said = hero(page).getByRole('log', { name: 'Conversation so far' });
    await expect(said).toContainText('What are your hours?');
    await expect(said).toContainText('Yes, please');
    await expect(said).not.toContainText('You can see it on your screen.');
    await hero(page)
      .getByRole('group', { name: 'Ask' })
      .getByRole('button', { name: 'When are you open?' })
      .click();
    await expect(caption).toContainText('We are open from');
    await expect(said).toContainText('When are you open?');

    await expectAccessibleEverywhere(page);
    await stop(page).click();
    await sessions.expectAllClosed();
    await expect(start(page)).toBeFocused();
    await expectNoOpenResources(page);
    const recap = hero(page).getByRole('region', { name: 'Your order so far' });
    await expect(recap).toContainText('a table for four, tomorrow at 7 PM');
    await expect(recap.getByRole('log')).toContainText('When are you open?');
    await expect(recap.getByRole('link', { name: 'Book a Meeting' })).toHaveAttribute('href', '/booking');
  });

  test('explains why the demo has ended, and can restart', async ({ app, page }) => {
    await watchResources(page);
    await openHome(page);
    await app.fault('voice 1011 Overloaded');
    await start(page).click();
    await expect(hero(page).getByText('The connection was closed by the server.')).toBeVisible(FIRST_WORDS);
    await expectNoOpenResources(page);
    await button(page, 'Close').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every call answered, while you cook');
    await expect(start(page)).toBeFocused();
  });

  test('ends when the user leaves, even while connecting', async ({ app, page }) => {
    const sessions = new Sessions(page);
    await watchResources(page);
    await openHome(page);
    await app.fault('voice 60000ms');
    await start(page).click();
    await expect(hero(page).getByText('Connecting to voice agent...')).toBeVisible();
    await expect(button(page, 'Connecting...')).toHaveAttribute('aria-disabled', 'true');
    await sessions.sentOf('conversation_initiation_client_data');
    await button(page, 'Cancel').click();
    await sessions.expectAllClosed();
    await expectNoOpenResources(page);

    await start(page).click();
    await expect(stop(page)).toBeVisible(FIRST_WORDS);
    await page.getByRole('navigation').first().getByRole('link', { name: 'Demos' }).click();
    await expect(page).toHaveURL('/demos');
    await sessions.expectAllClosed();
    expect(sessions.count).toBe(2);
    await expectNoOpenResources(page);
  });
});
