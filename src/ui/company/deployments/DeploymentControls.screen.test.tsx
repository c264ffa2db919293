import { panels, reachPanels } from '#tests/support/screen/panels.ts';
import { pass, stopClock } from '#tests/support/screen/clock.ts';
import { tabTo } from '#tests/support/screen/tabTo.ts';
import {
  describe,
  expect,
  keyboard,
  mouse,
  page,
  test,
  type App,
  type ScenarioName,
  type Locator,
} from '#tests/support/screen/test.ts';

const panelPage = '/company/company-1?panel=deployments';
const ROOT = '/api/companies/restaurants/company-1/deployment';

const section = () => panels;
const pending = () => section().getByRole('region', { name: 'Pending changes' });
const history = () => section().getByRole('region', { name: 'Deployment history' });
const entries = () => history().getByRole('list', { name: 'Deployments' }).css('> li');
const selectAll = () => pending().getByRole('checkbox', { name: 'Select All' });
const change = (name: string) => pending().getByRole('checkbox', { name });
const button = (name: string) => section().getByRole('button', { name, exact: true });
const time = () => section().getByLabelText('Schedule time');
const success = (text: string | RegExp) => section().getByRole('status').filter({ hasText: text });
const question = () => page.getByRole('alertdialog', { name: 'Revert deployment?' });

async function openPanel(app: App, scenario: ScenarioName): Promise<void> {
  await app.enter(scenario, panelPage);
  await reachPanels();
  await expect.element(history()).toBeVisible();
}

async function openAtRest(app: App, scenario: ScenarioName, at?: string): Promise<void> {
  stopClock(at);
  await openPanel(app, scenario);
}

const twoChanges = (app: App) => openPanel(app, 'a restaurant with two pending changes');
const deployments = (app: App) => openPanel(app, 'a restaurant with deployments');

async function expectFor5s(message: Locator): Promise<void> {
  await expect.element(message).toBeVisible();
  await mouse.move(0, 0);
  await pass(4900);
  await expect.element(message).toBeVisible();
  await pass(200);
  await expect.element(message).not.toBeInTheDocument();
}

