import type { Locator, Page } from '@playwright/test';
import type { App } from '../support/App.ts';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { addresses } from '../support/addresses.ts';
import { apiCalls } from '../support/apiCalls.ts';
import { stopClock } from '../support/clock.ts';
import { tabTo } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';

const panelPage = '/company/company-1?panel=deployments';
const ROOT = '/api/companies/restaurants/company-1/deployment';

const section = (page: Page) => page.getByRole('region', { name: 'Voice AI Management' });
const pending = (page: Page) => section(page).getByRole('region', { name: 'Pending changes' });
const history = (page: Page) => section(page).getByRole('region', { name: 'Deployment history' });
const entries = (page: Page) => history(page).getByRole('list', { name: 'Deployments' }).locator('> li');
const selectAll = (page: Page) => pending(page).getByRole('checkbox', { name: 'Select All' });
const change = (page: Page, name: string) => pending(page).getByRole('checkbox', { name });
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });
const time = (page: Page) => section(page).getByLabel('Schedule time');
const success = (page: Page, text: string | RegExp) =>
  section(page).getByRole('status').filter({ hasText: text });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Revert deployment?' });

/** Brings the panels into sight, which are loaded by that. What is above them may push them away again meanwhile. */
async function reachPanels(page: Page): Promise<void> {
  await expect(async () => {
    await section(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole('tab', { name: 'Deployment Controls' })).toBeVisible({ timeout: 300 });
  }).toPass();
}

async function openPanel(app: App, scenario: ScenarioName): Promise<void> {
  await app.enter(scenario, panelPage);
  await reachPanels(app.page);
  await expect(history(app.page)).toBeVisible();
}

/** With a clock that stands still; what comes late is shown only as the clock goes on. */
async function openAtRest(app: App, scenario: ScenarioName, at?: string): Promise<void> {
  const { page } = app;
  await stopClock(page, at);
  await app.enter(scenario, panelPage);
  await expect(async () => {
    await section(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(500);
    await expect(history(page)).toBeVisible({ timeout: 200 });
  }).toPass();
}

const twoChanges = (app: App) => openPanel(app, 'a restaurant with two pending changes');
const deployments = (app: App) => openPanel(app, 'a restaurant with deployments');

async function expectFor5s(page: Page, message: Locator): Promise<void> {
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4900);
  await expect(message).toBeVisible();
  await page.clock.runFor(200);
  await expect(message).toHaveCount(0);
}

