import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { App } from '../support/App.ts';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { buildFolders } from '../support/addresses.ts';
import { apiCalls } from '../support/apiCalls.ts';
import { stopClock } from '../support/clock.ts';
import { stayWhenAskedOnReload } from '../support/reload.ts';
import { expect, test } from '../support/test.ts';

const companyPage = '/company/company-1';
const panelPage = `${companyPage}?panel=voice`;
const CONFIG = '/api/companies/restaurants/company-1/voice-config';
const SAVE = `PUT ${CONFIG}`;

const form = (page: Page) => page.getByRole('form', { name: 'Voice Configuration' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const firstMessage = (page: Page) => form(page).getByLabel('First message');
const speed = (page: Page) => form(page).getByLabel('Speaking speed', { exact: true });
const reveal = (page: Page) =>
  page.getByRole('region', { name: 'Voice AI Management' }).scrollIntoViewIfNeeded();
const savesIn = (calls: readonly string[]) => calls.filter((call) => call === SAVE);

async function openPanel(app: App, path = panelPage): Promise<void> {
  await app.enter('a signed-in owner of a company', path);
  await reveal(app.page);
  await expect(firstMessage(app.page)).toBeVisible();
}

test.describe('Voice Configuration', () => {
  test('is saved with every field, and read back after a reload', async ({ app, page }) => {
    await openPanel(app);
    await form(page)
      .getByRole('radio', { name: /^Savannah/ })
      .check();
    await firstMessage(page).fill('Good evening, Trattoria Aurora.');
    await form(page).getByLabel('Personality').selectOption('Custom');
    await form(page).getByLabel('Custom personality').fill('Like an old friend of the house');
    await form(page).getByLabel('Max response time').selectOption('20 seconds');
    await speed(page).fill('1.3');
    await form(page).getByLabel('Voice stability', { exact: true }).fill('0.4');
    await form(page).getByRole('slider', { name: 'Temperature' }).press('End');
    await form(page).getByRole('switch', { name: 'Play a sound behind the voice' }).check();
    await form(page).getByLabel('Background sound URL').fill('https://cdn.example/hum.mp3');
    await button(page, 'Save changes').click();
    await expect(page.getByText('Voice configuration saved successfully!')).toBeVisible();
    await expect(button(page, 'Save changes')).toHaveCount(0);

    await page.reload();
    await reveal(page);
    await expect(form(page).getByRole('radio', { name: /^Savannah/ })).toBeChecked();
    await expect(firstMessage(page)).toHaveValue('Good evening, Trattoria Aurora.');
    await expect(form(page).getByLabel('Custom personality')).toHaveValue('Like an old friend of the house');
    await expect(form(page).getByLabel('Max response time')).toHaveValue('20');
    await expect(speed(page)).toHaveValue('1.3');
    await expect(form(page).getByLabel('Voice stability', { exact: true })).toHaveValue('0.4');
    await expect(form(page).getByLabel('Temperature', { exact: true })).toHaveValue('1');
    await expect(form(page).getByLabel('Background sound URL')).toHaveValue('https://cdn.example/hum.mp3');
  });

  test('shows gender and accent of each voice', async ({ app, page }) => {
    await openPanel(app);
    await expect(form(page).getByRole('radio', { name: 'Elliot male, Canadian' })).toBeChecked();
    await expect(form(page).getByRole('radio')).toHaveCount(10);
  });

  test('says what is wrong at the field, and sends nothing', async ({ app, page }) => {
    await openPanel(app);
    const calls = apiCalls(page);
    await speed(page).fill('3');
    await speed(page).blur();
    await expect(speed(page)).toHaveAccessibleDescription('Enter a number from 0.5 to 2');
    await firstMessage(page).fill(' ');
    await button(page, 'Save changes').click();
    await expect(firstMessage(page)).toBeFocused();
    await expect(firstMessage(page)).toHaveAccessibleDescription('Enter what the agent says first');
    expect(savesIn(calls)).toEqual([]);
  });

  test('asks for words for a custom personality and for the address of a sound', async ({ app, page }) => {
    await openPanel(app);
    await form(page).getByLabel('Personality').selectOption('Custom');
    await form(page).getByRole('switch', { name: 'Play a sound behind the voice' }).check();
    await form(page).getByLabel('Background sound URL').fill('javascript:alert(1)');
    await button(page, 'Save changes').click();
    await expect(form(page).getByLabel('Custom personality')).toHaveAccessibleDescription(
      'Describe the personality, or choose another one',
    );
    await expect(form(page).getByLabel('Background sound URL')).toHaveAccessibleDescription(
      'Enter a web address that begins with https:// or http://',
    );
  });

  for (const fault of ['500 Busy', 'offline']) {
    test(`that cannot be saved says so, keeps what was typed, and sends it once (${fault})`, async ({
      app,
      page,
    }) => {
      await openPanel(app);
      await firstMessage(page).fill('Good evening.');
      await app.fault(`always ${SAVE} ${fault}`);
      const calls = apiCalls(page);
      await button(page, 'Save changes').dblclick();
      await expect(page.getByRole('alert')).toHaveText('Failed to save voice configuration');
      expect(savesIn(calls)).toHaveLength(1);
      await expect(firstMessage(page)).toHaveValue('Good evening.');
      await app.repair();
      await button(page, 'Save changes').click();
      await expect(page.getByText('Voice configuration saved successfully!')).toBeVisible();
    });
  }

  test('that the host refuses for a field says so at the field', async ({ app, page }) => {
    await openPanel(app);
    await firstMessage(page).fill('Good evening.');
    await app.fault(`${SAVE} 400 firstMessage is too long`);
    await button(page, 'Save changes').click();
    await expect(firstMessage(page)).toHaveAccessibleDescription('firstMessage is too long');
  });

  test('takes its message away after 3 s', async ({ app, page }) => {
    await openPanel(app);
    await stopClock(page);
    await firstMessage(page).fill('Good evening.');
    await button(page, 'Save changes').click();
    const message = page.getByText('Voice configuration saved successfully!');
    await expect(message).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(2900);
    await expect(message).toBeVisible();
    await page.clock.runFor(200);
    await expect(message).toHaveCount(0);
  });

  test('that cannot be loaded says so, and recovers by Try again', async ({ app, page }) => {
    await app.enter('a signed-in owner of a company', '/profile');
    await app.fault(`GET ${CONFIG} 500`);
    await page.goto(panelPage);
    const section = page.getByRole('region', { name: 'Voice AI Management' });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('alert')).toHaveText('Failed to load voice configuration');
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect(firstMessage(page)).toBeVisible();
  });

  test('can be looked at without changing anything', async ({ app, page }) => {
    await openPanel(app);
    await page.getByRole('switch', { name: 'Read-only' }).check();
    await expect(firstMessage(page)).toBeDisabled();
    await expect(speed(page)).toBeDisabled();
    await expect(form(page).getByRole('slider', { name: 'Speaking speed' })).toBeDisabled();
    await expect(form(page).getByRole('radio').first()).toBeDisabled();
    await expect(form(page).getByLabel('Personality')).toBeDisabled();
    await expect(form(page).getByRole('button')).toHaveCount(0);
  });

  test('is for owner and admin only', async ({ app, page }) => {
    await app.enter('a signed-in staff member of a company', companyPage);
    await expect(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    await expect(page.getByText('Voice AI Management')).toHaveCount(0);
  });
});

test.describe('A test of a voice', () => {
  const result = (page: Page) => page.getByLabel('Result of the voice test');

  test('can be played', async ({ app, page }) => {
    await openPanel(app);
    await form(page).getByLabel('Test message').fill('Table for two at seven?');
    const sent = page.waitForRequest((request) => request.url().endsWith('/voice-config/test'));
    await button(page, 'Listen to Hana').click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Voice test completed! Click play to hear the result.' }),
    ).toBeVisible();
    expect((await sent).postDataJSON()).toEqual({ voiceId: 'Hana', testMessage: 'Table for two at seven?' });
    await expect
      .poll(() => result(page).evaluate((audio) => (audio as HTMLAudioElement).duration))
      .toBeGreaterThan(1);
    // it is no part of the configuration
    await expect(button(page, 'Save changes')).toHaveCount(0);
  });

  test('that the voice cannot speak says so', async ({ app, page }) => {
    await openPanel(app);
    await form(page).getByLabel('Test message').fill('A very long order. '.repeat(60));
    await button(page, 'Test voice').click();
    await expect(page.getByRole('alert')).toHaveText('Voice test failed. Please try again.');
    await expect(result(page)).toHaveCount(0);
  });

  for (const fault of ['500 Busy', 'offline', 'not-json']) {
    test(`that fails says so (${fault})`, async ({ app, page }) => {
      await openPanel(app);
      await app.fault(`always POST ${CONFIG}/test ${fault}`);
      await button(page, 'Test voice').click();
      await expect(page.getByRole('alert')).toHaveText('Failed to test voice');
    });
  }
});

test.describe('Unsaved changes', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });

  test('are asked about before a link is followed', async ({ app, page }) => {
    await openPanel(app);
    await firstMessage(page).fill('Good evening.');
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(question(page)).toContainText('What you changed in Voice Configuration is not saved.');
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(firstMessage(page)).toHaveValue('Good evening.');

    await page.getByRole('link', { name: 'My Profile' }).click();
    await question(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  });

  test('are kept, and the page with them, when the question cannot be fetched', async ({ app, page }) => {
    const assets = `${buildFolders.host}/assets`;
    const script = readdirSync(assets).find((name) =>
      readFileSync(`${assets}/${name}`, 'latin1').includes('Discard unsaved changes?'),
    );
    await page.route(`**/assets/${script}`, (route) => route.abort());
    await openPanel(app);
    await firstMessage(page).fill('Good evening.');
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('alert')).toContainText('This could not be opened.');
    await expect(page).toHaveURL(panelPage);
    await expect(firstMessage(page)).toHaveValue('Good evening.');
  });

  test('are asked about before another panel is opened', async ({ app, page }) => {
    await openPanel(app);
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    await firstMessage(page).fill('Good evening.');
    await expect(tab(/^Voice Configuration/)).toHaveAccessibleName('Voice Configuration , unsaved changes');
    await tab(/^AI Instructions Builder/).click();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(tab(/^Voice Configuration/)).toHaveAttribute('aria-selected', 'true');
    await expect(firstMessage(page)).toHaveValue('Good evening.');

    await tab(/^AI Instructions Builder/).click();
    await question(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('form', { name: 'AI Instructions Builder' })).toBeVisible();
    await expect(page).toHaveURL(/panel=instructions/);
    await tab(/^Voice Configuration/).click();
    await expect(firstMessage(page)).not.toHaveValue('Good evening.');
  });

  test('are asked about before signing out', async ({ app, page }) => {
    await openPanel(app);
    await firstMessage(page).fill('Good evening.');
    await button(page, 'Sign out').click();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(firstMessage(page)).toHaveValue('Good evening.');
    await button(page, 'Sign out').click();
    await question(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('are asked about by the browser before the page is reloaded', async ({ app, page }) => {
    await openPanel(app);
    await firstMessage(page).fill('Good evening.');
    await stayWhenAskedOnReload(page);
    await expect(firstMessage(page)).toHaveValue('Good evening.');
  });

  test('are given up by Discard, once that is confirmed', async ({ app, page }) => {
    await openPanel(app);
    const before = await firstMessage(page).inputValue();
    await firstMessage(page).fill('Good evening.');
    await button(page, 'Discard').click();
    await question(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(firstMessage(page)).toHaveValue(before);
    await expect(button(page, 'Discard')).toHaveCount(0);
  });

  test('are no question when there are none', async ({ app, page }) => {
    await openPanel(app);
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  });
});

test('Voice AI Management is accessible in both themes at every width', async ({ app, page }) => {
  test.slow();
  await openPanel(app);
  await form(page).getByRole('switch', { name: 'Play a sound behind the voice' }).check();
  await expectAccessibleEverywhere(page, [1280, 768, 360]);
});
