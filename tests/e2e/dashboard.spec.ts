import { expect, test } from './support/test.ts';

test.describe('Dashboard', () => {
  test('leads from a card to its company', async ({ app, page }) => {
    await app.signInAs('owner');
    await page.getByRole('link', { name: /Saffron House/ }).click();
    await expect(page).toHaveURL('/company/saffron-house');
    await expect(page.getByRole('heading', { level: 1, name: 'Saffron House' })).toBeVisible();
  });
});
