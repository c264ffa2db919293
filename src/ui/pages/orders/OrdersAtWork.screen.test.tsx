import { vi } from 'vitest';
import { SCENARIO_NOW, advanceClock, setDate, stopClock } from '#tests/support/screen/clock.ts';
import { COMPANY, ORDERS_PAGE, LIST, orderCard } from '#tests/support/screen/orders.ts';
import { address, describe, expect, keyboard, page, test, type App } from '#tests/support/screen/test.ts';

const numbers = () => page.getByRole('main').getByRole('heading', { level: 3 }).texts();
const search = () => page.getByRole('searchbox', { name: 'Search orders' });
const sound = () => page.getByRole('button', { name: 'New-order sound' });

/** Opens three orders on two days. The first day totals $59.50. The second day's order has no total. */
async function openTickets(app: App, query = ''): Promise<void> {
  await app.enter('a company with orders', '/profile');
  const order = (orderNumber: string, timestamp: string, details: string) => ({
    orderNumber,
    timestamp,
    details,
    isPrinted: false,
  });
  app.answer(LIST, {
    orders: [
      order('7', '2026-01-15T18:00:00Z', 'TABLE 4\n2 x Tagliatelle al ragù\nTOTAL $39.00\n\nALLERGY: nuts.'),
      order('8', '2026-01-15T19:00:00Z', 'PICKUP\\n1 x Arancini\\nTOTAL $20.50\\nNo cutlery'),
      order('6', '2026-01-14T18:00:00Z', 'TABLE 9\n1 x Arancini\nAllergies: none'),
    ],
  });
  setDate(SCENARIO_NOW);
  app.open(ORDERS_PAGE + query);
}

