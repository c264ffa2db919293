import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const companyPage = '/company/company-1';

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
});

describe('Clover', () => {
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
});

// (see rule: unsaved changes)
test('Connecting a point of sale prompts first if there are unsaved changes', async ({ app }) => {
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
