import { expect, test } from '../support/test.ts';

test.describe('Error boundary', () => {
  test('appears for an app error but not for an analytics script error', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    const firstName = page.getByRole('textbox', { name: 'First name' });
    await firstName.fill('Adamaris');
    const failIn = (stack: string) =>
      page.evaluate((thrownAt) => {
        const reason = Object.assign(new TypeError('Failed to fetch'), { stack: thrownAt });
        dispatchEvent(
          new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }),
        );
      }, stack);
    const origin = new URL(page.url()).origin;
    await failIn(
      `TypeError: Failed to fetch\n at send (https://www.googletagmanager.com/gtag/js:1:2)\n at ${origin}/assets/a.js:1:2`,
    );
    await expect(firstName).toHaveValue('Adamaris');
    await failIn(`TypeError: Failed to fetch\n at ${origin}/assets/a.js:1:2`);
    await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  });
});
