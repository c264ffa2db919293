import type { Page } from '@playwright/test';
import type { App } from '../support/App.ts';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { apiCalls } from '../support/apiCalls.ts';
import { stopClock } from '../support/clock.ts';
import { tabTo } from '../support/focus.ts';
import { stayWhenAskedOnReload } from '../support/reload.ts';
import { expect, test } from '../support/test.ts';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';

const panelPage = '/company/company-1?panel=telephony';
const CONFIG = '/api/companies/restaurants/company-1/vapi-config';
const SAVE = `PUT ${CONFIG}`;

const section = (page: Page) => page.getByRole('region', { name: 'Voice AI Management' });
const form = (page: Page) => page.getByRole('form', { name: 'Telephony Configuration' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });
const rows = (page: Page) => section(page).getByRole('table', { name: 'Call logs' }).locator('tbody tr');
const success = (page: Page, text: string | RegExp) =>
  section(page).getByRole('status').filter({ hasText: text });
const savesIn = (calls: readonly string[]) => calls.filter((call) => call === SAVE);

/** Brings the panels into sight, which are loaded by that. What is above them may push them away again meanwhile. */
async function reachPanels(page: Page): Promise<void> {
  await expect(async () => {
    await section(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole('tab', { name: 'Deployment Controls' })).toBeVisible({ timeout: 300 });
  }).toPass();
}

async function openPanel(app: App, scenario: ScenarioName = 'a restaurant with call logs'): Promise<void> {
  await app.enter(scenario, panelPage);
  await reachPanels(app.page);
  await expect(field(app.page, 'Phone number')).toBeVisible();
}

