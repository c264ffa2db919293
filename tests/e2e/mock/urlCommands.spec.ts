import { expect, test } from '../support/test.ts';

test.describe('URL commands of the demo', () => {
  test('for an unknown value, list the valid values in the browser console and panel', async ({ page }) => {
    const told = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto('/login?scenario=no such state&fault=GET /api/companies/restaurants 5OO');
    expect((await told).text()).toContain('Unknown scenario "no such state"');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const status = page.getByRole('complementary', { name: 'Fake backend' }).getByRole('status');
    await expect(status).toContainText('Unknown scenario "no such state"');
    await expect(status).toContainText('5OO" is not a fault');
    await expect(status.getByRole('link', { name: 'URL commands' })).toHaveAttribute(
      'href',
      '/docs/states.html',
    );
  });
});
