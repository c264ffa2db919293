import { expect, test } from '../support/test.ts';

test('The sample call reports code that failed to load; the next click reloads the page and plays the call', async ({
  page,
}) => {
  const code = '**/assets/SampleCall-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/');
  const hear = page.getByRole('button', { name: 'Hear a Sample Call' });
  await hear.click();
  await expect(page.getByText("Couldn't load the demo.")).toHaveText(
    "Couldn't load the demo. Check your connection, then press the button again to reload the page and start the demo.",
  );
  await expect(hear).toHaveAttribute('aria-expanded', 'false');
  await page.unroute(code);
  const loaded = page.waitForEvent('load');
  await hear.click();
  await loaded;
  await expect(page.getByRole('region', { name: 'A call to Trattoria Aurora' })).toBeVisible();
});
