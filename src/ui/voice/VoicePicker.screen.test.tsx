import { button, CONFIG, form, openPanel } from '#tests/support/screen/voicePanel.ts';
import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

describe('A voice sample', () => {
  const TEST = `POST ${CONFIG}/test`;
  const sound = () => page.getByLabelText('Hana speaks');

  test('plays immediately on its card, and stops there', async ({ app }) => {
    await openPanel(app);
    app.answer(TEST, { success: true, audioUrl: new URL('/sounds/sample-call.mp3', location.href).href });
    await form.getByLabelText('Test message').fill('Table for two at seven?');
    const sent = app.sent('/voice-config/test');
    await button('Listen to Hana').click();
    expect(await sent).toEqual({ voiceId: 'Hana', testMessage: 'Table for two at seven?' });
    const stop = button('Stop listening to Hana');
    await expect.element(stop).toHaveFocus();
    await expect.poll(() => (sound().query() as HTMLAudioElement | null)?.paused).toBe(false);
    await expect.element(page.getByText(/^Voice test/)).not.toBeInTheDocument();

    await keyboard.press('Enter');
    await expect.element(sound()).not.toBeInTheDocument();
    await expect.element(button('Listen to Hana')).toHaveFocus();
    // a sample doesn't change the configuration
    await expect.element(button('Save changes')).not.toBeInTheDocument();
  });

  test('shows a failure next to its button, even on a phone', async ({ app }) => {
    await openPanel(app);
    await page.viewport(360, 740);
    app.fault(`always ${TEST} 500`);
    await button('Listen to Elliot').click();
    await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect.element(button('Listen to Elliot')).toBeInViewport();
  });
});
