import { definitionOf } from '#tests/support/screen/definitionOf.ts';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const companyPage = '/company/company-1';

describe('Company page', () => {
  test('shows its sections in order and links back to the dashboard', async ({ app }) => {
    await app.signInAs('owner', '/company/trattoria-aurora#users');
    await expect.element(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    expect(page.getByRole('main').getByRole('heading', { level: 2 }).texts()).toEqual([
      'Company Details',
      'Subscription',
      'Orders',
      'Calls',
      'API Keys',
      'Integrations',
      'Connected Agents',
      'Company Users',
      'Voice AI Management',
    ]);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect.poll(address).toBe('/dashboard');
  });

  test('links to the orders', async ({ app }) => {
    await app.enter('a company with orders', companyPage);
    await page.getByRole('link', { name: 'View Orders' }).click();
    await expect.poll(address).toBe(`${companyPage}/orders`);
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Orders for Trattoria Aurora' }))
      .toBeVisible();
  });

  test('shows description, website, contact, and address', async ({ app }) => {
    await app.enter('a signed-in owner of a company', companyPage);
    const details = page.getByRole('region', { name: 'Company Details' });
    await expect.element(details.getByText('Neighbourhood Italian')).toBeVisible();
    await expect
      .element(definitionOf('Website', details).getByRole('link'))
      .toHaveAttribute('href', 'https://aurora.example/');
    await expect
      .element(definitionOf('Website', details).getByRole('link'))
      .toHaveAttribute('rel', expect.stringMatching(/noopener/));
    await expect.element(definitionOf('Contact email', details)).toHaveTextContent('ciao@aurora.example');
    await expect.element(definitionOf('Contact phone', details)).toHaveTextContent('+12125550142');
    await expect
      .element(definitionOf('Contact phone', details).getByRole('link'))
      .toHaveAttribute('href', 'tel:+12125550142');
    await expect.element(definitionOf('Address', details)).toMatchTextContent('14 Mulberry Street');
    await expect.element(definitionOf('Address', details)).toMatchTextContent('New York');
  });

  test('shows the logo if there is one', async ({ app }) => {
    await app.enter('a signed-in owner of a company', '/profile');
    const logoUrl = `${location.origin}/link-preview.jpg`;
    const company = { id: 'company-1', name: 'Trattoria Aurora', role: 'owner', logoUrl };
    app.answer('GET /api/companies/company-1', company);
    app.open(companyPage);
    const details = page.getByRole('region', { name: 'Company Details' });
    const logo = details.getByRole('img', { name: 'Logo of Trattoria Aurora' });
    await expect.element(logo).toHaveAttribute('src', logoUrl);
    await expect.element(logo).toHaveProperty('complete', true);
    await expect.element(logo).toBeVisible();
  });

  test('shows a generated picture when the logo cannot be loaded', async ({ app }) => {
    await app.enter('a signed-in owner of a company', companyPage);
    const details = page.getByRole('region', { name: 'Company Details' });
    await expect.element(details.getByText('Neighbourhood Italian')).toBeVisible();
    await expect.element(details.css('img')).not.toBeInTheDocument();
    await expect.element(details.css('svg').first()).toBeVisible();
  });

  test('names the missing details', async ({ app }) => {
    await app.signInAs('owner', '/company/blue-door-diner');
    const details = page.getByRole('region', { name: 'Company Details' });
    await expect.element(details.getByText('No description provided')).toBeVisible();
    await expect.element(definitionOf('Website', details)).toHaveTextContent('Not provided');
  });

  // (action: View the company’s users)
  test('lists its users with name, email, role, status, and joined date', async ({ app }) => {
    await app.enter('a company with users', companyPage);
    const table = page.getByRole('table', { name: 'Company Users' });
    await expect
      .poll(() => table.getByRole('columnheader').texts())
      .toEqual(['Name', 'Email', 'Role', 'Status', 'Joined']);
    const row = (name: string) => table.getByRole('row').filter({ hasText: name });
    await expect
      .poll(() => row('Giulia Ferraro').getByRole('cell').texts())
      .toEqual(['owner@tableside.example', 'owner', 'Active', 'Mar 4, 2025']);
    await expect
      .poll(() => row('Noor Haddad').getByRole('cell').texts())
      .toEqual(['noor@tableside.example', 'staff', 'Inactive', 'Mar 4, 2025']);
  });

  test('only logs a failed load of the users', async ({ app }) => {
    await app.signInAs('owner', '/company/trattoria-aurora#users');
    const table = page.getByRole('table', { name: 'Company Users' });
    await expect.element(table).toBeVisible();
    for (const failure of ['500', 'malformed']) {
      await page.getByRole('link', { name: 'My Profile' }).click();
      await expect.element(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
      app.fault(`always GET /api/companies/:id/users ${failure}`);
      history.back();

      await expect.poll(() => app.messages.warn.join()).toContain('Failure');
      await expect.element(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
      await expect.element(table).not.toBeInTheDocument();
      await expect.element(page.getByText("Couldn't load users.")).toBeVisible();

      app.repair();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.element(table).toBeVisible();
    }
  });

  test("shows 'Company Not Found' for a company that does not exist", async ({ app }) => {
    await app.signInAs('staff', '/company/no-such-company');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Company Not Found' })).toBeVisible();
    await expect.element(page.getByText('404', { exact: true })).toBeVisible();
    await expect
      .element(
        page.getByText("The company you are looking for doesn't exist or you don't have access to it."),
      )
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'View All Companies' })).toBeVisible();

    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect.element(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
  });

  test("does not show another company's data", async ({ app }) => {
    await app.signInAs('owner');
    const answer = app.hold('GET /api/companies/trattoria-aurora');
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('link', { name: /Saffron House/ }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Saffron House' })).toBeVisible();
    await expect.element(page.getByText('North Indian kitchen')).toBeVisible();
    const late = app.answered('/trattoria-aurora');
    answer();
    await late;
    await expect.element(page.getByRole('heading', { level: 1, name: 'Saffron House' })).toBeVisible();
    await expect.element(page.getByText('North Indian kitchen')).toBeVisible();
  });
});
