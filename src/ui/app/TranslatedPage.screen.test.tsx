import { openDeleteDialog } from '#tests/support/screen/deleteRestaurant.ts';
import { stopClock } from '#tests/support/screen/clock.ts';
import { filter, orderCard, openTwoOrders, passRefreshInterval } from '#tests/support/screen/orders.ts';
import { panels, reachPanels } from '#tests/support/screen/panels.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

const UNTRANSLATED = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'FONT']);

/** Replaces every text as Google Translate does, except texts it has already replaced. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || UNTRANSLATED.has(String(text.parentElement?.tagName))) continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data;
    text.replaceWith(outer);
  }
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

// any error on the console fails the test
describe('A page translated by the browser', () => {
  test('switches between monthly and yearly prices', async ({ app }) => {
    app.open('/');
    const plan = page.getByRole('article').filter({ hasText: 'Most popular' });
    await expect.element(plan).toMatchTextContent('per month');
    for (const [isYearly, text] of [
      [true, 'per month, billed yearly'],
      [false, 'per month'],
      [true, 'per month, billed yearly'],
    ] as const) {
      translate();
      const yearly = page.getByRole('switch', { name: /Yearly/ });
      await (isYearly ? yearly.check() : yearly.uncheck());
      await expect.element(plan.getByText(text, { exact: true })).toBeVisible();
    }
  });

  test('shows new orders and searches them', async ({ app }) => {
    stopClock();
    await openTwoOrders(app);
    await expect.element(orderCard('1042')).toBeVisible();
    for (let round = 0; round < 2; round += 1) {
      translate();
      const number = await app.arriveOrder('company-1');
      await passRefreshInterval();
      await expect.element(orderCard(number)).toBeInTheDocument();
    }
    translate();
    await filter().getByRole('button').first().click();
    translate();
    const search = page.getByRole('searchbox');
    await search.fill('no such order');
    await expect.element(page.getByText('No orders found')).toBeVisible();
    translate();
    await button('Clear search').click();
    await expect.element(page.getByRole('article').first()).toBeVisible();
  });

  test("changes a restaurant's settings", async ({ app }) => {
    await app.signInAs('owner', '/company/trattoria-aurora?panel=voice');
    await reachPanels();
    const message = panels.getByLabelText('First message');
    await expect.element(message).toBeVisible();
    translate();
    await message.fill('Good evening.');
    await expect.element(panels.getByText('Unsaved changes', { exact: true }).first()).toBeVisible();
    translate();
    await button('Save changes').click();
    await expect.element(page.getByText('Voice configuration saved successfully!')).toBeVisible();
    for (const panel of [
      'Menu Builder',
      'AI Instructions Builder',
      'Telephony Configuration',
      'Deployment Controls',
    ]) {
      translate();
      await panels.getByRole('tab', { name: panel }).click();
      await expect.element(panels.getByRole('tabpanel', { name: panel })).toBeVisible();
    }
    translate();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
  });

  test('changes the label of a button', async ({ app }) => {
    await openTwoOrders(app);
    await expect.element(button('Pause updates')).toBeVisible();
    translate();
    await button('Pause updates').click();
    await expect.element(button('Resume updates')).toBeVisible();
    translate();
    await button('Resume updates').click();
    await expect.element(button('Pause updates')).toBeVisible();
  });

  test('searches a transcript', async ({ app }) => {
    await app.enter('a conversation', '/company/company-1/agent/agent-1/conversation/conversation-1');
    const lines = page.getByRole('group', { name: 'Transcript lines' });
    await expect.element(lines.getByRole('listitem').first()).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Search transcript' });
    for (const [text, isFound] of [
      ['a', true],
      ['no such text', false],
      ['a', true],
    ] as const) {
      translate();
      await search.fill(text);
      if (isFound) await expect.element(lines.getByRole('mark').first()).toBeInTheDocument();
      else await expect.element(lines.getByRole('mark')).not.toBeInTheDocument();
    }
  });

  test('filters restaurants and opens their dialogs', async ({ app }) => {
    await app.signInAs('owner', '/dashboard');
    await expect.element(button('Edit Trattoria Aurora')).toBeVisible();
    translate();
    await openDeleteDialog('Trattoria Aurora');
    const dialog = page.getByRole('dialog', { name: 'Delete Restaurant' });
    await expect.element(dialog.getByRole('textbox')).toBeVisible();
    translate();
    await dialog.getByRole('textbox').fill('Trattoria');
    await button('Keep restaurant').click();
    await expect.element(dialog).not.toBeInTheDocument();
    translate();
    await button('New Restaurant').click();
    translate();
    await page.getByRole('textbox', { name: 'Restaurant name' }).fill('Aurora');
    await button('Cancel').click();
    await button('Discard changes').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
