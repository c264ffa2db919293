import { addresses } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

// (rule: start-up)
test('A build logs its version and API host', async ({ page }) => {
  const said = page.waitForEvent('console', (message) => message.type() === 'info');
  await page.goto('/login');
  expect((await said).text()).toBe(
    `Tableside, production build. API: ${addresses.apiHost}. Voice: ${addresses.apiHost.replace('http', 'ws')}.`,
  );
});

test('A build without an API host names the missing setting', async ({ page }) => {
  await page.goto(addresses.buildWithoutHost);
  await expect(page.getByRole('heading', { name: 'Tableside is not set up' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText(['VITE_API_HOST is required']);
  await expect(page.getByText(/\.env\.example explains each/)).toBeVisible();
});
