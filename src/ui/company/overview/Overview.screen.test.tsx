import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const aurora = '/company/trattoria-aurora';
const overview = page.getByRole('region', { name: 'Today and yesterday' });
const row = (name: string) => overview.getByRole('row', { name });

describe('The overview of a restaurant', () => {
  test('says how today and yesterday went', async ({ app }) => {
    await app.signInAs('staff', aurora);
    for (const name of ['Calls', 'Minutes', 'Orders']) {
      await expect.element(row(name).getByRole('cell').first()).toBeVisible();
    }
  });

  test('leads from what needs somebody to the thing, in one press', async ({ app }) => {
    await app.signInAs('owner', aurora);
    await overview.getByRole('link', { name: '3 changes are not live' }).click();
    await expect.element(page.getByRole('tab', { name: 'Deployment Controls' })).toBeInViewport();
    await expect.poll(address).toBe(`${aurora}?panel=deployments#voice-ai`);
  });

  test('leads from the failed calls to just those', async ({ app }) => {
    await app.enter('a company with calls', '/profile');
    const call = (id: string, successEvaluation: string, startedAt = new Date().toISOString()) => ({
      id,
      startedAt,
      messages: [],
      successEvaluation,
      summary: `About ${id}.`,
    });
    const calls = [
      call('the pass', 'pass'),
      call('the failure', 'fail'),
      call('an old failure', 'fail', '2020-01-01T12:00:00.000Z'),
    ];
    app.answer('GET /api/companies/company-1/calls', {
      phoneNumbers: [{ phoneNumberId: 'bar', phoneNumber: '+12125550142', calls }],
    });
    app.open('/company/company-1');
    await overview.getByRole('link', { name: '1 call has failed' }).click();
    await expect.poll(address).toBe('/company/company-1?day=recent&outcome=failed#calls');
    const list = page.getByRole('list', { name: 'Calls of (212) 555-0142' });
    await expect.element(list.getByRole('listitem')).toHaveLength(1);
    await expect.element(list.getByText('About the failure.')).toBeInViewport();
  });

  test('tells staff nothing of what they may not deploy', async ({ app }) => {
    await app.signInAs('staff', aurora);
    await expect.element(overview.getByRole('link', { name: /minutes left/ })).toBeVisible();
    await expect.element(overview.getByRole('link')).toHaveLength(3);
  });

  test('says what it does not know, and takes it for no zero', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    app.fault('GET /api/companies/trattoria-aurora/orders 500');
    app.fault('GET /api/companies/trattoria-aurora/calls 500');
    app.open(aurora);
    await expect.element(overview.getByText('Not known', { exact: true })).toHaveLength(6);
    await expect
      .element(overview.getByRole('link', { name: 'Whether a call has failed is not known' }))
      .toBeVisible();
  });
});