describe('Pending changes', () => {
  test('on a phone have the way to put them live in sight while one looks through them', async ({ app }) => {
    await page.viewport(360, 480);
    await app.enter('a restaurant with two pending changes', `${panelPage}#voice-ai`);
    await expect.element(history()).toBeInTheDocument();
    await expect
      .poll(() => {
        // once more for as long as the link by which the page was opened, or what comes late above, moves it
        pending().element().scrollIntoView({ block: 'start', behavior: 'instant' });
        const { top, bottom } = button('Deploy now').element().getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      })
      .toBe(true);
    await expect.element(button('Schedule deployment')).not.toBeInViewport();
  });

  test('are listed with author and time, and what each will change, old beside new', async ({ app }) => {
    await twoChanges(app);
    const voice = pending().getByRole('listitem').filter({ hasText: 'Voice configuration updated' }).first();
    await expect.element(voice).toMatchTextContent('Voice · Marcus Webb · ');
    await expect.element(voice.getByRole('list', { name: 'What changes' })).toMatchTextContent('Temperature');
    await expect.element(voice.getByRole('deletion')).toHaveTextContent('Before: 0.7');
    await expect.element(voice.getByRole('insertion')).toHaveTextContent('After: 0.4');
    await expect.element(pending().getByText('Call handling › Max retries')).toBeVisible();
  });

  test('have only the names of their fields when the host tells no more', async ({ app }) => {
    await app.enter('a restaurant with two pending changes', '/profile');
    const named = {
      id: 'change-1',
      type: 'telephony',
      description: 'Fewer tries',
      timestamp: '2026-01-15T18:30:00.000Z',
      changedFields: ['maxCallDuration', 'callHandling.maxRetries'],
      userName: 'Marcus Webb',
    };
    app.answer(`GET ${ROOT}/pending`, { changes: [named] });
    app.open(panelPage);
    await reachPanels();
    await expect
      .poll(() => pending().getByRole('list', { name: 'Changed fields' }).getByRole('listitem').texts())
      .toEqual(['Max call duration', 'Call handling › Max retries']);
    await expect.element(pending().getByRole('deletion')).not.toBeInTheDocument();
  });

  test('of the menu are told dish by dish', async ({ app }) => {
    await app.enter('a restaurant with a menu', '/company/company-1?panel=menu');
    await reachPanels();
    await page.getByRole('switch', { name: 'Tiramisù available' }).uncheck();
    await expect.element(section().getByText('Menu item updated successfully!')).toBeVisible();
    await button('Actions for Affogato').click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await button('Save changes').click();
    await expect.element(section().getByText('Menu saved successfully!')).toBeVisible();
    await page.getByRole('tab', { name: 'Deployment Controls' }).click();
    const lines = pending().getByRole('list', { name: 'What changes' }).getByRole('listitem');
    await expect
      .poll(() => lines.texts())
      .toEqual([
        'Desserts › OrderBefore: Panna cotta, Affogato→After: Affogato, Panna cotta',
        'Desserts › Tiramisù › AvailabilityBefore: available, every day→After: unavailable, every day',
      ]);
  });

  test('are selected one by one and by Select All, which tells when it is some of them', async ({ app }) => {
    await twoChanges(app);
    await expect.element(selectAll()).not.toBeChecked();
    await change('Voice configuration updated').check();
    await expect.element(selectAll()).toHaveAttribute('aria-checked', 'mixed');
    await expect.element(section().getByText('1 of 2 selected')).toBeVisible();
    await selectAll().click();
    await expect.element(selectAll()).toHaveAttribute('aria-checked', 'true');
    await expect.element(change('VAPI configuration updated')).toBeChecked();
    await expect
      .element(section().getByRole('list', { name: 'Callers will notice' }).getByRole('listitem'))
      .toHaveLength(2);
    await selectAll().click();
    await expect.element(change('Voice configuration updated')).not.toBeChecked();
  });

  test('have a word of what VAPI is, where the host speaks of it', async ({ app }) => {
    await twoChanges(app);
    await expect.element(pending().getByText(/^VAPI is the telephony service/)).toBeVisible();
    await expect.element(history().getByText(/^VAPI is/)).not.toBeInTheDocument();
  });

  test('that are live leave their list in sight, though what is below it has moved up', async ({ app }) => {
    await page.viewport(360, 480);
    await app.enter('a restaurant with two pending changes', `${panelPage}#voice-ai`);
    await selectAll().click();
    await button('Deploy now').click();
    await expect.element(pending().getByText('Everything that was saved is live.')).toBeInViewport();
    await expect.element(pending().getByRole('heading')).toBeInViewport({ ratio: 1 });
  });

  test('may be none', async ({ app }) => {
    await openPanel(app, 'a restaurant without pending changes');
    await expect.element(pending()).toMatchTextContent('Everything that was saved is live.');
    await expect.element(history()).toMatchTextContent('Nothing was deployed yet.');
    await expect.element(selectAll()).not.toBeInTheDocument();
  });

  test('are more by one once another panel has saved', async ({ app }) => {
    await twoChanges(app);
    await expect.element(change('Voice configuration updated')).toHaveLength(1);
    await page.getByRole('tab', { name: 'Voice Configuration' }).click();
    await section().getByLabelText('First message').fill('Good evening.');
    await button('Save changes').click();
    await expect.element(section().getByText('Voice configuration saved successfully!')).toBeVisible();
    await page.getByRole('tab', { name: 'Deployment Controls' }).click();
    await expect.element(change('Voice configuration updated')).toHaveLength(2);
  });

  test('that cannot be loaded say so, and recover by Try again', async ({ app }) => {
    await app.enter('a restaurant with two pending changes', '/profile');
    for (const list of ['pending', 'history']) {
      app.fault(`GET ${ROOT}/${list} 500`);
      app.open(panelPage);
      await reachPanels();
      await expect.element(section().getByRole('alert')).toHaveTextContent('Failed to load deployment data');
      await button('Try again').click();
      await expect.element(change('Voice configuration updated')).toBeVisible();
    }
  });
});

