import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';

test.describe('Commands in the address of the demo', () => {
  test('?as= opens a page as somebody, and leaves the address', async ({ page }) => {
    await page.goto('/company/trattoria-aurora?as=admin@tableside.example');
    await expect(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    await expect(page.getByRole('banner').getByText('Marcus Webb')).toBeVisible();
    await expect(page).toHaveURL('/company/trattoria-aurora');
  });

  test('?scenario= opens a page in a named state', async ({ page }) => {
    await page.goto('/dashboard?scenario=a signed-in user without restaurants');
    await expect(page.getByText("You don't have any restaurants yet")).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });

  test('?scenario= is obeyed under a clock that stands still', async ({ app, page }) => {
    await stopClock(page);
    await app.enter('a company with orders', '/company/company-1/orders');
    await expect(page.getByText('Updated 7:00:00 AM')).toBeVisible();
  });

  test('?fault= lets a call fail', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await page.goto('/dashboard?fault=GET /api/companies/restaurants 500');
    await expect(page.getByRole('alert')).toHaveText('Failed to load companies');
    await expect(page).toHaveURL('/dashboard');
  });

  test('that are not understood are told on the console, and by the panel, with where the names stand', async ({
    page,
  }) => {
    const told = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto('/login?scenario=no such state&fault=GET /api/companies/restaurants 5OO');
    expect((await told).text()).toContain('There is no scenario "no such state"');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const status = page.getByRole('complementary', { name: 'Fake backend' }).getByRole('status');
    await expect(status).toContainText('There is no scenario "no such state"');
    await expect(status).toContainText('5OO" is not a fault');
    await expect(status.getByRole('link', { name: 'What an address can say' })).toHaveAttribute(
      'href',
      '/docs/states.html',
    );
  });
});
