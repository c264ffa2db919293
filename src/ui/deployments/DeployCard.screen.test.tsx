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
  openWithFrozenClock,
  expectFor5s,
} from '#tests/support/screen/deploymentsPanel.ts';
import { panels, reachPanels } from '#tests/support/screen/panels.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

const time = () => panels.getByLabelText('Schedule time');

describe('Scheduling a change right after saving it', () => {
  test('selects only that change, and scrolls to the times on a phone', async ({ app }) => {
    await app.enter('a restaurant with a menu', '/company/company-1?panel=menu');
    await reachPanels();
    await page.getByRole('switch', { name: 'Tiramisù available' }).uncheck();
    await expect.element(button('Deploy this change')).toBeVisible();
    await panels.getByRole('tab', { name: 'Voice Configuration' }).click();
    await panels.getByLabelText('First message').fill('We close at nine tonight.');
    await button('Save changes').click();
    await page.viewport(360, 740);
    await panels.getByRole('link', { name: 'Schedule', exact: true }).click();
    const picks = panels.getByRole('group', { name: 'Quick picks' });
    await expect.element(picks).toBeInViewport();
    await expect.element(picks).toHaveFocus();
    await expect.element(change('Voice configuration updated')).toBeChecked();
    await expect.element(change('Tiramisù updated')).not.toBeChecked();
    const sent = app.sent('/schedule');
    await picks.getByRole('button', { name: /^Tomorrow/ }).click();
    await button('Schedule deployment').click();
    const { changes } = (await sent) as { changes: readonly string[] };
    expect(changes).toHaveLength(1);
  });
});

describe('Deploying', () => {
  test('fits a phone with 200% text size', async ({ app }) => {
    await openWithFrozenClock(app);
    await page.viewport(360, 740);
    enlargeText();
    await expect.poll(() => getComputedStyle(document.documentElement).fontSize).toBe('32px');
    expect(button('Deploy changes').element().getBoundingClientRect().right).toBeLessThanOrEqual(360);
  });

  test('moves the selected changes to the history, shows a message for 5 s, and clears the selection', async ({
    app,
  }) => {
    await openWithFrozenClock(app);
    await change('Voice configuration updated').check();
    const sent = app.sent('/deploy');
    await button('Deploy 1 change').click();
    expect(await sent).toEqual({ changes: ['change-1'] });
    const message = success(/^Deployment successful! Deployment ID: [\w-]+$/);
    await expect.element(message).toBeVisible();
    await expect.element(change('Voice configuration updated')).not.toBeInTheDocument();
    await expect.element(panels.getByText('0 of 1 selected')).toBeVisible();
    await expect.element(entries()).toHaveLength(1);
    await expect.element(entries().first()).toMatchTextContent('Success');
    await expect.element(entries().first()).toMatchTextContent('production · Giulia Ferraro');
    await expectFor5s(message);
  });

  test('continues when the user leaves the panel, and is shown on return without a second request', async ({
    app,
  }) => {
    await openPanel(app);
    await change('Voice configuration updated').check();
    const writes = app.writes();
    const release = app.hold(`POST ${DEPLOYMENT}/deploy`);
    await button('Deploy 1 change').click();
    await panels.getByRole('tab', { name: 'Telephony Configuration' }).click();
    await expect.element(history()).not.toBeInTheDocument();
    await panels.getByRole('tab', { name: 'Deployment Controls' }).click();
    await expect.element(button('Deploying...')).toBeDisabled();
    release();
    await expect.element(success(/^Deployment successful!/)).toBeVisible();
    expect(writes).toEqual([`POST ${DEPLOYMENT}/deploy`]);
  });

  // (rule: skipped and repeated times)
  test('shows the date and time zone of a typed time before it is sent', async ({ app }) => {
    await openPanel(app);
    for (const [at, help] of [
      ['2098-07-05T18:30', 'Your time zone: Eastern Daylight Time.'],
      ['2098-01-05T18:30', 'Your time zone: Eastern Standard Time.'],
      [
        '2098-03-09T02:30',
        'The clocks change and skip this time. The changes deploy at 3:30 AM, Eastern Daylight Time.',
      ],
      [
        '2098-11-02T01:30',
        'The clocks change, so this time occurs twice. The changes deploy the first time, Eastern Daylight Time.',
      ],
    ] as const) {
      await time().fill(at);
      await expect.element(time(), { message: at }).toHaveAccessibleDescription(help);
    }
  });

  test('without a selection, asks for one for 5 s and sends nothing', async ({ app }) => {
    await openWithFrozenClock(app);
    const writes = app.writes();
    await expect.element(button('Deploy changes')).toBeDisabled();
    await expect
      .element(button('Deploy changes'))
      .toHaveAccessibleDescription('Please select changes to deploy');
    await expect.element(panels.getByText('Please select changes to deploy')).toBeVisible();
    // presses the button although it is disabled for screen readers
    await button('Deploy changes').click({ force: true });
    await expectFor5s(panels.getByRole('alert').filter({ hasText: 'Please select changes to deploy' }));
    expect(writes).toEqual([]);
  });

  test("shows the host's reason when refused, and reloads the lists", async ({ app }) => {
    await openPanel(app);
    await selectAll().check();
    // another user deploys the change first
    await app.call('POST', `${DEPLOYMENT}/deploy`, { changes: ['change-1'] });
    await button('Deploy 2 changes').click();
    await expect
      .element(panels.getByRole('alert'))
      .toHaveTextContent('Deployment failed: Some of these changes are no longer pending');
    await expect.element(change('Voice configuration updated')).not.toBeInTheDocument();
    await expect.element(change('Telephony configuration updated')).toBeChecked();
  });
});

