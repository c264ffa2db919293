import { describe, expect, mouse, page, test } from '#tests/support/screen/test.ts';

const companyPage = '/company/trattoria-aurora';
const section = (name: string) => page.getByRole('region', { name, exact: true });
const link = (name: string) =>
  page.getByRole('navigation', { name: 'Trattoria Aurora' }).getByRole('link', { name });
const CALLS = 'GET /api/companies/trattoria-aurora/calls';

describe('A link to a section of a company', () => {
  test('scrolls to the section on load, even if content above loads later', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    const answer = app.hold(CALLS);
    app.open(`${companyPage}#agents`);
    await expect.element(section('Connected Agents')).toBeInViewport();
    await expect.element(section('Connected Agents')).toHaveFocus();
    await expect.element(section('Orders')).not.toBeInViewport();
    answer();
    await expect.element(section('Calls').getByRole('button').first()).toBeInTheDocument();
    await expect.element(section('Connected Agents')).toBeInViewport();
  });

  test('scrolls to the panel if the URL names only the panel', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    app.open(`${companyPage}?panel=deployments`);
    await expect.element(section('Voice AI Management')).toHaveFocus();
    await expect.element(section('Voice AI Management')).toBeInViewport();
    await expect.element(page.getByRole('heading', { name: 'Pending changes' })).toBeInViewport();
  });

  test('does not scroll once the user has scrolled', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    // the section waits for the company, which says whether the user may see the section
    const answer = app.hold('GET /api/companies/trattoria-aurora');
    app.open(`${companyPage}#voice-ai`);
    await expect.element(section('Company Details')).toBeVisible();
    await mouse.wheel(100);
    await expect.poll(() => scrollY).toBeGreaterThan(0);
    answer();
    await expect.element(section('Voice AI Management')).toBeInTheDocument();
    await expect.element(section('Voice AI Management')).not.toHaveFocus();
    await expect.element(section('Voice AI Management')).not.toBeInViewport();
  });

  test('scrolls immediately if the section has already loaded', async ({ app }) => {
    await app.signInAs('owner', `${companyPage}#users`);
    await expect.element(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    await link('API keys').click();
    await expect.element(section('API Keys')).toBeInViewport();
    await expect.element(section('API Keys')).toHaveFocus();
  });

  test('marks its section as current, even if a short section leaves the next one in view', async ({
    app,
  }) => {
    await page.viewport(1280, 1100);
    await app.signInAs('owner', `${companyPage}#users`);
    await expect.element(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    await link('Integrations').click();
    await expect.element(section('Integrations')).toHaveFocus();
    await expect.element(link('Integrations')).toHaveAttribute('aria-current');
  });
});
