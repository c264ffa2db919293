import { abandonedCalls } from './support/apiCalls.ts';
import { fact } from './support/facts.ts';
import { expect, test } from './support/test.ts';

const companyPage = '/company/company-1';

test.describe('Company', () => {
  test('has its sections in order, and a link to each', async ({ app, page }) => {
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
    await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveText(titles);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('leads to its orders', async ({ app, page }) => {
    await app.enter('a company with orders', companyPage);
    await page.getByRole('link', { name: 'View Orders' }).click();
    await expect(page).toHaveURL(`${companyPage}/orders`);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders for Trattoria Aurora' })).toBeVisible();
  });

  test('shows description, website, contact and address', async ({ app, page }) => {
    await app.enter('a signed-in owner of a company', companyPage);
    const details = page.getByRole('region', { name: 'Company Details' });
    await expect(details.getByText('Neighbourhood Italian')).toBeVisible();
    await expect(fact(details, 'Website').getByRole('link')).toHaveAttribute(
      'href',
      'https://aurora.example/',
    );
    await expect(fact(details, 'Website').getByRole('link')).toHaveAttribute('rel', /noopener/);
    await expect(fact(details, 'Contact email')).toHaveText('ciao@aurora.example');
    await expect(fact(details, 'Contact phone')).toHaveText('+12125550142');
    await expect(fact(details, 'Address')).toContainText('14 Mulberry Street');
    await expect(fact(details, 'Address')).toContainText('New York');
  });

  test('shows a drawn plate where the logo cannot be loaded', async ({ app, page }) => {
    await app.enter('a signed-in owner of a company', companyPage);
    const details = page.getByRole('region', { name: 'Company Details' });
    await expect(details.getByText('Neighbourhood Italian')).toBeVisible();
    await expect(details.locator('img')).toHaveCount(0);
    await expect(details.locator('svg').first()).toBeVisible();
  });

  test('says what a company does not tell', async ({ app, page }) => {
    await app.signInAs('owner', '/company/blue-door-diner');
    const details = page.getByRole('region', { name: 'Company Details' });
    await expect(details.getByText('No description provided')).toBeVisible();
    await expect(fact(details, 'Website')).toHaveText('Not provided');
  });

  test('lists its users with name, e-mail, role, status and the day they joined', async ({ app, page }) => {
    await app.enter('a company with users', companyPage);
    const table = page.getByRole('table', { name: 'Company Users' });
    await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Email', 'Role', 'Status', 'Joined']);
    const row = (name: string) => table.getByRole('row').filter({ hasText: name });
    await expect(row('Giulia Ferraro').getByRole('cell')).toHaveText([
      'owner@tableside.example',
      'owner',
      'Active',
      'Mar 4, 2025',
    ]);
    await expect(row('Noor Haddad').getByRole('cell')).toHaveText([
      'noor@tableside.example',
      'staff',
      'Inactive',
      'Mar 4, 2025',
    ]);
  });

  test('only logs that the users cannot be loaded; the page stays', async ({ app, page }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    const table = page.getByRole('table', { name: 'Company Users' });
    await expect(table).toBeVisible();
    for (const failure of ['500', '404', 'offline', 'malformed']) {
      await test.step(failure, async () => {
        await page.getByRole('link', { name: 'My Profile' }).click();
        await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
        await app.fault(`always GET /api/companies/:id/users ${failure}`);
        const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
        await page.goBack();

        expect((await warned).text()).toContain('Failure');
        await expect(page.getByRole('heading', { name: 'Company Details' })).toBeVisible();
        await expect(page.getByRole('alert')).toBeHidden();
        await expect(table).toBeHidden();

        await app.repair();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(table).toBeVisible();
      });
    }
  });

  for (const { which, path } of [
    { which: 'that does not exist', path: '/company/no-such-company' },
    { which: "that is somebody else's", path: '/company/saffron-house' },
  ]) {
    test(`is 'Company Not Found' for one ${which}`, async ({ app, page }) => {
      await app.signInAs('staff', path);
      await expect(page.getByRole('heading', { level: 1, name: 'Company Not Found' })).toBeVisible();
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect(
        page.getByText("The company you are looking for doesn't exist or you don't have access to it."),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'View All Companies' })).toBeVisible();

      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
    });
  }

  test('gives up its calls when it is left', async ({ app, page }) => {
    await app.signInAs('owner');
    await app.fault('always GET /api/companies/trattoria-aurora 20000ms');
    await app.fault('always GET /api/companies/trattoria-aurora/users 20000ms');
    const abandoned = abandonedCalls(page);
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await expect(page.getByText('Loading company', { exact: true })).toBeAttached();
    expect(abandoned).toEqual([]);

    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await expect
      .poll(() => abandoned.toSorted())
      .toEqual(['/api/companies/trattoria-aurora', '/api/companies/trattoria-aurora/users']);
  });

  test('does not show one company where another was asked for', async ({ app, page }) => {
    await app.signInAs('owner');
    await app.fault('GET /api/companies/trattoria-aurora 3000ms');
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('link', { name: /Saffron House/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saffron House' })).toBeVisible();
    await expect(page.getByText('North Indian kitchen')).toBeVisible();
  });
});
