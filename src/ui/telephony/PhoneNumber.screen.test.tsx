import { panels } from '#tests/support/screen/panels.ts';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { tabTo } from '#tests/support/screen/tabTo.ts';
import { button, field, openPanel, rows, success } from '#tests/support/screen/telephonyPanel.ts';
import { describe, expect, keyboard, mouse, test } from '#tests/support/screen/test.ts';

describe('A test call', () => {
  const call = () => button('Place test call');

  test('works by keyboard', async ({ app }) => {
    await openPanel(app);
    await field('Assistant ID').focus();
    await tabTo(call());
    await keyboard.press('Enter');
    await expect.element(success('Test call successful!')).toBeVisible();
  });

  test('calls the number next to the button, shows the call id for 5 s, and appears in the call log', async ({
    app,
  }) => {
    stopClock();
    await openPanel(app);
    await expect.element(call()).toHaveAccessibleDescription('Calls (212) 555-0142');
    await expect.element(rows()).toHaveLength(2);
    await call().click();
    const message = success(/^Test call successful! Call ID: \w+$/);
    await expect.element(message).toBeVisible();
    // one piece of text, for screen readers and copying
    const text = panels.getByText(/^Test call successful! Call ID: \w+$/).element();
    expect(text.childElementCount).toBe(0);
    await expect.element(rows()).toHaveLength(3);
    await mouse.move(0, 0);
    await advanceClock(4900);
    await expect.element(message).toBeVisible();
    await advanceClock(200);
    await expect.element(message.getByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  });

  test("shows the host's reason when it cannot be placed", async ({ app }) => {
    await openPanel(app, 'a restaurant without a phone number');
    await expect.element(call()).toHaveAccessibleDescription('No number saved yet');
    await call().click();
    await expect
      .element(panels.getByRole('alert'))
      .toHaveTextContent('Test call failed: No phone number is assigned');
  });
});