describe('Deploying', () => {
  test('moves what is selected to the history, says so for 5 s, and selects nothing', async ({ app }) => {
    await openAtRest(app, 'a restaurant with two pending changes');
    await change('Voice configuration updated').check();
    const sent = app.sent('/deploy');
    await button('Deploy now').click();
    expect(await sent).toEqual({ changes: ['change-1'] });
    const message = success(/^Deployment successful! Deployment ID: \w+$/);
    await expect.element(message).toBeVisible();
    await expect.element(change('Voice configuration updated')).not.toBeInTheDocument();
    await expect.element(section().getByText('0 of 1 selected')).toBeVisible();
    await expect.element(entries()).toHaveLength(1);
    await expect.element(entries().first()).toMatchTextContent('Success');
    await expect.element(entries().first()).toMatchTextContent('production · Giulia Ferraro');
    await expectFor5s(message);
  });

  test('asks for a selection, for 5 s, and sends nothing', async ({ app }) => {
    await openAtRest(app, 'a restaurant with two pending changes');
    const writes = app.writes();
    await button('Deploy now').click();
    await expectFor5s(section().getByRole('alert').filter({ hasText: 'Please select changes to deploy' }));
    expect(writes).toEqual([]);
  });

  test("says the host's reason when it refuses, and reads the lists again", async ({ app }) => {
    await twoChanges(app);
    await selectAll().check();
    // somebody else is quicker
    await app.call('POST', `${ROOT}/deploy`, { changes: ['change-1'] });
    await button('Deploy now').click();
    await expect
      .element(section().getByRole('alert'))
      .toHaveTextContent('Deployment failed: Some of these changes are no longer pending');
    await expect.element(change('Voice configuration updated')).not.toBeInTheDocument();
    await expect.element(change('VAPI configuration updated')).toBeChecked();
  });

  for (const fault of ['500 Busy', '403 Not you', 'offline', 'not-json']) {
    test(`that fails says so, keeps the selection and was sent once (${fault})`, async ({ app }) => {
      await twoChanges(app);
      await selectAll().check();
      app.fault(`always POST ${ROOT}/deploy ${fault}`);
      const writes = app.writes();
      const release = app.hold(`POST ${ROOT}/deploy`);
      await button('Deploy now').dblClick();
      release();
      await expect.element(section().getByRole('alert')).toHaveTextContent('Failed to deploy changes');
      expect(writes).toEqual([`POST ${ROOT}/deploy`]);
      await expect.element(selectAll()).toBeChecked();
      app.repair();
      await button('Deploy now').click();
      await expect.element(success('Deployment successful!')).toBeVisible();
    });
  }
});

describe('Scheduling', () => {
  test('says so for 5 s, and the changes wait for their time', async ({ app }) => {
    await openAtRest(app, 'a restaurant with two pending changes', '2026-11-20T12:00:00.000Z');
    await selectAll().check();
    // by the clock of the host, which is not stopped
    await time().fill('2098-01-05T18:30');
    await button('Schedule deployment').click();
    const message = success(/^Deployment scheduled successfully! ID: \w+$/);
    await expect.element(message).toBeVisible();
    await expect.element(pending().getByText(/Scheduled for .*Jan 5, 6:30/)).toHaveLength(2);
    await expect.element(selectAll()).not.toBeChecked();
    await expect.element(time()).toHaveValue('');
    await expect
      .element(page.getByRole('link', { name: /^2 changes are not live, next deployment Jan 5, 6:30/ }))
      .toBeInTheDocument();
    await expectFor5s(message);
  });

  test('begins at the current moment, in the zone that is told', async ({ app }) => {
    await openAtRest(app, 'a restaurant with two pending changes', '2026-11-20T12:00:00.000Z');
    const [hours, minutes] = [new Date().getHours(), new Date().getMinutes()];
    const local = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
    await time().focus();
    await expect
      .element(time())
      .toHaveAttribute('min', expect.stringMatching(new RegExp(`^2026-11-\\d\\dT${local}$`)));
    await expect.element(time()).toHaveAccessibleDescription(/^In .* Time\.$/);
  });

  for (const { what, select, at } of [
    { what: 'nothing is selected', select: false, at: '2098-01-05T18:30' },
    { what: 'no time is set', select: true, at: '' },
  ]) {
    test(`asks for both when ${what}, and sends nothing`, async ({ app }) => {
      await openAtRest(app, 'a restaurant with two pending changes');
      if (select) await selectAll().check();
      await time().fill(at);
      const writes = app.writes();
      await button('Schedule deployment').click();
      await expectFor5s(
        section().getByRole('alert').filter({ hasText: 'Please select changes and set a schedule time' }),
      );
      expect(writes).toEqual([]);
      await expect.element(time()).toHaveValue(at);
    });
  }

  test('takes no time that is over, and says so at the field', async ({ app }) => {
    await twoChanges(app);
    await selectAll().check();
    await time().fill('2020-01-05T18:30');
    const writes = app.writes();
    await button('Schedule deployment').click();
    await expect.element(time()).toHaveFocus();
    await expect.element(time()).toHaveAccessibleDescription('Choose a time that is still to come');
    expect(writes).toEqual([]);
  });

  for (const fault of ['500 Busy', 'offline']) {
    test(`that fails says so, keeps what was set and was sent once (${fault})`, async ({ app }) => {
      await twoChanges(app);
      await selectAll().check();
      await time().fill('2098-01-05T18:30');
      app.fault(`always POST ${ROOT}/schedule ${fault}`);
      const writes = app.writes();
      const release = app.hold(`POST ${ROOT}/schedule`);
      await button('Schedule deployment').dblClick();
      release();
      await expect.element(section().getByRole('alert')).toHaveTextContent('Failed to schedule deployment');
      expect(writes).toHaveLength(1);
      await expect.element(time()).toHaveValue('2098-01-05T18:30');
      await expect.element(selectAll()).toBeChecked();
    });
  }
});

