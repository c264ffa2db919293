import { NOTHING_STORED, storedSession } from '#tests/support/screen/storage.ts';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('Sign out', () => {
  test('clears the session here and on the host, and leads to /login', async ({ app }) => {
    await app.signInAs('owner');
    const told = app.sent('/api/users/logout');
    await page.getByRole('button', { name: 'Sign out' }).click();

    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect.poll(address).toBe('/login');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await told;
    expect(storedSession()).toEqual(NOTHING_STORED);
  });

  for (const failure of ['500', 'offline', '401']) {
    test(`signs out even when the host does not confirm (${failure})`, async ({ app }) => {
      await app.signInAs('owner');
      app.fault(`always POST /api/users/logout ${failure}`);
      await page.getByRole('button', { name: 'Sign out' }).click();

      await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to logout. Please try again.');
      await expect.poll(address).toBe('/login');
      expect(storedSession()).toEqual(NOTHING_STORED);
    });
  }

  test("does not wait for the host's response", async ({ app }) => {
    await app.signInAs('owner');
    app.fault('always POST /api/users/logout 600000ms');
    await page.getByRole('button', { name: 'Sign out' }).click();

    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(storedSession()).toEqual(NOTHING_STORED);
    expect(app.underWay()).toContain('POST /api/users/logout');
  });

  test('in another tab is noticed by a page restored from the back/forward cache', async ({ app }) => {
    await app.signInAs('owner');
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(page.getByText("You're signed out. Sign in to continue.")).toBeVisible();
  });
});
