import { enlargeText } from '#tests/support/screen/enlargeText.ts';
import {
  DEPLOYMENT,
  pending,
  entries,
  history,
  selectAll,
  change,
  button,
  success,
  openPanel,
  openAtRest,
  expectFor5s,
} from '#tests/support/screen/deploymentsPanel.ts';
import { panels } from '#tests/support/screen/panels.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

const time = () => panels.getByLabelText('Schedule time');

describe('Deploying', () => {
  test('fits a phone with doubled text size', async ({ app }) => {
    await openAtRest(app);
    await page.viewport(360, 740);
    enlargeText();
    await expect.poll(() => getComputedStyle(document.documentElement).fontSize).toBe('32px');
    expect(button('Deploy now').element().getBoundingClientRect().right).toBeLessThanOrEqual(360);
  });

  test('moves the selected changes to the history, says so for 5 s, and clears the selection', async ({
    app,
  }) => {
    await openAtRest(app);
    await change('Voice configuration updated').check();
    const sent = app.sent('/deploy');
    await button('Deploy now').click();
    expect(await sent).toEqual({ changes: ['change-1'] });
    const message = success(/^Deployment successful! Deployment ID: \w+$/);
    await expect.element(message).toBeVisible();
    await expect.element(change('Voice configuration updated')).not.toBeInTheDocument();
    await expect.element(panels.getByText('0 of 1 selected')).toBeVisible();
    await expect.element(entries()).toHaveLength(1);
    await expect.element(entries().first()).toMatchTextContent('Success');
    await expect.element(entries().first()).toMatchTextContent('production · Giulia Ferraro');
    await expectFor5s(message);
  });

  test('continues when its panel is left and is shown on return, without sending twice', async ({ app }) => {
    await openPanel(app);
    await change('Voice configuration updated').check();
    const writes = app.writes();
    const release = app.hold(`POST ${DEPLOYMENT}/deploy`);
    await button('Deploy now').click();
    await panels.getByRole('tab', { name: 'Telephony Configuration' }).click();
    await expect.element(history()).not.toBeInTheDocument();
    await panels.getByRole('tab', { name: 'Deployment Controls' }).click();
    await expect.element(button('Deploying...')).toBeDisabled();
    release();
    await expect.element(success(/^Deployment successful!/)).toBeVisible();
    expect(writes).toEqual([`POST ${DEPLOYMENT}/deploy`]);
  });

  test('reports the result in a toast after its panel was left', async ({ app }) => {
    await openPanel(app);
    await selectAll().check();
    app.fault(`always POST ${DEPLOYMENT}/deploy 500 Busy`);
    const release = app.hold(`POST ${DEPLOYMENT}/deploy`);
    await button('Deploy now').click();
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    release();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to deploy changes');
  });

  test('asks before a typed time is left, and keeps it over a reload', async ({ app }) => {
    await openPanel(app);
    await time().fill('2098-01-05T18:30');
    await panels.getByRole('tab', { name: 'Telephony Configuration' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(time()).toHaveValue('2098-01-05T18:30');
    app.reload();
    await expect.element(time()).toHaveValue('2098-01-05T18:30');
  });

  // (rule: skipped and repeated times)
  for (const [at, help] of [
    ['2098-07-05T18:30', 'Your time zone: Eastern Daylight Time.'],
    ['2098-01-05T18:30', 'Your time zone: Eastern Standard Time.'],
    [
      '2098-03-09T02:30',
      'Clocks change then, and this time is skipped. Deploys at 3:30 AM, Eastern Daylight Time.',
    ],
    [
      '2098-11-02T01:30',
      'Clocks change then, and this time comes twice. Deploys the first time, Eastern Daylight Time.',
    ],
  ] as const) {
    test(`says which moment ${at} is before it is sent`, async ({ app }) => {
      await openPanel(app);
      await time().fill(at);
      await expect.element(time()).toHaveAccessibleDescription(help);
    });
  }

  test('asks for a selection for 5 s and sends nothing', async ({ app }) => {
    await openAtRest(app);
    const writes = app.writes();
    await button('Deploy now').click();
    await expectFor5s(panels.getByRole('alert').filter({ hasText: 'Please select changes to deploy' }));
    expect(writes).toEqual([]);
  });

  test("shows the host's reason when refused, and reloads the lists", async ({ app }) => {
    await openPanel(app);
    await selectAll().check();
    // another user is faster
    await app.call('POST', `${DEPLOYMENT}/deploy`, { changes: ['change-1'] });
    await button('Deploy now').click();
    await expect
      .element(panels.getByRole('alert'))
      .toHaveTextContent('Deployment failed: Some of these changes are no longer pending');
    await expect.element(change('Voice configuration updated')).not.toBeInTheDocument();
    await expect.element(change('VAPI configuration updated')).toBeChecked();
  });

  for (const fault of ['500 Busy', '403 Not you', 'offline', 'not-json']) {
    test(`shows a failure, keeps the selection, and sends only once (${fault})`, async ({ app }) => {
      await openPanel(app);
      await selectAll().check();
      app.fault(`always POST ${DEPLOYMENT}/deploy ${fault}`);
      const writes = app.writes();
      const release = app.hold(`POST ${DEPLOYMENT}/deploy`);
      await button('Deploy now').dblClick();
      release();
      await expect.element(panels.getByRole('alert')).toHaveTextContent('Failed to deploy changes');
      expect(writes).toEqual([`POST ${DEPLOYMENT}/deploy`]);
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
    // uses the host's clock, which is not stopped
    await time().fill('2098-01-05T18:30');
    await button('Schedule deployment').click();
    const message = success(/^Deployment scheduled successfully! ID: \w+$/);
    await expect.element(message).toBeVisible();
    await expect.element(pending().getByText(/Scheduled for .*Jan 5, 6:30/)).toHaveLength(2);
    await expect.element(selectAll()).not.toBeChecked();
    await expect.element(time()).toHaveValue('');
    await expect
      .element(page.getByRole('link', { name: /2 changes scheduled for Jan 5, 6:30/ }))
      .toBeInTheDocument();
    await expectFor5s(message);
  });

  test('starts at the current minute, in the named time zone', async ({ app }) => {
    await openAtRest(app, 'a restaurant with two pending changes', '2026-11-20T12:00:00.000Z');
    const [hours, minutes] = [new Date().getHours(), new Date().getMinutes()];
    const local = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
    await time().focus();
    await expect
      .element(time())
      .toHaveAttribute('min', expect.stringMatching(new RegExp(`^2026-11-\\d\\dT${local}$`)));
    await expect.element(time()).toHaveAccessibleDescription(/^No time set\. Your time zone: .* Time\.$/);
    await time().fill('2098-01-05T18:30');
    await expect.element(time()).toHaveAccessibleDescription(/^Your time zone: .* Time\.$/);
  });

  for (const { what, select, at } of [
    { what: 'nothing is selected', select: false, at: '2098-01-05T18:30' },
    { what: 'no time is set', select: true, at: '' },
  ]) {
    test(`asks for both when ${what}, and sends nothing`, async ({ app }) => {
      await openAtRest(app);
      if (select) await selectAll().check();
      await time().fill(at);
      const writes = app.writes();
      await button('Schedule deployment').click();
      await expectFor5s(
        panels.getByRole('alert').filter({ hasText: 'Please select changes and set a schedule time' }),
      );
      expect(writes).toEqual([]);
      await expect.element(time()).toHaveValue(at);
    });
  }

  test('rejects a past time at the field', async ({ app }) => {
    await openPanel(app);
    await selectAll().check();
    await time().fill('2020-01-05T18:30');
    const writes = app.writes();
    await button('Schedule deployment').click();
    await expect.element(time()).toHaveFocus();
    await expect.element(time()).toHaveAccessibleDescription('Choose a future time');
    expect(writes).toEqual([]);
  });

  for (const fault of ['500 Busy', 'offline']) {
    test(`shows a failure, keeps the input, and sends only once (${fault})`, async ({ app }) => {
      await openPanel(app);
      await selectAll().check();
      await time().fill('2098-01-05T18:30');
      app.fault(`always POST ${DEPLOYMENT}/schedule ${fault}`);
      const writes = app.writes();
      const release = app.hold(`POST ${DEPLOYMENT}/schedule`);
      await button('Schedule deployment').dblClick();
      release();
      await expect.element(panels.getByRole('alert')).toHaveTextContent('Failed to schedule deployment');
      expect(writes).toHaveLength(1);
      await expect.element(time()).toHaveValue('2098-01-05T18:30');
      await expect.element(selectAll()).toBeChecked();
    });
  }
});
