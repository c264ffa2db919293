import { address, describe, expect, page, test, type Locator } from '#tests/support/screen/test.ts';

const aurora = '/company/trattoria-aurora';
const overview = page.getByRole('region', { name: 'Today and yesterday' });
const row = (name: string) => overview.getByRole('row', { name });

describe("A restaurant's overview", () => {
  test("shows today's and yesterday's figures", async ({ app }) => {
    await app.signInAs('staff', aurora);
    for (const name of ['Calls', 'Minutes', 'Orders']) {
      await expect.element(row(name).getByRole('cell').first()).toBeVisible();
    }
  });

  test('links to each item that needs attention', async ({ app }) => {
    await app.signInAs('owner', aurora);
    await overview.getByRole('link', { name: '3 changes not live yet' }).click();
    await expect.element(page.getByRole('tab', { name: 'Deployment Controls' })).toBeInViewport();
    await expect.poll(address).toBe(`${aurora}?panel=deployments#voice-ai`);
  });

  test('links from the failed calls to a list of only those calls', async ({ app }) => {
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
    await overview.getByRole('link', { name: '1 failed call' }).click();
    await expect.poll(address).toBe('/company/company-1?day=recent&outcome=failed#calls');
    const list = page.getByRole('list', { name: 'Calls of (212) 555-0142' });
    await expect.element(list.getByRole('listitem')).toHaveLength(1);
    await expect.element(list.getByText('About the failure.')).toBeInViewport();
    await row('Calls').getByRole('link', { name: '1 failed' }).click();
    await expect.poll(address).toBe('/company/company-1?day=today&outcome=failed#calls');
  });

  test('hides pending changes from staff, who may not deploy', async ({ app }) => {
    await app.signInAs('staff', aurora);
    await expect.element(overview.getByRole('link', { name: /minutes left/ })).toBeVisible();
    await expect.element(overview.getByRole('list').getByRole('link')).toHaveLength(3);
  });

  test('shows no blank row to staff on a phone', async ({ app }) => {
    await page.viewport(360, 740);
    await app.signInAs('staff', aurora);
    const list = overview.getByRole('list');
    const last = list.getByRole('link', { name: /minutes left/ });
    await expect.element(last).toBeVisible();
    const bottomOf = (shown: Locator) => shown.element().getBoundingClientRect().bottom;
    expect(bottomOf(last)).toBeCloseTo(bottomOf(list), 0);
  });

  test('shows unknown values as unavailable, not as zero', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    app.fault('GET /api/companies/trattoria-aurora/orders 500');
    app.fault('GET /api/companies/trattoria-aurora/calls 500');
    app.open(aurora);
    await expect.element(overview.getByText('Unavailable', { exact: true })).toHaveLength(6);
    await expect
      .element(overview.getByRole('link', { name: "Couldn't check for failed calls" }))
      .toBeVisible();
  });

  test('lists only the remaining setup steps of a new restaurant', async ({ app }) => {
    await app.enter('a restaurant on its first day', '/company/company-1');
    const left = overview.getByRole('list', { name: 'Finish setting up' });
    await expect.element(left.getByRole('link')).toHaveLength(5);
    await left.getByRole('link', { name: 'Connect your number' }).click();
    await expect.poll(address).toBe('/company/company-1?panel=telephony#voice-ai');
    const telephony = page.getByRole('form', { name: 'Telephony Configuration' });
    await telephony.getByLabelText('Phone number', { exact: true }).fill('+12125550142');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(left.getByRole('link', { name: 'Connect your number' })).not.toBeInTheDocument();
    await expect.element(left.getByRole('link')).toHaveLength(4);
  });
});
