import { abandonedCalls } from './support/apiCalls.ts';
import { expect, test } from './support/test.ts';

test.describe('Company', () => {
  test('has its sections in order', async ({ app, page }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    await expect(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
    const titles = [
      'Company Details',
      'Subscription',
      'Orders',
      'Calls',
      'API Keys',
      'Integrations',
      'Connected Agents',
      'Company Users',
      'Voice AI Management',
    ];
    await expect(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('gives up its calls when it is left', async ({ app, page }) => {
    await app.signInAs('owner');
    await app.fault('always GET /api/companies/trattoria-aurora 20000ms');
    await app.fault('always GET /api/companies/trattoria-aurora/users 20000ms');
    const abandoned = abandonedCalls(page);
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await expect(page.getByText('Loading restaurant', { exact: true })).toBeAttached();
    expect(abandoned).toEqual([]);

    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await expect
      .poll(() => abandoned.toSorted())
      .toEqual(['/api/companies/trattoria-aurora', '/api/companies/trattoria-aurora/users']);
  });
});
