import { reachPanels } from '#tests/support/screen/panels.ts';
import { NOTHING_STORED, storedSession } from '#tests/support/screen/storage.ts';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const companyPage = '/company/company-1';
const CONNECTED = 'Clover integration connected successfully!';

const section = () => page.getByRole('region', { name: 'Integrations' });
const panel = (name: string) => section().getByRole('group', { name, exact: true });
const connect = (name: string) => panel(name).getByRole('button', { name: `Connect ${name}`, exact: true });

describe("A company's point of sale", () => {
  test('is connected with its merchant, or can be connected', async ({ app }) => {
    await app.enter('a connected point of sale', companyPage);
    await expect.element(panel('Square').getByText('Connected', { exact: true })).toBeVisible();
    await expect.element(panel('Square')).toMatchTextContent('Merchant ID merchant-1');
    await expect.element(panel('Square').getByRole('button')).not.toBeInTheDocument();

    await expect.element(panel('Clover').getByText('Not connected', { exact: true })).toBeVisible();
    await expect.element(connect('Clover')).toBeVisible();
  });

  test('shows an unknown status when it cannot be loaded', async ({ app }) => {
    await app.enter('a connected point of sale', '/profile');
    app.fault('always GET /api/integrations/square/:id/status 500');
    app.open(companyPage);
    await expect.poll(() => app.told.warn.join()).toContain('Failure');
    await expect.element(panel('Square').getByText('Status unknown')).toBeVisible();
    await expect.element(panel('Clover').getByText('Not connected', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();

    app.repair();
    await page.getByRole('button', { name: 'Try again to load Square' }).click();
    await expect.element(panel('Square').getByText('Connected', { exact: true })).toBeVisible();
  });
});

describe('Clover', () => {
  test("ignores another company's result and keeps the rest of the query", async ({ app }) => {
    await app.enter(
      'no connected point of sale',
      `${companyPage}?clover_connected=true&company_id=company-2`,
    );
    await expect.element(connect('Clover')).toBeVisible();
    await expect.element(page.getByText(CONNECTED)).not.toBeInTheDocument();

    app.open(`${companyPage}?clover_error=%3Cb%3Eno%3C%2Fb%3E&from=mail`);
    await expect
      .element(section().getByRole('alert'))
      .toHaveTextContent('Clover connection failed: <b>no</b>');
    await expect.poll(address).toBe(`${companyPage}?from=mail`);
  });

  for (const { fault, message } of [
    { fault: '500', message: 'Server error (500): Failed with 500' },
    { fault: '500 The clover has withered', message: 'Server error (500): The clover has withered' },
    { fault: '409 Already in progress', message: 'Request failed (409): Already in progress' },
    { fault: 'offline', message: 'Network error: Unable to reach the server' },
    { fault: 'malformed', message: 'Backend did not return a valid URL' },
    { fault: 'not-json', message: 'Backend did not return a valid URL' },
  ]) {
    test(`shows '${message}' when unreachable (${fault})`, async ({ app }) => {
      await app.enter('no connected point of sale', companyPage);
      await expect.element(connect('Clover')).toBeVisible();
      app.fault(`always GET /api/integrations/clover/:id/auth/start ${fault}`);
      await connect('Clover').click();
      await expect.element(panel('Clover').getByRole('alert')).toHaveTextContent(message);
      await expect.poll(address).toBe(companyPage);

      app.repair();
      await connect('Clover').click();
      await expect.poll(() => app.left).toEqual([expect.stringMatching(/authorization\.html\?/)]);
    });
  }

  test('ends the session when it rejects it, and says so on the sign-in form', async ({ app }) => {
    await app.enter('no connected point of sale', companyPage);
    await expect.element(connect('Clover')).toBeVisible();
    app.fault('always GET /api/integrations/clover/:id/auth/start 401');
    await connect('Clover').click();
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect.element(page.getByText('Authentication failed. Please log in again.')).toBeVisible();
    expect(storedSession()).toEqual(NOTHING_STORED);
  });

  test("shows 'Not Authenticated' without a stored session, and sends no request", async ({ app }) => {
    await app.enter('no connected point of sale', companyPage);
    // nothing else may be requested without the session
    await reachPanels();
    await expect.element(page.getByLabelText('First Message')).toBeVisible();
    await expect.element(connect('Clover')).toBeVisible();
    localStorage.removeItem('accessToken');
    await connect('Clover').click();
    await expect
      .element(panel('Clover').getByRole('alert'))
      .toHaveTextContent('User not authenticated. Please log in again.');
    await expect.element(panel('Clover').getByText('Not Authenticated', { exact: true })).toBeVisible();
    await expect.poll(address).toBe(companyPage);
  });
});

describe('Square', () => {
  for (const { fault, message } of [
    { fault: '503 Square is closed', message: 'Square is closed' },
    { fault: 'offline', message: 'Failed to start connection. Please try again.' },
    { fault: 'malformed', message: 'Backend did not return a valid URL' },
  ]) {
    test(`shows '${message}' when unreachable (${fault})`, async ({ app }) => {
      await app.enter('no connected point of sale', companyPage);
      await expect.element(connect('Square')).toBeVisible();
      app.fault(`always GET /api/integrations/square/:id/auth/start ${fault}`);
      await connect('Square').click();
      await expect.element(panel('Square').getByRole('alert')).toHaveTextContent(message);
      await expect.poll(address).toBe(companyPage);

      app.repair();
      await connect('Square').click();
      await expect.poll(() => app.left).toEqual([expect.stringMatching(/authorization\.html\?/)]);
    });
  }
});

// (see rule: unsaved changes)
test('Connecting a point of sale asks first when there are unsaved changes', async ({ app }) => {
  await app.enter('no connected point of sale', `${companyPage}?panel=voice`);
  await page.getByLabelText('First Message').fill('Good evening');
  await connect('Clover').click();
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(connect('Clover')).toHaveAttribute('aria-disabled', 'false');
  await expect.element(page.getByLabelText('First Message')).toHaveValue('Good evening');
  expect(app.left).toEqual([]);

  await connect('Clover').click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(() => app.left).toEqual([expect.stringMatching(/authorization\.html\?/)]);
});
