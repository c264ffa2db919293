import { firstMessage, openPanel } from '#tests/support/screen/voicePanel.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('An unhandled rejection', () => {
  for (const [what, reason, logged] of [
    ['a text', 'x', 'x'],
    ['nothing', undefined, 'undefined'],
    ['a plain object', { code: 7 }, '[object Object]'],
    ['an error without a stack', Object.assign(new Error('A bug'), { stack: undefined }), 'Error: A bug'],
    ['an error', new Error('A bug'), 'Error: A bug'],
  ] as const) {
    test(`keeps the page and the unsaved text, and is logged: ${what}`, async ({ app }) => {
      await openPanel(app);
      await firstMessage.fill('Good evening.');
      setTimeout(() => void Promise.reject(reason));
      await expect.poll(() => app.told.error).toContain(logged);
      await expect.element(firstMessage).toHaveValue('Good evening.');
      await expect.element(page.getByRole('heading', { name: 'Company Details' })).toBeInTheDocument();
      // the test runner logs it, too
      app.told.error.splice(0);
    });
  }
});