describe('The history', () => {
  test('tells how each deployment went, and offers the way back where there is one', async ({ app }) => {
    await deployments(app);
    await expect.element(entries()).toHaveLength(2);
    await expect.element(entries().nth(0)).toMatchTextContent('Success');
    await expect.element(entries().nth(0)).toMatchTextContent('Fewer tries for the late shift');
    await expect
      .element(
        entries()
          .nth(0)
          .getByRole('button', { name: /^Revert/ }),
      )
      .toBeVisible();
    await expect.element(entries().nth(1)).toMatchTextContent('Failed');
    await expect.element(entries().nth(1).getByRole('button')).not.toBeInTheDocument();
  });
});

describe('Reverting', () => {
  const revert = () => history().getByRole('button', { name: /^Revert the deployment of/ });

  test('asks first, in these words, and does nothing when it is not confirmed', async ({ app }) => {
    await deployments(app);
    const writes = app.writes();
    await revert().click();
    await expect
      .element(question())
      .toHaveAccessibleDescription(
        'Are you sure you want to revert this deployment? This will undo all changes.',
      );
    await expect
      .element(question().getByRole('list', { name: 'Changes' }).getByRole('listitem').first())
      .toBeVisible();
    await keyboard.press('Escape');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(revert()).toHaveFocus();
    expect(writes).toEqual([]);
  });

  test('brings the settings back, says so for 5 s, and reads both lists again', async ({ app }) => {
    await openAtRest(app, 'a restaurant with deployments');
    const calls = app.calls();
    await revert().click();
    await question().getByRole('button', { name: 'Revert deployment' }).click();
    // the dialog takes its time to close, and covers the page until then
    await pass(500);
    await expect.element(question()).not.toBeInTheDocument();
    const message = success('Deployment reverted successfully!');
    await expect.element(message).toBeVisible();
    await expect.element(entries()).toHaveLength(3);
    await expect.element(revert()).not.toBeInTheDocument();
    await expect.element(history().getByText('Reverted', { exact: true })).toHaveLength(1);
    expect(calls).toEqual(
      expect.arrayContaining([`POST ${ROOT}/revert`, `GET ${ROOT}/pending`, `GET ${ROOT}/history`]),
    );
    // the button that had the focus is gone
    await expect.element(page.getByRole('heading', { name: 'Deployment history' })).toHaveFocus();
    await mouse.move(0, 0);
    await pass(5000);
    await expect.element(message).not.toBeInTheDocument();
    await page.getByRole('tab', { name: 'Telephony Configuration' }).click();
    await expect.element(section().getByLabelText('Max retries', { exact: true })).toHaveValue(5);
  });

  for (const fault of ['500 Busy', 'offline']) {
    test(`that fails says so, and was sent once (${fault})`, async ({ app }) => {
      await deployments(app);
      await revert().click();
      app.fault(`always POST ${ROOT}/revert ${fault}`);
      const writes = app.writes();
      const release = app.hold(`POST ${ROOT}/revert`);
      await question().getByRole('button', { name: 'Revert deployment' }).dblClick();
      release();
      await expect.element(section().getByRole('alert')).toHaveTextContent('Failed to revert deployment');
      expect(writes).toHaveLength(1);
      await expect.element(revert()).toBeVisible();
    });
  }
});

test('Deployment Controls are worked by keyboard', async ({ app }) => {
  await twoChanges(app);
  await page.getByRole('tab', { name: 'Deployment Controls' }).focus();
  await tabTo(selectAll());
  await keyboard.press('Space');
  await expect.element(selectAll()).toBeChecked();
  await tabTo(button('Deploy now'));
  await keyboard.press('Enter');
  await expect.element(success('Deployment successful!')).toBeVisible();
  await expect.element(button('Deploy now')).toHaveFocus();
});

test('Deployment Controls can be looked at without changing anything', async ({ app }) => {
  await twoChanges(app);
  await page.getByRole('switch', { name: 'Read-only' }).check();
  await expect.element(change('Voice configuration updated')).toBeDisabled();
  await expect.element(selectAll()).toBeDisabled();
  await expect.element(button('Deploy now')).not.toBeInTheDocument();
});
