import { storedSession } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const REFRESH = 'POST /api/users/refresh-token';

/** Parses the stored user, so that the sequence of fields doesn't matter. */
const userOf = ({ user }: { readonly user: string | null }): unknown => JSON.parse(user ?? 'null');

test.describe('Startup session check', () => {
  test('keeps a valid session with one request and stores the new token', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    const before = await storedSession(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
    });

    const checked = page.waitForResponse('**/api/users/refresh-token');
    await page.reload();
    await checked;
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await expect.poll(() => storedSession(page)).not.toEqual(before);
    expect(userOf(await storedSession(page))).toEqual(userOf(before));
    expect(calls).toEqual([REFRESH]);
  });
});
