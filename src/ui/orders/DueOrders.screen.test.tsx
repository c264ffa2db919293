import { vi } from 'vitest';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import {
  LIST,
  openManyOrders,
  openTwoOrders,
  ORDERS_PAGE,
  orderCard,
  orderCards,
} from '#tests/support/screen/orders.ts';
import { address, describe, expect, keyboard, page, test, type App } from '#tests/support/screen/test.ts';

/** 7:00 PM in New York. */
const NOW = '2026-01-15T19:00:00-05:00';

const order = (orderNumber: string, time: string, details: string, isPrinted = false) => ({
  orderNumber,
  timestamp: `2026-01-15T${time}:00-05:00`,
  details,
  isPrinted,
});

async function openDueOrders(app: App, query = ''): Promise<void> {
  await app.enter('a company with orders', '/profile');
  app.answer(LIST, {
    orders: [
      order('4', '18:58', 'DELIVERY 12 Spring Street'),
      order('3', '18:50', 'PICKUP IN 30 MIN'),
      order('2', '18:40', 'READY BY 19:05'),
      order('1', '12:00', 'PICKUP IN 20 MIN', true),
    ],
  });
  stopClock(NOW);
  app.open(ORDERS_PAGE + query);
  await expect.element(orderCards()).toHaveLength(4);
}

const numbers = () => page.getByRole('main').getByRole('heading', { level: 3 }).texts();

// (see rule: due time)
describe('Due orders', () => {
  test('count the minutes and are marked when late, without redrawing other orders', async ({ app }) => {
    await openDueOrders(app);
    await expect.element(orderCard('3').getByText('Due 7:20 PM, 20 min')).toBeVisible();
    await expect.element(orderCard('2').getByText('Due 7:05 PM, 5 min')).toBeVisible();
    await expect.element(orderCard('1').getByText('Due 12:20 PM', { exact: true })).toBeVisible();
    await expect.element(orderCard('4').getByText('No due time')).toBeVisible();

    const changed = new Set<string>();
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const card = target.parentElement?.closest('[data-order]');
        // only changes within a card count; rows below move if a card grows
        if (card) changed.add(card.ariaLabel ?? '');
      }
    });
    observer.observe(orderCard('1').element().closest('[data-index]')?.parentElement ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    await advanceClock(6 * 60_000);
    await expect.element(orderCard('2').getByText('Due 7:05 PM, 1 min late')).toBeVisible();
    await expect.element(orderCard('3').getByText('Due 7:20 PM, 14 min')).toBeVisible();
    expect([...changed].toSorted()).toEqual(['Order 2', 'Order 3']);
    await expect.element(page.getByText('1 order is late and not yet printed')).toBeInTheDocument();
  });

  // (see rule: order by due time)
  test('come first on request, and the choice stays in the URL', async ({ app }) => {
    await openDueOrders(app);
    await expect.poll(numbers).toEqual(['#4', '#3', '#2', '#1']);
    await page.getByRole('button', { name: 'By due time' }).click();
    await expect.poll(numbers).toEqual(['#4', '#2', '#3', '#1']);
    await expect.element(page.getByRole('heading', { name: 'Up next 3 orders' })).toBeVisible();
    await expect.poll(address).toBe(`${ORDERS_PAGE}?sort=due`);
    app.reload();
    await expect.poll(numbers).toEqual(['#4', '#2', '#3', '#1']);
  });
});

describe('The keyboard in the order list', () => {
  test('moves between orders with the arrow keys, even across days', async ({ app }) => {
    await page.viewport(1024, 768);
    await openTwoOrders(app);
    const print = (number: string) =>
      page.getByRole('button', { name: `Print order ${number}`, exact: true });
    await print('1042').focus();
    await keyboard.press('ArrowDown');
    await expect.element(print('1041')).toHaveFocus();
    await keyboard.press('ArrowLeft');
    await expect.element(print('1042')).toHaveFocus();
    await keyboard.press('ArrowUp');
    await expect.element(print('1042')).toHaveFocus();
  });

  test('prints with P, deletes with Delete, and undoes with Z, only while an order has focus', async ({
    app,
  }) => {
    await openTwoOrders(app);
    const printing = vi.spyOn(window, 'print').mockReturnValue();
    const search = page.getByRole('searchbox', { name: 'Search orders' });
    await search.fill('p');
    await keyboard.press('Delete');
    await search.fill('');
    expect(printing).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Print order 1042' }).focus();
    await keyboard.press('p');
    await expect.poll(() => printing.mock.calls.length).toBe(1);
    await expect.element(orderCard('1042').getByText('Print pressed', { exact: false })).toBeVisible();

    await page.getByRole('button', { name: 'Delete order 1042' }).focus();
    await keyboard.press('Delete');
    await page.getByRole('button', { name: 'Delete order', exact: true }).click();
    await expect.element(orderCard('1042')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Delete order 1041' })).toHaveFocus();
    await keyboard.press('z');
    await expect.element(orderCard('1042')).toBeVisible();
  });
});

describe('The order list on a tablet', () => {
  test('shows four whole orders below one row of controls', async ({ app }) => {
    await page.viewport(1024, 768);
    await openManyOrders(app);
    const whole = () =>
      orderCards()
        .elements()
        .filter((card) => card.getBoundingClientRect().bottom <= innerHeight).length;
    await expect.poll(whole).toBeGreaterThanOrEqual(4);
    const tops = ['All time', 'Not yet printed', 'By due time', 'New-order sound'].map((name) =>
      Math.round(page.getByRole('button', { name }).element().getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
  });

  test('shows the order number larger than any other text of the ticket', async ({ app }) => {
    await page.viewport(1024, 768);
    await openTwoOrders(app);
    await expect.element(orderCard('1042')).toBeVisible();
    const sizes = [...orderCard('1042').element().querySelectorAll('*')].map((part) => ({
      isNumber: part.matches('h3'),
      size: Number.parseFloat(getComputedStyle(part).fontSize),
    }));
    const number = sizes.find(({ isNumber }) => isNumber)?.size ?? 0;
    expect(number).toBeGreaterThan(
      Math.max(...sizes.filter(({ isNumber }) => !isNumber).map(({ size }) => size)),
    );
  });
});
