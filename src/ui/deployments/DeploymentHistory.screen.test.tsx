import { advanceClock } from '#tests/support/screen/clock.ts';
import {
  DEPLOYMENT,
  history,
  entries,
  success,
  openPanel,
  openWithFrozenClock,
} from '#tests/support/screen/deploymentsPanel.ts';
import { panels } from '#tests/support/screen/panels.ts';
import { describe, expect, keyboard, mouse, page, test } from '#tests/support/screen/test.ts';

const question = () => page.getByRole('alertdialog', { name: 'Revert deployment?' });

describe('The deployment history', () => {
  test("shows each deployment's status, and a revert button if possible", async ({ app }) => {
    await openPanel(app, 'a restaurant with deployments');
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

  test('asks with the text of the specification, and does nothing unless confirmed', async ({ app }) => {
    await openPanel(app, 'a restaurant with deployments');
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

  test('restores the settings, shows a message for 5 s, and reloads both lists', async ({ app }) => {
    await openWithFrozenClock(app, 'a restaurant with deployments');
    const calls = app.calls();
    await revert().click();
    await question().getByRole('button', { name: 'Revert deployment' }).click();
    // the dialog covers the page until its fade-out ends
    await expect
      .poll(async () => {
        await advanceClock(500);
        return question().query();
      })
      .toBeNull();
    const message = success('Deployment reverted successfully!');
    await expect.element(message).toBeVisible();
    await expect.element(entries()).toHaveLength(3);
    await expect.element(revert()).not.toBeInTheDocument();
    await expect.element(history().getByText('Reverted', { exact: true })).toHaveLength(1);
    expect(calls).toEqual(
      expect.arrayContaining([
        `POST ${DEPLOYMENT}/revert`,
        `GET ${DEPLOYMENT}/pending`,
        `GET ${DEPLOYMENT}/history`,
      ]),
    );
    // the revert button disappears, so focus moves to the heading
    await expect.element(page.getByRole('heading', { name: 'Deployment history' })).toHaveFocus();
    await mouse.move(0, 0);
    await advanceClock(5000);
    await expect.element(message).not.toBeInTheDocument();
    await page.getByRole('tab', { name: 'Telephony Configuration' }).click();
    await expect.element(panels.getByLabelText('Max retries', { exact: true })).toHaveValue('5');
  });
});
