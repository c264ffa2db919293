import type { Page } from '@playwright/test';
import { callsUnderWay } from '../support/apiCalls.ts';
import { signInForm } from '../support/signInForm.ts';
import { expect, test } from '../support/test.ts';

const SLOW = 'This is taking longer than usual.';

/** Waits until nothing else of the page is under way than this call. */
async function expectOnlyWaiting(page: Page, waiting: string, call: string, underWay: ReadonlySet<string>) {
  // the head of the page sends the call before the rest of the page begins to load
  await expect(page.getByText(/^Loading /)).toHaveText([waiting]);
  await expect.poll(() => [...underWay]).toEqual([call]);
}

/** Lets the page's own clock jump over the 15 s that a wait may take before it counts as slow. */
const waitInVain = (page: Page) => page.clock.fastForward(15_000);

test.describe('A call that takes more than 15 s', () => {
  const pages = [
    {
      name: 'the dashboard',
      waiting: 'Loading restaurants',
      call: 'GET /api/companies/restaurants',
      path: '/dashboard',
      recovered: 'Saffron House',
      failed: 'Failed to load companies',
    },
    {
      name: 'a company',
      waiting: 'Loading company',
      call: 'GET /api/companies/trattoria-aurora',
      path: '/company/trattoria-aurora',
      recovered: 'Company Details',
      failed: 'Failed to load company data',
    },
    {
      name: 'an agent',
      waiting: 'Loading agent',
      call: 'GET /api/companies/trattoria-aurora/xiagents/aurora-host',
      path: '/company/trattoria-aurora/agent/aurora-host',
      recovered: 'Aurora host',
      failed: 'Failed to load agent data',
    },
  ];

  for (const { name, waiting, call, path, recovered, failed } of pages) {
    test(`says so on the page of ${name}, and is made again by Try again`, async ({ app, page }) => {
      await page.clock.install();
      await app.signInAs('owner', '/profile');
      await app.fault(`always ${call} 60000ms`);
      const underWay = callsUnderWay(page);
      await page.goto(path);
      await expectOnlyWaiting(page, waiting, call, underWay);
      await expect(page.getByText(SLOW)).toBeHidden();
      await waitInVain(page);
      await expect(page.getByText(SLOW)).toBeVisible();

      await app.repair();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: recovered })).toBeVisible();
      await expect(page.getByText(SLOW)).toBeHidden();
    });

    test(`can be cancelled on the page of ${name}`, async ({ app, page }) => {
      await page.clock.install();
      await app.signInAs('owner', '/profile');
      await app.fault(`always ${call} 60000ms`);
      const underWay = callsUnderWay(page);
      await page.goto(path);
      await expectOnlyWaiting(page, waiting, call, underWay);
      await waitInVain(page);

      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('alert')).toHaveText(failed);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  }

  test('gives the sign-in form back to who stops waiting', async ({ app, page }) => {
    await page.clock.install();
    await page.goto('/login');
    await app.fault('always POST /api/users/login 60000ms');
    const form = signInForm(page);
    await form.signIn('owner@tableside.example');
    await expect(form.submit).toHaveText('Signing in...');
    await waitInVain(page);
    await expect(page.getByText(SLOW)).toBeVisible();

    await page.getByRole('button', { name: 'Stop waiting' }).click();
    await expect(form.submit).toHaveText('Sign in');
    await app.repair();
    await form.submit.click();
    await expect(page).toHaveURL('/dashboard');
  });
});