describe('Searching orders', () => {
  test('finds by number, guest, and dish, shows the count, and stays in the URL', async ({ app }) => {
    await openTickets(app, '?window=90d');
    await search().fill('arancini');
    await expect.poll(numbers).toEqual(['#8', '#6']);
    await expect.element(page.getByText('2 of 3 orders')).toBeVisible();
    await expect.poll(address).toBe(`${ORDERS_PAGE}?window=90d&search=arancini`);

    app.reload();
    await expect.element(search()).toHaveValue('arancini');
    await expect.poll(numbers).toEqual(['#8', '#6']);
    await page.getByRole('button', { name: 'All time' }).click();
    await expect.poll(address).toBe(`${ORDERS_PAGE}?search=arancini`);
    await search().fill('');
    await expect.poll(numbers).toEqual(['#8', '#7', '#6']);
    await expect.poll(address).toBe(ORDERS_PAGE);
    await expect.element(page.getByText('2 of 3 orders')).not.toBeInTheDocument();
  });

  test('is cleared by its touch-size clear button, even without focus in the field', async ({ app }) => {
    await openTickets(app, '?search=arancini');
    // the count next to the field makes it narrower
    await expect.element(page.getByText('2 of 3 orders')).toBeVisible();
    const { width, height } = search().element().getBoundingClientRect();
    await search().click({ position: { x: width - 38, y: height - 4 } });
    await expect.element(search()).toHaveValue('');
    await expect.poll(numbers).toEqual(['#8', '#7', '#6']);
    // the empty field has no clear button, so the click focuses the field
    await search().click({ position: { x: width - 22, y: height / 2 } });
    await expect.element(search()).toHaveFocus();
  });

  test('says that nothing matches, and returns focus to its field when cleared', async ({ app }) => {
    await openTickets(app, '?search=pizza');
    await expect.element(page.getByText('No orders found', { exact: true })).toBeVisible();
    await expect.element(page.getByText('No orders match “pizza”.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(numbers).toEqual(['#8', '#7', '#6']);
    await expect.element(search()).toHaveFocus();
    await expect.element(search()).toHaveValue('');
  });
});

describe("An order's details", () => {
  test('mark allergies in the header and on the line', async ({ app }) => {
    await openTickets(app);
    await expect.element(orderCard('7').getByText('Allergy', { exact: true })).toBeVisible();
    await expect.element(orderCard('7').css('strong')).toHaveTextContent('ALLERGY: nuts.');
    for (const number of ['8', '6']) {
      await expect.element(orderCard(number)).toBeVisible();
      await expect.element(orderCard(number).getByText('Allergy', { exact: true })).not.toBeInTheDocument();
      await expect.element(orderCard(number).css('strong')).not.toBeInTheDocument();
    }
  });

  test('fill the width of the card, for reading from a distance', async ({ app }) => {
    const line = '1 x Tagliatelle al ragù   $22.00';
    await app.enter('a company with orders', '/profile');
    app.answer(LIST, {
      orders: [{ orderNumber: '7', timestamp: '2026-01-15T18:00:00Z', details: line, isPrinted: false }],
    });
    for (const { width, least } of [
      { width: 360, least: 14 },
      { width: 768, least: 14 },
      { width: 1023, least: 20 },
      { width: 1024, least: 13.5 },
      { width: 1280, least: 13 },
      { width: 1600, least: 12.5 },
    ]) {
      await page.viewport(width, 768);
      app.open(ORDERS_PAGE);
      const ticket = orderCard('7').css('pre');
      await expect.element(ticket).toBeVisible();
      const { fontSize, lineHeight } = getComputedStyle(ticket.element());
      expect(parseFloat(fontSize)).toBeGreaterThanOrEqual(least);
      // 32 characters, the width of a printed ticket, fit on one line
      expect(ticket.element().getBoundingClientRect().height).toBeCloseTo(parseFloat(lineHeight), 0);
    }
  });

  test('print alone on an 80 mm roll, cut to length, and the button keeps focus', async ({ app }) => {
    await openTickets(app);
    const printed: string[] = [];
    const printing = vi.spyOn(window, 'print').mockImplementation(() => {
      printed.push(document.querySelector<HTMLElement>('[data-ticket]')?.innerText ?? '');
      printed.push(sizesOfPaper().join());
      dispatchEvent(new Event('afterprint'));
    });
    const button = page.getByRole('button', { name: 'Print order 7', exact: true });
    await button.focus();
    await keyboard.press('Enter');
    await expect.poll(() => printed).toHaveLength(2);
    printing.mockRestore();
    const [text, size] = printed;
    for (const part of [
      'Trattoria Aurora',
      '#7',
      'Thursday, January 15, 2026, 1:00 PM',
      'TABLE 4',
      'ALLERGY: nuts.',
    ]) {
      expect(text).toContain(part);
    }
    expect(size).toMatch(/^80mm \d+mm$/);
    await expect.element(button).toHaveFocus();
    await keyboard.press('Shift');
    expect(document.querySelector('[data-ticket]')).toBeNull();
    expect(sizesOfPaper()).toEqual([]);
  });

  test('print without moving the list or focus', async ({ app }) => {
    await page.viewport(1280, 300);
    await openTickets(app);
    const button = page.getByRole('button', { name: 'Print order 6', exact: true });
    const printing = vi.spyOn(window, 'print').mockImplementation(() => {
      // browsers blur the button when a page has nothing to print
      button.element().blur();
      scrollTo({ top: 0, behavior: 'instant' });
      dispatchEvent(new Event('afterprint'));
    });
    await expect.element(button).toBeVisible();
    button.element().scrollIntoView({ block: 'center', behavior: 'instant' });
    await expect.poll(() => scrollY).toBeGreaterThan(100);
    const place = scrollY;
    await button.click();
    await expect.poll(() => printing.mock.calls).toHaveLength(1);
    await expect.poll(() => Math.abs(scrollY - place)).toBeLessThan(2);
    await expect.element(button).toHaveFocus();
    printing.mockRestore();
  });
});

/** Returns the page sizes in the style sheets. */
const sizesOfPaper = () =>
  Array.from(document.styleSheets)
    .flatMap(({ cssRules }) => Array.from(cssRules))
    .filter((rule) => rule instanceof CSSPageRule)
    .map(({ style }) => style.getPropertyValue('size'));

// (rule: same order)
describe('Two orders with the same number', () => {
  const order = (timestamp: string, details: string) => ({
    orderNumber: '12',
    timestamp,
    details,
    isPrinted: false,
  });
  const yesterday = order('2026-03-03T23:04:00Z', '1 Margherita');
  const today = order('2026-03-04T17:30:00Z', '9 Calzone');
  const cards = page.getByRole('article', { name: 'Order 12', exact: true });

  async function open(app: App, orders: unknown): Promise<void> {
    await app.enter('a company with orders', '/profile');
    app.answer(LIST, { orders });
    app.open(ORDERS_PAGE);
  }

  test('are both shown, and the newer one is marked as new', async ({ app }) => {
    stopClock();
    await open(app, [yesterday]);
    await expect.element(cards).toHaveLength(1);
    app.repair();
    app.answer(LIST, { orders: [today, yesterday] });
    await advanceClock(10_000);
    await expect.element(cards).toHaveLength(2);
    await expect.element(cards.first()).toHaveAttribute('data-new');
    await expect.element(cards.nth(1)).not.toHaveAttribute('data-new');
    await expect.element(page.getByText('1 new order')).toBeInTheDocument();
  });

  test('are both shown if they also have the same time', async ({ app }) => {
    await open(app, [today, { ...today, details: '2 Calzone' }]);
    // equal React keys would log an error
    await expect.element(cards).toHaveLength(2);
  });

  test('are distinguished when one of them is printed or deleted', async ({ app }) => {
    await open(app, [today, yesterday]);
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await cards.nth(1).getByRole('button', { name: 'Print order 12' }).click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    expect(document.querySelector('[data-ticket]')?.textContent).toContain('1 Margherita');

    await cards.nth(1).getByRole('button', { name: 'Delete order 12' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toMatchTextContent('2 orders have this number');
    await expect.element(dialog).toMatchTextContent('Deleting it may delete all of them.');
    await dialog.getByRole('button', { name: 'Keep order' }).click();
    await expect.element(cards.nth(1).getByRole('button', { name: 'Delete order 12' })).toHaveFocus();
  });
});

describe('The new-order sound', () => {
  const listen = () => vi.spyOn(OscillatorNode.prototype, 'start');

  test('is off by default, plays when turned on, and is remembered', async ({ app }) => {
    const heard = listen();
    // the page resumes its audio context before it plays the sound
    const woken = vi.spyOn(AudioContext.prototype, 'resume');
    stopClock();
    await app.enter('a company with orders', ORDERS_PAGE);
    await expect.element(sound()).toHaveAttribute('aria-pressed', 'false');
    await app.arriveOrder(COMPANY);
    await advanceClock(10_000);
    await expect.element(page.getByRole('article')).toHaveLength(3);
    expect(woken).not.toHaveBeenCalled();

    await sound().click();
    await expect.element(sound()).toHaveAttribute('aria-pressed', 'true');
    // the sound has two notes
    await expect.poll(() => heard.mock.calls.length).toBe(2);
    app.reload();
    await expect.element(sound()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('article')).toHaveLength(3);
    await app.arriveOrder(COMPANY);
    await advanceClock(10_000);
    await expect.poll(() => heard.mock.calls.length).toBe(4);

    await sound().click();
    woken.mockClear();
    await app.arriveOrder(COMPANY);
    await advanceClock(10_000);
    await expect.element(page.getByRole('article')).toHaveLength(5);
    expect(woken).not.toHaveBeenCalled();
  });

  test('plays on the sign-in page after the session ends, until a click', async ({ app }) => {
    const heard = listen();
    const closed = vi.spyOn(AudioContext.prototype, 'close');
    localStorage.setItem('orderSound', 'on');
    await app.enter('a company with orders', ORDERS_PAGE);
    await expect.element(page.getByRole('article').first()).toBeVisible();
    stopClock();
    localStorage.removeItem('accessToken');
    // simulates a sign-out in another tab
    dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect
      .poll(() => heard.mock.contexts.map((note) => (note as OscillatorNode).context.state))
      .toEqual(['running', 'running']);
    expect(closed).not.toHaveBeenCalled();
    await advanceClock(10_000);
    await expect.poll(() => heard.mock.calls.length).toBe(4);
    await page.getByRole('heading', { name: 'Sign in' }).click();
    await advanceClock(60_000);
    expect(heard).toHaveBeenCalledTimes(4);
  });

  test('says that the browser blocks it until the user clicks or taps', async ({ app }) => {
    const state = vi.spyOn(BaseAudioContext.prototype, 'state', 'get').mockReturnValue('suspended');
    localStorage.setItem('orderSound', 'on');
    await app.enter('a company with orders', ORDERS_PAGE);
    const note = page.getByText('Click or tap anywhere to turn on sound.');
    await expect.element(note).toBeVisible();
    state.mockRestore();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.element(note).not.toBeInTheDocument();
  });
});

describe('The screen', () => {
  test('stays awake while the orders page is open', async ({ app }) => {
    const release = vi.fn(() => Promise.resolve());
    // fakes the two members of a wake lock that the page uses
    const asked = vi
      .spyOn(navigator.wakeLock, 'request')
      .mockResolvedValue({ released: false, release } as unknown as WakeLockSentinel);
    await app.enter('a company with orders', ORDERS_PAGE);
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    expect(release).not.toHaveBeenCalled();
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect.element(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await expect.poll(() => release.mock.calls.length).toBeGreaterThan(0);
    asked.mockRestore();
  });
});
