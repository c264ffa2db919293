import {
  describe,
  expect,
  keyboard,
  page,
  test,
  type App,
  type Locator,
} from '#tests/support/screen/test.ts';

const company = '/company/company-1';

/** Presses Load More until the list renders only its visible rows. */
async function loadManyConversations(app: App): Promise<Locator> {
  await app.enter('a busy restaurant', `${company}/agent/agent-1`);
  const table = page.getByRole('table', { name: 'Conversations' });
  for (let count = 41; count <= 241; count += 20) {
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect.element(table).toHaveAttribute('aria-rowcount', String(count));
  }
  return table;
}

const scrollDown = (top: number) => scrollTo({ top, behavior: 'instant' });
const heightOf = (table: Locator) => table.element().getBoundingClientRect().height;

describe('A very long list', () => {
  test('of conversations keeps the focused row rendered and the other rows in place', async ({ app }) => {
    const table = await loadManyConversations(app);
    scrollDown(0);
    const third = table.css('tbody [aria-rowindex="4"]').getByRole('link');
    await third.focus();
    // the table reserves space for all rows once it has measured the visible ones
    await expect.poll(() => heightOf(table)).toBeGreaterThan(240 * 40);
    const height = heightOf(table);

    scrollDown(height);
    await expect.element(table.css('tbody [aria-rowindex="241"]')).toBeVisible();
    await expect.element(table.css('tbody [aria-rowindex="20"]')).not.toBeInTheDocument();
    await expect.element(third).toHaveFocus();
    // rows may be slightly taller or shorter than estimated
    expect(heightOf(table) / height).toBeCloseTo(1, 1);

    await keyboard.press('Tab');
    await expect.element(table.css('tbody [aria-rowindex="4"]')).not.toBeInTheDocument();
  });

  test('of orders keeps the focused card rendered', async ({ app }) => {
    await app.enter('a busy restaurant', `${company}/orders`);
    const first = page.getByRole('article').first();
    const name = (await first.findElement()).getAttribute('aria-label');
    const button = first.getByRole('button', { name: /^Delete/ });
    await button.focus();
    // the page must have its full height before the scroll
    await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(70_000);
    scrollDown(60_000);
    const lastPlace = () => page.getByRole('article').last().query()?.getAttribute('aria-posinset');
    await expect.poll(() => Number(lastPlace())).toBeGreaterThan(500);
    await expect
      .element(page.getByRole('button', { name: `Delete ${name?.toLowerCase()}`, exact: true }))
      .toHaveFocus();
  });
});
