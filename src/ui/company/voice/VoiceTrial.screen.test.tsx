import { button, CONFIG, form, openPanel } from '#tests/support/screen/voicePanel.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('A test of a voice', () => {
  const result = () => page.getByLabelText('Result of the voice test');

  test('that the voice cannot speak says so', async ({ app }) => {
    await openPanel(app);
    await form.getByLabelText('Test message').fill('A very long order. '.repeat(60));
    await button('Test voice').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Voice test failed. Please try again.');
    await expect.element(result()).not.toBeInTheDocument();
  });

  test('that comes without an address to play counts as failed', async ({ app }) => {
    await openPanel(app);
    app.answer(`POST ${CONFIG}/test`, { success: true });
    await button('Test voice').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Voice test failed. Please try again.');
    await expect.element(result()).not.toBeInTheDocument();
  });

  for (const fault of ['500 Busy', 'offline', 'not-json']) {
    test(`that fails says so (${fault})`, async ({ app }) => {
      await openPanel(app);
      app.fault(`always POST ${CONFIG}/test ${fault}`);
      await button('Test voice').click();
      await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to test voice');
    });
  }
});
