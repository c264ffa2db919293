import { button, CONFIG, form, openPanel } from '#tests/support/screen/voicePanel.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('A voice test', () => {
  const result = () => page.getByLabelText('Voice test result');

  test('can be played', async ({ app }) => {
    await openPanel(app);
    app.answer(`POST ${CONFIG}/test`, {
      success: true,
      audioUrl: new URL('/sounds/connect.mp3', location.href).href,
    });
    await form.getByLabelText('Test message').fill('Table for two at seven?');
    await form.getByRole('radio', { name: /^Hana/ }).check();
    const sent = app.sent('/voice-config/test');
    await button('Test voice').click();
    expect(await sent).toEqual({ voiceId: 'Hana', testMessage: 'Table for two at seven?' });
    const done = page.getByText('Voice test completed! Click play to hear the result.');
    await expect.element(page.getByRole('status').filter({ has: done })).toBeVisible();
    const duration = () => (result().element() as HTMLAudioElement).duration;
    await expect.poll(duration).toBeGreaterThan(0);
  });

  test('shows a message when the voice cannot speak', async ({ app }) => {
    await openPanel(app);
    await form.getByLabelText('Test message').fill('A very long order. '.repeat(60));
    await button('Test voice').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Voice test failed. Please try again.');
    await expect.element(result()).not.toBeInTheDocument();
  });
});