/** With a clock that stands still; what comes late is shown only as the clock goes on. */
async function openAtRest(app: App): Promise<void> {
  const { page } = app;
  await stopClock(page);
  await app.enter('a restaurant with call logs', panelPage);
  await expect(async () => {
    await section(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(500);
    await expect(rows(page)).toHaveCount(2, { timeout: 200 });
  }).toPass();
}

test.describe('The telephony configuration', () => {
  test('is saved with every field, and read back after a reload', async ({ app, page }) => {
    await openPanel(app);
    await field(page, 'Phone number').fill('+1 (347) 555-0121');
    await field(page, 'Phone ID').fill('phone-9');
    await field(page, 'Assistant ID').fill('aurora-late');
    await field(page, 'Max call duration').selectOption('20 minutes');
    await form(page).getByRole('switch', { name: 'Record calls' }).uncheck();
    await form(page).getByRole('switch', { name: 'Transcribe calls' }).uncheck();
    await field(page, 'Max retries').fill('0');
    await form(page).getByRole('slider', { name: 'Retry delay' }).press('End');
    await field(page, 'Background audio type').selectOption('Custom');
    await field(page, 'Background audio URL').fill('https://cdn.example/hum.mp3');
    await field(page, 'Busy message').fill('Un momento.');
    await field(page, 'After-hours message').fill('We open at noon.');
    await field(page, 'End call phrases').fill('ciao\n\n arrivederci ');
    await expect(field(page, 'End call phrases')).toHaveAccessibleDescription(
      '2 lines. A blank line is dropped when you save.',
    );
    await field(page, 'Transfer phrases').fill('the manager');
    await field(page, 'Silence timeout').fill('30');
    await field(page, 'Interruption sensitivity').fill('10');
    await button(page, 'Save changes').click();
    await expect(success(page, 'VAPI configuration saved successfully!')).toBeVisible();
    await expect(field(page, 'End call phrases')).toHaveValue('ciao\narrivederci');
    await expect(button(page, 'Save changes')).toHaveCount(0);

    await page.reload();
    await reachPanels(page);
    const expected = {
      'Phone number': '+1 (347) 555-0121',
      'Phone ID': 'phone-9',
      'Assistant ID': 'aurora-late',
      'Max call duration': '20',
      'Max retries': '0',
      'Retry delay': '60',
      'Background audio type': 'custom',
      'Background audio URL': 'https://cdn.example/hum.mp3',
      'Busy message': 'Un momento.',
      'After-hours message': 'We open at noon.',
      'End call phrases': 'ciao\narrivederci',
      'Transfer phrases': 'the manager',
      'Silence timeout': '30',
      'Interruption sensitivity': '10',
    };
    for (const [label, value] of Object.entries(expected)) {
      await expect(field(page, label)).toHaveValue(value);
    }
    await expect(form(page).getByRole('switch', { name: 'Record calls' })).not.toBeChecked();
    await expect(form(page).getByRole('switch', { name: 'Transcribe calls' })).not.toBeChecked();
  });

  test('offers these durations and kinds of audio, and asks for an address for custom only', async ({
    app,
    page,
  }) => {
    await openPanel(app);
    await expect(field(page, 'Max call duration').locator('option')).toHaveText([
      '5 minutes',
      '10 minutes',
      '15 minutes',
      '20 minutes',
      '30 minutes',
    ]);
    await expect(field(page, 'Background audio type').locator('option')).toHaveText([
      'None',
      'Restaurant Ambiance',
      'Background Music',
      'Custom',
    ]);
    for (const kind of ['None', 'Restaurant Ambiance', 'Background Music']) {
      await field(page, 'Background audio type').selectOption(kind);
      await expect(field(page, 'Background audio URL')).toHaveCount(0);
    }
    await field(page, 'Background audio type').selectOption('Custom');
    await expect(field(page, 'Background audio URL')).toBeVisible();
  });

  for (const { label, wrong, message } of [
    { label: 'Phone number', wrong: 'call us', message: 'Enter a phone number, such as +12125550142' },
    { label: 'Phone ID', wrong: ' ', message: 'Enter the id of the phone number' },
    { label: 'Assistant ID', wrong: '', message: 'Enter the id of the assistant' },
    { label: 'Max retries', wrong: '6', message: 'Enter a whole number from 0 to 5' },
    { label: 'Retry delay', wrong: '0', message: 'Enter a whole number from 1 to 60' },
    { label: 'Silence timeout', wrong: '31', message: 'Enter a whole number from 1 to 30' },
    { label: 'Interruption sensitivity', wrong: '1.5', message: 'Enter a whole number from 1 to 10' },
  ]) {
    test(`says at ${label} what is wrong with it, and sends nothing`, async ({ app, page }) => {
      await openPanel(app);
      const calls = apiCalls(page);
      await field(page, label).fill(wrong);
      await field(page, label).blur();
      await expect(field(page, label)).toHaveAccessibleDescription(message);
      await button(page, 'Save changes').click();
      await expect(field(page, label)).toBeFocused();
      expect(savesIn(calls)).toEqual([]);
    });
  }

  test('takes no custom audio that is no web address', async ({ app, page }) => {
    await openPanel(app);
    await field(page, 'Background audio type').selectOption('Custom');
    await field(page, 'Background audio URL').fill('javascript:alert(1)');
    await button(page, 'Save changes').click();
    await expect(field(page, 'Background audio URL')).toBeFocused();
    await expect(field(page, 'Background audio URL')).toHaveAccessibleDescription(
      'Enter a web address that begins with https:// or http://',
    );
  });

  for (const fault of ['500 Busy', 'offline', 'not-json']) {
    test(`that cannot be saved says so, keeps what was typed, and was sent once (${fault})`, async ({
      app,
      page,
    }) => {
      await openPanel(app);
      await field(page, 'Busy message').fill('Un momento.');
      await app.fault(`always ${SAVE} ${fault}`);
      const calls = apiCalls(page);
      await button(page, 'Save changes').dblclick();
      await expect(section(page).getByRole('alert')).toHaveText('Failed to save VAPI configuration');
      expect(savesIn(calls)).toHaveLength(1);
      await expect(field(page, 'Busy message')).toHaveValue('Un momento.');
      await app.repair();
      await button(page, 'Save changes').click();
      await expect(success(page, 'VAPI configuration saved successfully!')).toBeVisible();
    });
  }

  test('that the host refuses for a field says so at the field', async ({ app, page }) => {
    await openPanel(app);
    await field(page, 'Phone ID').fill('phone-9');
    await app.fault(`${SAVE} 400 phoneId belongs to another restaurant`);
    await button(page, 'Save changes').click();
    await expect(field(page, 'Phone ID')).toHaveAccessibleDescription(
      'phoneId belongs to another restaurant',
    );
  });

  test('takes its message away after 3 s', async ({ app, page }) => {
    await openAtRest(app);
    await field(page, 'Busy message').fill('Un momento.');
    await button(page, 'Save changes').click();
    const message = success(page, 'VAPI configuration saved successfully!');
    await expect(message).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(2900);
    await expect(message).toBeVisible();
    await page.clock.runFor(200);
    await expect(message).toHaveCount(0);
  });

  test('is asked about before the page is reloaded with unsaved changes', async ({ app, page }) => {
    await openPanel(app);
    await field(page, 'Busy message').fill('Un momento.');
    await stayWhenAskedOnReload(page);
    await expect(field(page, 'Busy message')).toHaveValue('Un momento.');
  });

  test('that cannot be loaded says so, and recovers by Try again', async ({ app, page }) => {
    await app.enter('a restaurant with call logs', '/profile');
    await app.fault(`GET ${CONFIG} 500`);
    await page.goto(panelPage);
    await reachPanels(page);
    await expect(section(page).getByRole('alert')).toHaveText('Failed to load VAPI configuration');
    await button(page, 'Try again').click();
    await expect(field(page, 'Phone number')).toBeVisible();
  });

  test('that is not there is told', async ({ app, page }) => {
    await app.enter('a restaurant without telephony', panelPage);
    await reachPanels(page);
    await expect(section(page).getByText('No VAPI configuration found')).toBeVisible();
    await expect(section(page).getByText('Call logs')).toHaveCount(0);
  });

  test('can be looked at without changing anything', async ({ app, page }) => {
    await openPanel(app);
    await page.getByRole('switch', { name: 'Read-only' }).check();
    for (const label of [
      'Phone number',
      'Max call duration',
      'Busy message',
      'End call phrases',
      'Max retries',
    ]) {
      await expect(field(page, label)).toBeDisabled();
    }
    await expect(form(page).getByRole('button')).toHaveCount(0);
    await expect(rows(page).first()).toBeVisible();
  });
});

test.describe('A test call', () => {
  const call = (page: Page) => button(page, 'Place test call');

  test('rings the number that stands beside it, tells its id for 5 s, and is among the calls', async ({
    app,
    page,
  }) => {
    await openAtRest(app);
    await expect(call(page)).toHaveAccessibleDescription('Rings +12125550142');
    await expect(rows(page)).toHaveCount(2);
    await call(page).click();
    const message = success(page, /^Test call successful! Call ID: \w+$/);
    await expect(message).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await page.mouse.move(0, 0);
    await page.clock.runFor(4900);
    await expect(message).toBeVisible();
    await page.clock.runFor(200);
    await expect(message).toHaveCount(0);
  });

  test("says the host's reason when it cannot be placed", async ({ app, page }) => {
    await openPanel(app, 'a restaurant without a phone number');
    await expect(call(page)).toHaveAccessibleDescription('No number is saved yet');
    await call(page).click();
    await expect(section(page).getByRole('alert')).toHaveText(
      'Test call failed: No phone number is assigned',
    );
  });

  for (const fault of ['500 Busy', '403 Not you', 'offline', 'not-json']) {
    test(`that fails says so, and was placed once (${fault})`, async ({ app, page }) => {
      await openPanel(app);
      await app.fault(`always POST ${CONFIG}/test-call ${fault}`);
      const calls = apiCalls(page);
      await call(page).dblclick();
      await expect(section(page).getByRole('alert')).toHaveText('Failed to initiate test call');
      expect(calls).toEqual([`POST ${CONFIG}/test-call`]);
    });
  }

  test('is placed by keyboard', async ({ app, page }) => {
    await openPanel(app);
    await field(page, 'Assistant ID').focus();
    await tabTo(page, call(page));
    await page.keyboard.press('Enter');
    await expect(success(page, 'Test call successful!')).toBeVisible();
  });
});

test.describe('The call logs', () => {
  test('tell number, start, length, status and rating of each call', async ({ app, page }) => {
    await openPanel(app);
    const [rated, missed] = [rows(page).nth(0), rows(page).nth(1)];
    await expect(rated.getByRole('rowheader')).toHaveText('+16465550123');
    await expect(rated).toContainText('1:12');
    await expect(rated).toContainText('Completed');
    await expect(rated).toContainText('4 of 5');
    await expect(missed).toContainText('0:00');
    await expect(missed).toContainText('No answer');
    await expect(missed).toContainText('Not rated');
  });

  test('are the 50 most recent', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    const asked = page.waitForRequest((request) => request.url().includes('/call-logs'));
    await page.goto('/company/trattoria-aurora?panel=telephony');
    await reachPanels(page);
    expect(new URL((await asked).url()).search).toBe('?limit=50');
    await expect(section(page).getByText('The latest 10 of 50 calls')).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await button(page, 'Show all 50').click();
    await expect(rows(page)).toHaveCount(50);
    await expect(section(page).getByRole('status').filter({ hasText: '50 calls' })).toHaveText('50 calls');
    // on from where the list ended
    await expect(rows(page).nth(10)).toBeFocused();
  });

  test('may be none', async ({ app, page }) => {
    await openPanel(app, 'a signed-in owner of a company');
    await expect(section(page).getByText('No calls yet')).toBeVisible();
  });

  test('that cannot be loaded say so, and leave the configuration alone', async ({ app, page }) => {
    await app.enter('a restaurant with call logs', '/profile');
    await app.fault(`GET ${CONFIG}/call-logs 500`);
    await page.goto(panelPage);
    await reachPanels(page);
    await expect(section(page).getByRole('alert')).toHaveText('Failed to load call logs');
    await expect(field(page, 'Phone number')).toBeVisible();
    await button(page, 'Try again').click();
    await expect(rows(page)).toHaveCount(2);
  });
});

test('The telephony configuration is accessible in both themes at every width', async ({ app, page }) => {
  test.slow();
  await openPanel(app);
  await field(page, 'Background audio type').selectOption('Custom');
  await field(page, 'Max retries').fill('9');
  await field(page, 'Max retries').blur();
  await expectAccessibleEverywhere(page, [1280, 768, 360]);
});