test.describe('Pending changes', () => {
  test('are listed with author and time, and what each will change, old beside new', async ({
    app,
    page,
  }) => {
    await twoChanges(app);
    const voice = pending(page)
      .getByRole('listitem')
      .filter({ hasText: 'Voice configuration updated' })
      .first();
    await expect(voice).toContainText('Voice · Marcus Webb · ');
    await expect(voice.getByRole('list', { name: 'What changes' })).toContainText('Temperature');
    await expect(voice.getByRole('deletion')).toHaveText('Before: 0.7');
    await expect(voice.getByRole('insertion')).toHaveText('After: 0.4');
    await expect(pending(page).getByText('Call handling › Max retries')).toBeVisible();
  });

  test('have only the names of their fields when the host tells no more', async ({ app, page }) => {
    await app.enter('a restaurant with two pending changes', '/profile');
    const named = {
      id: 'change-1',
      type: 'telephony',
      description: 'Fewer tries',
      timestamp: '2026-01-15T18:30:00.000Z',
      changedFields: ['maxCallDuration', 'callHandling.maxRetries'],
      userName: 'Marcus Webb',
    };
    const allowed = {
      'Access-Control-Allow-Origin': addresses.hostBuild,
      'Access-Control-Allow-Credentials': 'true',
    };
    await page.route(`**${ROOT}/pending`, (route) =>
      route.fulfill({ headers: allowed, json: { changes: [named] } }),
    );
    await page.goto(panelPage);
    await reachPanels(page);
    await expect(
      pending(page).getByRole('list', { name: 'Changed fields' }).getByRole('listitem'),
    ).toHaveText(['Max call duration', 'Call handling › Max retries']);
    await expect(pending(page).getByRole('deletion')).toHaveCount(0);
  });

  test('of the menu are told dish by dish', async ({ app, page }) => {
    await app.enter('a restaurant with a menu', '/company/company-1?panel=menu');
    await reachPanels(page);
    await page.getByRole('switch', { name: 'Tiramisù available' }).uncheck();
    await expect(section(page).getByText('Menu item updated successfully!')).toBeVisible();
    await button(page, 'Move up: Affogato').click();
    await button(page, 'Save changes').click();
    await expect(section(page).getByText('Menu saved successfully!')).toBeVisible();
    await page.getByRole('tab', { name: 'Deployment Controls' }).click();
    const lines = pending(page).getByRole('list', { name: 'What changes' }).getByRole('listitem');
    await expect(lines).toHaveText([
      'Desserts › OrderBefore: Panna cotta, Affogato→After: Affogato, Panna cotta',
      'Desserts › Tiramisù › AvailabilityBefore: available, every day→After: unavailable, every day',
    ]);
  });

  test('are selected one by one and by Select All, which tells when it is some of them', async ({
    app,
    page,
  }) => {
    await twoChanges(app);
    await expect(selectAll(page)).not.toBeChecked();
    await change(page, 'Voice configuration updated').check();
    await expect(selectAll(page)).toHaveAttribute('aria-checked', 'mixed');
    await expect(section(page).getByText('1 of 2 selected')).toBeVisible();
    await selectAll(page).click();
    await expect(selectAll(page)).toHaveAttribute('aria-checked', 'true');
    await expect(change(page, 'VAPI configuration updated')).toBeChecked();
    await expect(
      section(page).getByRole('list', { name: 'Callers will notice' }).getByRole('listitem'),
    ).toHaveCount(2);
    await selectAll(page).click();
    await expect(change(page, 'Voice configuration updated')).not.toBeChecked();
  });

  test('may be none', async ({ app, page }) => {
    await openPanel(app, 'a restaurant without pending changes');
    await expect(pending(page)).toContainText('Everything that was saved is live.');
    await expect(history(page)).toContainText('Nothing was deployed yet.');
    await expect(selectAll(page)).toHaveCount(0);
  });

  test('are more by one once another panel has saved', async ({ app, page }) => {
    await twoChanges(app);
    await expect(change(page, 'Voice configuration updated')).toHaveCount(1);
    await page.getByRole('tab', { name: 'Voice Configuration' }).click();
    await section(page).getByLabel('First message').fill('Good evening.');
    await button(page, 'Save changes').click();
    await expect(section(page).getByText('Voice configuration saved successfully!')).toBeVisible();
    await page.getByRole('tab', { name: 'Deployment Controls' }).click();
    await expect(change(page, 'Voice configuration updated')).toHaveCount(2);
  });

  test('that cannot be loaded say so, and recover by Try again', async ({ app, page }) => {
    await app.enter('a restaurant with two pending changes', '/profile');
    for (const list of ['pending', 'history']) {
      await app.fault(`GET ${ROOT}/${list} 500`);
      await page.goto(panelPage);
      await reachPanels(page);
      await expect(section(page).getByRole('alert')).toHaveText('Failed to load deployment data');
      await button(page, 'Try again').click();
      await expect(change(page, 'Voice configuration updated')).toBeVisible();
    }
  });
});

test.describe('Deploying', () => {
  test('moves what is selected to the history, says so for 5 s, and selects nothing', async ({
    app,
    page,
  }) => {
    await openAtRest(app, 'a restaurant with two pending changes');
    await change(page, 'Voice configuration updated').check();
    const sent = page.waitForRequest((request) => request.url().endsWith('/deploy'));
    await button(page, 'Deploy Now').click();
    expect((await sent).postDataJSON()).toEqual({ changes: ['change-1'] });
    const message = success(page, /^Deployment successful! Deployment ID: \w+$/);
    await expect(message).toBeVisible();
    await expect(change(page, 'Voice configuration updated')).toHaveCount(0);
    await expect(section(page).getByText('0 of 1 selected')).toBeVisible();
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page).first()).toContainText('Success');
    await expect(entries(page).first()).toContainText('production · Giulia Ferraro');
    await expectFor5s(page, message);
  });

  test('asks for a selection, for 5 s, and sends nothing', async ({ app, page }) => {
    await openAtRest(app, 'a restaurant with two pending changes');
    const calls = apiCalls(page);
    await button(page, 'Deploy Now').click();
    await expectFor5s(
      page,
      section(page).getByRole('alert').filter({ hasText: 'Please select changes to deploy' }),
    );
    expect(calls).toEqual([]);
  });

  test("says the host's reason when it refuses, and reads the lists again", async ({ app, page }) => {
    await twoChanges(app);
    await selectAll(page).check();
    // somebody else is quicker
    await page.evaluate(
      async ({ url, body }) => {
        const token = localStorage.getItem('accessToken');
        const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
        await fetch(url, { method: 'POST', headers, body });
      },
      { url: `${addresses.apiHost}${ROOT}/deploy`, body: JSON.stringify({ changes: ['change-1'] }) },
    );
    await button(page, 'Deploy Now').click();
    await expect(section(page).getByRole('alert')).toHaveText(
      'Deployment failed: Some of these changes are no longer pending',
    );
    await expect(change(page, 'Voice configuration updated')).toHaveCount(0);
    await expect(change(page, 'VAPI configuration updated')).toBeChecked();
  });

  for (const fault of ['500 Busy', '403 Not you', 'offline', 'not-json']) {
    test(`that fails says so, keeps the selection and was sent once (${fault})`, async ({ app, page }) => {
      await twoChanges(app);
      await selectAll(page).check();
      await app.fault(`always POST ${ROOT}/deploy ${fault}`);
      const calls = apiCalls(page);
      await button(page, 'Deploy Now').dblclick();
      await expect(section(page).getByRole('alert')).toHaveText('Failed to deploy changes');
      expect(calls.filter((call) => call.startsWith('POST'))).toEqual([`POST ${ROOT}/deploy`]);
      await expect(selectAll(page)).toBeChecked();
      await app.repair();
      await button(page, 'Deploy Now').click();
      await expect(success(page, 'Deployment successful!')).toBeVisible();
    });
  }
});

