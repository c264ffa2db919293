import { expect, test } from '../support/test.ts';

test('The API key of a company is shown when it is asked for, copied, and hidden again', async ({
  app,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.enter('a company with an API key', '/company/company-1');
  const section = page.getByRole('region', { name: 'API Keys' });
  const key = section.getByRole('group', { name: 'API key' });
  const button = (name: string) => section.getByRole('button', { name, exact: true });
  await expect(key).toContainText('Hidden');
  await button('Show API key').click();
  await expect(key).toHaveText('key-1');
  await button('Copy API key').click();
  await expect(section.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('key-1');
  await button('Hide API key').click();
  await expect(key).toContainText('Hidden');
});
