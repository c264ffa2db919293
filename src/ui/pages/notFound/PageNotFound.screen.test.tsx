import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('Page Not Found', () => {
  test('is shown for unknown paths', async ({ app }) => {
    await app.signInAs('owner');
    for (const path of [
      '/no-such-page',
      '/company',
      '/company/trattoria-aurora/no-such-part',
      '/dashboard/more',
    ]) {
      app.open(path);
      await expect.element(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await expect.element(page.getByText('404', { exact: true })).toBeVisible();
      await expect
        .element(page.getByText("The page you are looking for doesn't exist or has been moved."))
        .toBeVisible();
      await expect.poll(address).toBe(path);
    }
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect.element(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
  });

  test('is shown to signed-out visitors too', async ({ app }) => {
    app.open('/no-such-page');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  });
});
