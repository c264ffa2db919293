import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import {
  COMPANY,
  openManyOrders,
  openTwoOrders,
  orderCard,
  orderCards,
} from '#tests/support/screen/orders.ts';
import { showTab } from '#tests/support/screen/tab.ts';
import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const DELETE = `DELETE /api/companies/${COMPANY}/orders`;

/** Longer than the dialog's fade-out. */
const FADE_MS = 1000;

const message = (number: string) => page.getByText(`Order ${number} deleted`, { exact: true });
const undo = () => page.getByRole('button', { name: 'Undo' });

async function deleteOrder(number: string): Promise<void> {
  await page.getByRole('button', { name: `Delete order ${number}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete order' }).click();
  // let the dialog fade out
  await advanceClock(FADE_MS);
  await expect.element(orderCard(number)).not.toBeInTheDocument();
  await expect.element(message(number)).toBeVisible();
}

async function toDashboard(): Promise<void> {
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your Restaurants' })).toBeVisible();
  await expect.element(message('1042')).toBeVisible();
}

// (see rule: undo)
describe('A deletion that can be undone', () => {
  test('is announced, as wide as its text, and sent after ten seconds', async ({ app }) => {
    await openTwoOrders(app);
    stopClock();
    const writes = app.writes();
    await deleteOrder('1042');
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Order 1042 deleted' }))
      .toMatchTextContent('Order 1042 deleted. To undo, press Control Z.');
    const { width } = message('1042').element().parentElement?.getBoundingClientRect() ?? {};
    expect(width).toBeLessThan(300);
    await advanceClock(10_000 - FADE_MS - 1);
    expect(writes).toEqual([]);
    await advanceClock(1);
    await expect.poll(() => writes).toEqual([DELETE]);
    await expect.element(message('1042')).not.toBeInTheDocument();
    await expect.element(orderCard('1042')).not.toBeInTheDocument();
  });

  test('restores the order and focus when undone, and sends nothing', async ({ app }) => {
    await openTwoOrders(app);
    stopClock();
    const writes = app.writes();
    await deleteOrder('1042');
    await undo().focus();
    await keyboard.press('Enter');
    await expect.element(orderCards().first()).toHaveAccessibleName('Order 1042');
    await expect.element(page.getByRole('button', { name: 'Delete order 1042', exact: true })).toHaveFocus();
    await expect.element(message('1042')).not.toBeInTheDocument();
    await advanceClock(20_000);
    expect(writes).toEqual([]);
  });

  test('is undone from another page, where focus moves to the heading', async ({ app }) => {
    await openTwoOrders(app);
    stopClock();
    const writes = app.writes();
    await deleteOrder('1042');
    await toDashboard();
    const heading = page.getByRole('heading', { level: 1 });
    // focus first moves to the heading of the new page
    await expect.element(heading).toHaveFocus();
    await undo().focus();
    await keyboard.press('Enter');
    await expect.element(message('1042')).not.toBeInTheDocument();
    await expect.element(heading).toHaveFocus();
    history.back();
    await expect.element(orderCard('1042')).toBeVisible();
    await advanceClock(20_000);
    expect(writes).toEqual([]);
  });

  test('is sent from another page after ten seconds, and the order stays hidden on return', async ({
    app,
  }) => {
    await openTwoOrders(app);
    stopClock();
    const writes = app.writes();
    await deleteOrder('1042');
    await toDashboard();
    history.back();
    await expect.element(orderCard('1041')).toBeVisible();
    await expect.element(orderCard('1042')).not.toBeInTheDocument();
    await toDashboard();
    expect(writes).toEqual([]);
    await advanceClock(10_000);
    await expect.poll(() => writes).toEqual([DELETE]);
    history.back();
    await expect.element(orderCard('1041')).toBeVisible();
    await expect.element(orderCard('1042')).not.toBeInTheDocument();
  });

  test('is sent when the user leaves the console', async ({ app }) => {
    await app.enter('a company with orders', '/');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('link', { name: 'Trattoria Aurora' }).first().click();
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await expect.element(orderCard('1042')).toBeVisible();
    stopClock();
    const writes = app.writes();
    await deleteOrder('1042');
    history.go(-3);
    await expect.poll(() => writes).toEqual([DELETE]);
  });

  test('has a message that does not cover focused elements', async ({ app }) => {
    await openManyOrders(app);
    stopClock();
    await deleteOrder('1046');
    const { top } = message('1046').element().getBoundingClientRect();
    for (let presses = 0; presses < 20; presses += 1) {
      await keyboard.press('Tab');
      expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    }
  });

  test('is undone by Ctrl+Z outside text fields', async ({ app }) => {
    await openTwoOrders(app);
    stopClock();
    await deleteOrder('1042');
    await page.getByRole('searchbox', { name: 'Search orders' }).click();
    await keyboard.press('Control+z');
    await expect.element(message('1042')).toBeVisible();
    await page.getByRole('button', { name: 'Print order 1041' }).focus();
    await keyboard.press('Control+z');
    await expect.element(orderCard('1042')).toBeVisible();
  });

  test('is sent after ten seconds even if the tab is hidden or its message has hover or focus', async ({
    app,
  }) => {
    await openTwoOrders(app);
    stopClock();
    const writes = app.writes();
    await deleteOrder('1042');
    await message('1042').hover();
    await undo().focus();
    showTab(false);
    await advanceClock(10_000 - FADE_MS - 1);
    expect(writes).toEqual([]);
    await advanceClock(1);
    await expect.poll(() => writes).toEqual([DELETE]);
  });

  test('is sent when the tab closes, and the request outlives the page', async ({ app }) => {
    await openTwoOrders(app);
    stopClock();
    await deleteOrder('1042');
    const sent = app.sent(DELETE);
    app.reload();
    expect(await sent).toEqual({ orderNumber: '1042' });
    await expect.element(orderCard('1041')).toBeVisible();
    await expect.element(orderCard('1042')).not.toBeInTheDocument();
  });
});