describe('Scheduling', () => {
  test('shows a message for 5 s, and lists the changes as scheduled', async ({ app }) => {
    await openWithFrozenClock(app, 'a restaurant with two pending changes', '2026-11-20T12:00:00.000Z');
    await selectAll().check();
    // the host's clock is not stopped
    await time().fill('2098-01-05T18:30');
    await button('Schedule deployment').click();
    const message = success(
      /^2 changes go live on Sun, Jan 5, at 6:30 PM Eastern Time\s?Deployment scheduled successfully! ID: [\w-]+$/,
    );
    await expect.element(message).toBeVisible();
    const scheduled = pending().getByRole('group', { name: 'Scheduled' });
    await expect.element(scheduled).toMatchTextContent('Sun, Jan 5, at 6:30 PM Eastern Time');
    await expect.element(scheduled.getByRole('checkbox', { checked: false })).toHaveLength(2);
    await expect.element(selectAll()).not.toBeInTheDocument();
    await expect.element(time()).toHaveValue('');
    await expect
      .element(page.getByRole('link', { name: /2 changes scheduled for Jan 5, 6:30/ }))
      .toBeInTheDocument();
    await expectFor5s(message);
  });

  test('has quick picks, and confirms with the date, time, and time zone', async ({ app }) => {
    await openWithFrozenClock(app, 'a restaurant with two pending changes', '2098-01-04T20:00:00.000Z');
    await change('Voice configuration updated').check();
    const picks = panels.getByRole('group', { name: 'Quick picks' }).getByRole('button');
    expect(picks.texts()).toEqual(['Tonight 11 PM', 'Tomorrow 6 AM']);
    await button('Tomorrow 6 AM').click();
    await expect.element(button('Tomorrow 6 AM')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(time()).toHaveValue('2098-01-05T06:00');
    const sent = app.sent('/schedule');
    await button('Schedule deployment').click();
    expect(await sent).toMatchObject({ scheduledTime: '2098-01-05T11:00:00.000Z' });
    const message = success('1 change goes live tomorrow, Sun, Jan 5, at 6:00 AM Eastern Time');
    await expect.element(message).toMatchTextContent('Deployment scheduled successfully! ID: ');
    await expect.element(message.getByRole('button', { name: /^Copy ID / })).toBeVisible();
    await expect
      .element(pending().getByRole('group', { name: 'Scheduled' }))
      .toMatchTextContent('Tomorrow, Sun, Jan 5, at 6:00 AM Eastern Time');
  });
});
