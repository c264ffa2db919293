import { vi } from 'vitest';
import { openManyOrders, orderCards } from '#tests/support/screen/orders.ts';
import { describe, expect, keyboard, page, test, type App } from '#tests/support/screen/test.ts';

const print = () => dispatchEvent(new Event('beforeprint'));
const countOfCards = () => orderCards().elements().length;

// (rule: whole lists on paper)
describe('On paper', () => {
  const open = async (app: App) => {
    await openManyOrders(app);
    await expect.poll(countOfCards).toBeLessThan(46);
  };

  test('a windowed list shows all rows until the next click or key press', async ({ app }) => {
    await open(app);
    print();
    expect(countOfCards()).toBe(46);
    await keyboard.press('Shift');
    await expect.poll(countOfCards).toBeLessThan(46);
  });

  test('printing a single ticket renders no other orders', async ({ app }) => {
    await open(app);
    const printed = vi.spyOn(window, 'print').mockImplementation(print);
    await page
      .getByRole('button', { name: /^Print order/ })
      .first()
      .click();
    await expect.poll(() => printed.mock.calls).toHaveLength(1);
    expect(countOfCards()).toBeLessThan(46);
  });

  test('collapsed lists show all rows until the next click or key press', async ({ app }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    const calls = page.getByRole('list', { name: 'Calls of (212) 555-0142' }).getByRole('listitem');
    const count = () => calls.elements().length;
    await expect.poll(count).toBeGreaterThan(0);
    expect(count()).toBeLessThan(20);
    print();
    // the list may have rendered just now and not listen yet
    await expect.poll(count).toBeGreaterThan(20);
    await keyboard.press('Shift');
    await expect.poll(count).toBeLessThan(20);
    await expect.element(page.getByRole('table', { name: 'Company Users' }).css('tbody tr')).toHaveLength(5);
  });
});
