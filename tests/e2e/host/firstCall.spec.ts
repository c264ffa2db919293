import { expect, test } from '../support/test.ts';

const pages = [
  { name: 'the dashboard', path: '/dashboard', call: '/api/companies/restaurants', heading: 'Saffron House' },
  {
    name: 'a company',
    path: '/company/trattoria-aurora/',
    call: '/api/companies/trattoria-aurora',
    heading: 'Trattoria Aurora',
  },
  {
    name: "a company's orders",
    path: '/company/trattoria-aurora/orders',
    call: '/api/companies/trattoria-aurora/orders',
    heading: 'Orders for Trattoria Aurora',
  },
  {
    name: 'an agent',
    path: '/company/trattoria-aurora/agent/aurora-host',
    call: '/api/companies/trattoria-aurora/xiagents/aurora-host',
    heading: 'Aurora host',
  },
];

test.describe('The first call of a page', () => {
  for (const { name, path, call, heading } of pages) {
    test(`is on its way before the code of ${name} has arrived, and is sent once`, async ({ app, page }) => {
      await app.signInAs('owner', '/profile');
      let codeArrives: () => void = () => undefined;
      const arrival = new Promise<void>((resolve) => (codeArrives = resolve));
      await page.route('**/assets/index-*.js', async (route) => {
        await arrival;
        await route.continue();
      });
      const calls: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === call && request.method() === 'GET') calls.push(call);
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => calls).toEqual([call]);
      codeArrives();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      expect(calls).toEqual([call]);
    });
  }

  test('is not sent for who is not signed in', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(calls).toEqual([]);
  });
});