test.describe('Scheduling', () => {
  test('says so for 5 s, and the changes wait for their time', async ({ app, page }) => {
    await openAtRest(app, 'a restaurant with two pending changes', '2026-11-20T12:00:00.000Z');
    await selectAll(page).check();
    // by the clock of the host, which is not stopped
    await time(page).fill('2098-01-05T18:30');
    await button(page, 'Schedule Deployment').click();
    const message = success(page, /^Deployment scheduled successfully! ID: \w+$/);
    await expect(message).toBeVisible();
    await expect(pending(page).getByText(/Scheduled for .*Jan 5, 6:30/)).toHaveCount(2);
    await expect(selectAll(page)).not.toBeChecked();
    await expect(time(page)).toHaveValue('');
    await expectFor5s(page, message);
  });

  test('begins at the current moment, in the zone that is told', async ({ app, page }) => {
    await openAtRest(app, 'a restaurant with two pending changes', '2026-11-20T12:00:00.000Z');
    const local = await page.evaluate(() => {
      const [hours, minutes] = [new Date().getHours(), new Date().getMinutes()];
      return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
    });
    await time(page).focus();
    await expect(time(page)).toHaveAttribute('min', new RegExp(`^2026-11-\\d\\dT${local}$`));
    await expect(time(page)).toHaveAccessibleDescription(/^In .* Time\.$/);
  });

  for (const { what, select, at } of [
    { what: 'nothing is selected', select: false, at: '2098-01-05T18:30' },
    { what: 'no time is set', select: true, at: '' },
  ]) {
    test(`asks for both when ${what}, and sends nothing`, async ({ app, page }) => {
      await openAtRest(app, 'a restaurant with two pending changes');
      if (select) await selectAll(page).check();
      await time(page).fill(at);
      const calls = apiCalls(page);
      await button(page, 'Schedule Deployment').click();
      await expectFor5s(
        page,
        section(page).getByRole('alert').filter({ hasText: 'Please select changes and set a schedule time' }),
      );
      expect(calls).toEqual([]);
      await expect(time(page)).toHaveValue(at);
    });
  }

  test('takes no time that is over, and says so at the field', async ({ app, page }) => {
    await twoChanges(app);
    await selectAll(page).check();
    await time(page).fill('2020-01-05T18:30');
    const calls = apiCalls(page);
    await button(page, 'Schedule Deployment').click();
    await expect(time(page)).toBeFocused();
    await expect(time(page)).toHaveAccessibleDescription('Choose a time that is still to come');
    expect(calls).toEqual([]);
  });

  for (const fault of ['500 Busy', 'offline']) {
    test(`that fails says so, keeps what was set and was sent once (${fault})`, async ({ app, page }) => {
      await twoChanges(app);
      await selectAll(page).check();
      await time(page).fill('2098-01-05T18:30');
      await app.fault(`always POST ${ROOT}/schedule ${fault}`);
      const calls = apiCalls(page);
      await button(page, 'Schedule Deployment').dblclick();
      await expect(section(page).getByRole('alert')).toHaveText('Failed to schedule deployment');
      expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
      await expect(time(page)).toHaveValue('2098-01-05T18:30');
      await expect(selectAll(page)).toBeChecked();
    });
  }
});

