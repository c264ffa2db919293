import type { Locator, Page } from '@playwright/test';
import type { App } from '../support/App.ts';
import { expect, test } from '../support/test.ts';

const company = '/company/company-1';

/** Presses Load More until there are more conversations than a page holds at once. */
async function loadManyConversations(app: App): Promise<Locator> {
  const { page } = app;
  await app.enter('a busy restaurant', `${company}/agent/agent-1`);
  const table = page.getByRole('table', { name: 'Conversations' });
  for (let count = 41; count <= 241; count += 20) {
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(table).toHaveAttribute('aria-rowcount', String(count));
  }
  return table;
}

const scrollDown = (page: Page, top: number) => page.evaluate((given) => window.scrollTo(0, given), top);
const heightOf = (table: Locator) => table.evaluate((element) => element.getBoundingClientRect().height);

test.describe('In a list of very many', () => {
  test('conversations, the row with the focus stays in the page, and the others keep their places', async ({
    app,
    page,
  }) => {
    const table = await loadManyConversations(app);
    await scrollDown(page, 0);
    const third = table.locator('tbody [aria-rowindex="4"]').getByRole('link');
    await third.focus();
    const height = await heightOf(table);

    await scrollDown(page, height);
    await expect(table.locator('tbody [aria-rowindex="241"]')).toBeVisible();
    await expect(table.locator('tbody [aria-rowindex="20"]')).toHaveCount(0);
    await expect(third).toBeFocused();
    // but for rows that turn out a little higher or lower than expected
    expect((await heightOf(table)) / height).toBeCloseTo(1, 1);

    await page.keyboard.press('Tab');
    await expect(table.locator('tbody [aria-rowindex="4"]')).toHaveCount(0);
  });

  test('orders, the slip with the focus stays in the page', async ({ app, page }) => {
    await app.enter('a busy restaurant', `${company}/orders`);
    await app.pauseOrders();
    const first = page.getByRole('article').first();
    const name = await first.getAttribute('aria-label');
    const button = first.getByRole('button');
    await button.focus();
    await scrollDown(page, 60_000);
    const lastPlace = () => page.getByRole('article').last().getAttribute('aria-posinset');
    await expect.poll(async () => Number(await lastPlace())).toBeGreaterThan(500);
    await expect(
      page.getByRole('button', { name: `Delete ${name?.toLowerCase()}`, exact: true }),
    ).toBeFocused();
  });

  test('calls, the receipt of the minutes shows those in view and counts all', async ({ app, page }) => {
    await app.enter('a busy restaurant', company);
    const section = page.getByRole('region', { name: 'Subscription' });
    await section.getByRole('button', { name: 'Recalculate Minutes' }).click();
    await expect(section.getByText(/^Receipt: 2000 calls, \d+ minutes$/)).toBeVisible();
    const receipt = section.getByRole('region', { name: 'Receipt' });
    await expect(receipt.getByRole('table')).toHaveAttribute('aria-rowcount', '2001');
    await expect(receipt.locator('[aria-rowindex="2"]')).toBeVisible();
    expect(await receipt.getByRole('row').count()).toBeLessThan(60);

    await receipt.focus();
    await page.keyboard.press('End');
    const last = receipt.locator('[aria-rowindex="2001"]');
    await expect(last).toBeInViewport();
    const total = /, (\d+) minutes/.exec((await section.getByText(/^Receipt: /).textContent()) ?? '')?.[1];
    await expect(last.getByRole('cell').last()).toHaveText(total ?? 'no total');
  });
});
