import { expect, test } from '../support/test.ts';

test.describe('Shell', () => {
  test('says so while the browser is offline', async ({ app, context, page }) => {
    await app.signInAs('owner', '/profile');
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline\./)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You are offline\./)).toBeHidden();
  });

  test.describe('as a rail at 768 px', () => {
    test.use({ viewport: { width: 768, height: 1024 } });
  });

  test.describe('behind a menu at 360 px', () => {
    test.use({ viewport: { width: 360, height: 740 } });
  });
});
