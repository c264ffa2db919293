import { readBuildSettings } from '../../../deploy/settings.ts';
import { inspect } from '../support/accessibility.ts';
import { addresses } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

test('A build logs its version and API host', async ({ page }) => {
  const said = page.waitForEvent('console', (message) => message.type() === 'info');
  await page.goto('/login');
  expect((await said).text()).toBe(
    `Tableside, production build. API: ${addresses.apiHost}. Voice: ${addresses.apiHost.replace('http', 'ws')}.`,
  );
});

test('A build without an API host names the missing setting on an accessible page', async ({ page }) => {
  // the settings that a build without an API host embeds
  const { problems } = readBuildSettings({ VITE_BACKEND: 'host' });
  await page.route('**/assets/index-*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const body = code.replace(/\{settings:\{[^{}]*\}\}/, JSON.stringify({ problems }));
    expect(body).not.toBe(code);
    await route.fulfill({ response, body });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Tableside is not set up' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText(['VITE_API_HOST is required']);
  await expect(page.getByText(/\.env\.example explains each/)).toBeVisible();
  await inspect(page, 'a missing setting');
});