test.describe('The history', () => {
  test('tells how each deployment went, and offers the way back where there is one', async ({
    app,
    page,
  }) => {
    await deployments(app);
    await expect(entries(page)).toHaveCount(2);
    await expect(entries(page).nth(0)).toContainText('Success');
    await expect(entries(page).nth(0)).toContainText('Fewer tries for the late shift');
    await expect(
      entries(page)
        .nth(0)
        .getByRole('button', { name: /^Revert/ }),
    ).toBeVisible();
    await expect(entries(page).nth(1)).toContainText('Failed');
    await expect(entries(page).nth(1).getByRole('button')).toHaveCount(0);
  });
});

test.describe('Reverting', () => {
  const revert = (page: Page) => history(page).getByRole('button', { name: /^Revert the deployment of/ });

  test('asks first, in these words, and does nothing when it is not confirmed', async ({ app, page }) => {
    await deployments(app);
    const calls = apiCalls(page);
    await revert(page).click();
    await expect(question(page)).toHaveAccessibleDescription(
      'Are you sure you want to revert this deployment? This will undo all changes.',
    );
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(revert(page)).toBeFocused();
    expect(calls).toEqual([]);
  });

  test('brings the settings back, says so for 5 s, and reads both lists again', async ({ app, page }) => {
    await openAtRest(app, 'a restaurant with deployments');
    const calls = apiCalls(page);
    await revert(page).click();
    await question(page).getByRole('button', { name: 'Revert deployment' }).click();
    // the dialog takes its time to close, and covers the page until then
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(question(page)).toHaveCount(0, { timeout: 200 });
    }).toPass();
    const message = success(page, 'Deployment reverted successfully!');
    await expect(message).toBeVisible();
    await expect(entries(page)).toHaveCount(3);
    await expect(revert(page)).toHaveCount(0);
    expect(calls).toEqual(
      expect.arrayContaining([`POST ${ROOT}/revert`, `GET ${ROOT}/pending`, `GET ${ROOT}/history`]),
    );
    // the button that had the focus is gone
    await expect(page.getByRole('heading', { name: 'Deployment history' })).toBeFocused();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5000);
    await expect(message).toHaveCount(0);
    await page.getByRole('tab', { name: 'Telephony Configuration' }).click();
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(section(page).getByLabel('Max retries', { exact: true })).toHaveValue('5', {
        timeout: 200,
      });
    }).toPass();
  });

  for (const fault of ['500 Busy', 'offline']) {
    test(`that fails says so, and was sent once (${fault})`, async ({ app, page }) => {
      await deployments(app);
      await revert(page).click();
      await app.fault(`always POST ${ROOT}/revert ${fault}`);
      const calls = apiCalls(page);
      await question(page).getByRole('button', { name: 'Revert deployment' }).dblclick();
      await expect(section(page).getByRole('alert')).toHaveText('Failed to revert deployment');
      expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
      await expect(revert(page)).toBeVisible();
    });
  }
});

test('Deployment Controls can be looked at without changing anything', async ({ app, page }) => {
  await twoChanges(app);
  await page.getByRole('switch', { name: 'Read-only' }).check();
  await expect(change(page, 'Voice configuration updated')).toBeDisabled();
  await expect(selectAll(page)).toBeDisabled();
  await expect(button(page, 'Deploy Now')).toHaveCount(0);
});

test('Deployment Controls are worked by keyboard', async ({ app, page }) => {
  await twoChanges(app);
  await page.getByRole('tab', { name: 'Deployment Controls' }).focus();
  await tabTo(page, selectAll(page));
  await page.keyboard.press('Space');
  await expect(selectAll(page)).toBeChecked();
  await tabTo(page, button(page, 'Deploy Now'));
  await page.keyboard.press('Enter');
  await expect(success(page, 'Deployment successful!')).toBeVisible();
  await expect(button(page, 'Deploy Now')).toBeFocused();
});

test('Deployment Controls are accessible in both themes at every width', async ({ app, page }) => {
  test.slow();
  await app.signInAs('owner', '/company/trattoria-aurora?panel=deployments');
  await reachPanels(page);
  await change(page, 'Voice configuration updated').check();
  await expect(entries(page)).toHaveCount(6);
  await expectAccessibleEverywhere(page, [1280, 768, 360]);
});
