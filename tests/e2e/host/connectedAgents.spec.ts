import { expect, test } from '../support/test.ts';

test('Connected agents lead to their page and back, and to their conversations', async ({ app, page }) => {
  await app.enter('an agent with conversations', '/company/company-1');
  const section = page.getByRole('region', { name: 'Connected Agents' });
  await section.getByRole('link', { name: 'Host', exact: true }).click();
  await expect(page).toHaveURL('/company/company-1/agent/agent-1');
  await page.goBack();
  await section.getByRole('link', { name: /^Failed/ }).click();
  await expect(page).toHaveURL('/company/company-1/agent/agent-1/conversation/conversation-2');
});
