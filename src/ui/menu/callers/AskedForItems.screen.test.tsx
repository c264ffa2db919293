import { button, DESSERTS, openPanel, reload } from '#tests/support/screen/menuPanel.ts';
import type { App } from '#tests/support/screen/App.tsx';
import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const ORDERS = 'GET /api/companies/company-1/orders';
const section = page.getByRole('region', { name: 'What callers asked for' });
const unknown = section.getByRole('list', { name: 'Not on your menu' }).getByRole('listitem');
const open = () => button('What callers asked for').click();

const ordersOf = (...details: string[]) => ({
  orders: details.map((each, index) => ({
    orderNumber: String(index),
    timestamp: '2026-01-15T18:30:00.000Z',
    details: each,
    isPrinted: true,
  })),
});

/** Opens the section with orders for a known item, for two unknown names, and without a quantity. */
async function openSection(app: App): Promise<void> {
  await openPanel(app);
  app.answer(
    ORDERS,
    ordersOf('2 Panacota\n1 Quiche', '1 x Tiramisu  11.00\n1 x panacota', 'Tiramisu for Dana'),
  );
  await open();
  await expect.poll(() => unknown.texts()).toHaveLength(2);
}

describe('What callers asked for', () => {
  // (action: See what callers asked for)
  test('lists names that are not on the menu, and the most ordered items', async ({ app }) => {
    await openSection(app);
    await expect.element(unknown.first()).toMatchTextContent('Panacota in 2 orders');
    const table = section.getByRole('table', { name: 'Most ordered' });
    await expect.poll(() => table.getByRole('row').nth(1).getByRole('cell').texts()).toEqual(['1', '1', '0']);
    await expect
      .element(section.getByText(/^Based on your 3 orders\. 1 order couldn't be counted/))
      .toBeVisible();
    await expect.element(unknown.first().getByRole('button')).toHaveLength(3);
    // the second name is similar to no item
    await expect.element(unknown.nth(1).getByRole('button')).toHaveLength(2);
  });

  // (action: Add a name that callers use as an alias)
  test('adds an alias with one press, and keeps focus nearby', async ({ app }) => {
    await openSection(app);
    const writes = app.writes();
    await button('Add alias to Panna cotta: Panacota').click();
    await expect.element(page.getByText('Added Panacota to the aliases of Panna cotta')).toBeVisible();
    await expect.poll(() => unknown.texts()).toHaveLength(1);
    expect(writes).toEqual([`PUT ${DESSERTS}/items/panna-cotta`]);
    await expect.element(section.getByRole('heading', { name: 'Not on your menu' })).toHaveFocus();
    await expect.element(section.getByRole('row', { name: /^Panna cotta/ })).toBeVisible();
  });

  test('finds another item for a name by keyboard', async ({ app }) => {
    await openSection(app);
    await button('Choose item: Quiche').click();
    await expect
      .element(section.getByRole('combobox', { name: 'Item that callers mean by Quiche' }))
      .toHaveFocus();
    await keyboard.insert('margh');
    await expect.element(page.getByRole('option')).toHaveLength(1);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect.element(page.getByText('Added Quiche to the aliases of Pizza Margherita')).toBeVisible();
  });

  test('ignores a name in this browser until the user shows it again', async ({ app }) => {
    await openSection(app);
    await button('Ignore: Quiche').click();
    await expect.poll(() => unknown.texts()).toHaveLength(1);
    await reload(app);
    await open();
    await expect.poll(() => unknown.texts()).toHaveLength(1);
    await section.getByRole('button', { name: 'Show ignored names' }).click();
    await expect.poll(() => unknown.texts()).toHaveLength(2);
  });

  test('can load the orders again, and shows them even without the calls', async ({ app }) => {
    await openPanel(app);
    app.fault(`always ${ORDERS} 500`);
    await open();
    await expect.element(section.getByText('Failed to load orders')).toBeVisible();
    app.repair();
    app.fault('always GET /api/companies/company-1/calls 500');
    app.answer(ORDERS, ordersOf('1 Tiramisu'));
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect
      .element(section.getByText('Every name in your orders matches an item or alias on your menu.'))
      .toBeVisible();
    await expect.element(section.getByRole('table')).toBeVisible();
  });

  test('says that there are no orders', async ({ app }) => {
    await openPanel(app);
    app.answer(ORDERS, ordersOf());
    await open();
    await expect.element(section.getByText(/^No orders yet\./)).toBeVisible();
  });
});
