import { expect, test } from '../support/test.ts';

test.describe('Page Not Found', () => {
  test('is shown at every path that is none of ours', async ({ app, page }) => {
    await app.signInAs('owner');
    for (const path of [
      '/no-such-page',
      '/company',
      '/company/trattoria-aurora/no-such-part',
      '/dashboard/more',
    ]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
        await expect(page.getByText('404', { exact: true })).toBeVisible();
        await expect(
          page.getByText("The page you are looking for doesn't exist or has been moved."),
        ).toBeVisible();
        await expect(page).toHaveURL(path);
      });
    }
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
  });

  test('is there for visitors who are not signed in as well', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  });
});
