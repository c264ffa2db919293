import { firstMessage, openPanel } from '#tests/support/screen/voicePanel.ts';
import { expect, test } from '#tests/support/screen/test.ts';

test('An unhandled rejection keeps the page and the unsaved text, and is logged', async ({ app }) => {
  await openPanel(app);
  await firstMessage.fill('Good evening.');
  for (const [reason, logged] of [
    ['x', 'x'],
    [undefined, 'undefined'],
    [{ code: 7 }, '[object Object]'],
    [new Error('A bug'), 'Error: A bug'],
  ] as const) {
    setTimeout(() => void Promise.reject(reason));
    await expect.poll(() => app.messages.error).toContain(logged);
    await expect.element(firstMessage, { message: logged }).toHaveValue('Good evening.');
    // the test runner also logs the rejection
    app.messages.error.splice(0);
  }
});
