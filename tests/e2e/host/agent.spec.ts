import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const busyAgentPage = '/company/trattoria-aurora/agent/aurora-host';

const table = (page: Page) => page.getByRole('table', { name: 'Conversations' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');

test.describe("An agent's conversations", () => {
  test('come page by page by Load More, which leads the focus to the first new one', async ({
    app,
    page,
  }) => {
    await app.signInAs('owner', busyAgentPage);
    await expect(rows(page)).toHaveCount(20);
    const lastId = (await rows(page).last().getByRole('button').getAttribute('title')) ?? '';
    expect(lastId).toMatch(/^[0-9a-f]{16}$/);

    const asked = page.waitForRequest((request) => request.url().includes('cursor='));
    await page.getByRole('button', { name: 'Load More' }).click();
    const query = new URL((await asked).url()).searchParams;
    expect(query.get('cursor')).toBe(lastId);
    expect(query.get('limit')).toBe('20');

    await expect(rows(page)).toHaveCount(24);
    await expect(rows(page).nth(20).getByRole('link', { name: /^View/ })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: '4 more conversations' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
    const ids = await rows(page)
      .getByRole('button')
      .evaluateAll((list) => list.map((each) => each.getAttribute('title')));
    expect(new Set(ids).size).toBe(24);
  });
});
