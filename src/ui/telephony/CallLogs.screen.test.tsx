import { colorOf } from '#tests/support/screen/colors.ts';
import { panels, reachPanels } from '#tests/support/screen/panels.ts';
import { button, openPanel, rows } from '#tests/support/screen/telephonyPanel.ts';
import { describe, expect, test } from '#tests/support/screen/test.ts';

describe('Call logs', () => {
  test("show each call's number, start, length, status, and rating", async ({ app }) => {
    await openPanel(app);
    const [rated, missed] = [rows().nth(0), rows().nth(1)];
    await expect.element(rated.getByRole('rowheader')).toHaveTextContent('(646) 555-0123');
    await expect.element(rated).toMatchTextContent('1:12');
    await expect.element(rated).toMatchTextContent('Completed');
    await expect.element(rated).toMatchTextContent('4 of 5');
    await expect.element(missed).toMatchTextContent('0:00');
    await expect.element(missed).toMatchTextContent('No answer');
    await expect.element(missed).toMatchTextContent('Not rated');
  });

  test('show each status with a word and a color', async ({ app }) => {
    await openPanel(app, 'call logs of every status');
    for (const [word, color] of [
      ['Completed', 'green'],
      ['Failed', 'red'],
      ['Busy', 'amber'],
      ['No answer', 'gray'],
      ['Transferred', 'blue'],
    ] as const) {
      const badge = rows().getByText(word, { exact: true });
      await expect.element(badge).toHaveStyle({ color: colorOf(color) });
    }
  });

  test('show the 50 most recent calls', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    const asked = app.asked('/call-logs');
    app.open('/company/trattoria-aurora?panel=telephony');
    await reachPanels();
    expect(await asked).toBe('?limit=50');
    await expect.element(panels.getByText('The latest 10 of 50 calls')).toBeVisible();
    await expect.element(rows()).toHaveLength(10);
    await button('Show all 50: Call logs').click();
    await expect.element(rows()).toHaveLength(50);
    await expect
      .element(panels.getByRole('status').filter({ hasText: '50 calls' }))
      .toHaveTextContent('50 calls');
    // focus moves to the first new row
    await expect.element(rows().nth(10)).toHaveFocus();
  });

  test('show a message if there are none', async ({ app }) => {
    await openPanel(app, 'a signed-in owner of a company');
    await expect.element(panels.getByText('No calls yet')).toBeVisible();
  });
});
