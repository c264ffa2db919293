import {
  PANEL_PAGE,
  button,
  choose,
  dialog,
  names,
  categories,
  openPanel,
} from '#tests/support/screen/menuPanel.ts';
import type { App } from '#tests/support/screen/App.tsx';
import { tabTo } from '#tests/support/screen/tabTo.ts';
import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const available = (item: string) => page.getByRole('switch', { name: `${item} available` });

// (action: View the menu)
describe('The menu panel', () => {
  test('adds an item with N and focuses the search with /, while the panel has focus', async ({ app }) => {
    await openPanel(app);
    await button('Desserts 3 items').focus();
    await keyboard.press('/');
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    await keyboard.press('n');
    await expect.element(page.getByRole('searchbox')).toHaveValue('n');
    await button('Desserts 3 items').click();
    await keyboard.press('n');
    await expect.element(dialog('New item in Desserts').getByLabelText('Name')).toHaveFocus();
  });

  test('lets keyboard users skip its lists', async ({ app }) => {
    await openPanel(app);
    await choose('Move down', 'Tiramisù');
    await button('New category').focus();
    await keyboard.press('Tab');
    await expect.element(button('Skip to items')).toHaveFocus();
    await keyboard.press('Enter');
    await expect.element(page.getByRole('heading', { name: 'Desserts' })).toHaveFocus();
    await tabTo(button('Skip items'));
    await keyboard.press('Enter');
    await tabTo(button('Save changes'));
  });

  test('on a phone, shows the first dishes and collapsed categories when opened by its link', async ({
    app,
  }) => {
    await page.viewport(360, 740);
    await app.enter('a restaurant with a menu', `${PANEL_PAGE}#voice-ai`);
    await expect.element(available('Tiramisù')).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByRole('searchbox', { name: 'Search the menu' })).toBeInViewport();
    await expect.element(button('Desserts 3 items')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Categories' }).click();
    await button('Specials 0 items, inactive').click();
    await expect.element(page.getByRole('heading', { name: 'Specials' })).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: 'Specials' })).toBeInViewport();
    await expect.element(button('Specials 0 items, inactive')).not.toBeInTheDocument();
  });

  test('can be viewed read-only', async ({ app }) => {
    await openPanel(app);
    await page.getByRole('switch', { name: 'Read-only' }).check();
    await expect.element(available('Tiramisù')).toBeDisabled();
    for (const name of [/^New/, /^Import/, /^Actions/]) {
      await expect.element(page.getByRole('tabpanel').getByRole('button', { name })).not.toBeInTheDocument();
    }
    await expect.element(page.getByRole('tabpanel').getByTitle('Drag to move')).not.toBeInTheDocument();
    await button('Desserts 3 items').focus();
    await keyboard.press('n');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await page.getByRole('searchbox').fill('pizza');
    await expect.poll(() => names().texts()).toEqual(['Pizza Margherita']);
  });

  test('keeps the elements of rows that a search also finds', async ({ app }) => {
    await openPanel(app);
    const row = names().filter({ hasText: 'Tiramisù' }).element();
    await page.getByRole('searchbox', { name: 'Search the menu' }).fill('tira');
    await expect.poll(() => names().texts()).toEqual(['Tiramisù']);
    expect(names().element()).toBe(row);
    await button('Clear search').click();
    await expect.poll(() => names().texts()).toEqual(['Tiramisù', 'Panna cotta', 'Affogato']);
    expect(names().first().element()).toBe(row);
  });

  test('keeps a row in place when its item becomes unavailable, even at the end of the page', async ({
    app,
  }) => {
    await openPanel(app);
    await page.getByRole('searchbox').fill('tira');
    await expect.poll(() => names().texts()).toEqual(['Tiramisù']);
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const top = () => Math.round(available('Tiramisù').element().getBoundingClientRect().top);
    const before = top();
    await available('Tiramisù').uncheck();
    await expect.element(button('Mark available: Tiramisù')).toBeInTheDocument();
    await expect.poll(top).toBe(before);
  });

  test('moves focus with arrow keys from the search to the availability switches', async ({ app }) => {
    await openPanel(app);
    await page.getByRole('searchbox').fill('a');
    await keyboard.press('ArrowDown');
    const [first = '', second = ''] = names().texts();
    await expect.element(available(first)).toHaveFocus();
    await keyboard.press('ArrowDown');
    await expect.element(available(second)).toHaveFocus();
    await keyboard.press('ArrowUp');
    await expect.element(available(first)).toHaveFocus();
    await page.getByRole('searchbox').fill('ti');
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
  });

  test('suggests adding a category if there is no menu yet', async ({ app }) => {
    await openPanel(app, 'a restaurant with an empty menu');
    await expect.element(page.getByText('This menu is empty.')).toBeVisible();
    await button('Add a category').click();
    await expect.element(dialog('New category').getByLabelText('Name')).toHaveFocus();
  });

  test('renders only visible items, and shows the number of all items', async ({ app }) => {
    await openPanel(app, 'a busy restaurant');
    await expect.element(categories()).toHaveLength(60);
    await page.getByRole('searchbox', { name: 'Search the menu' }).fill('a');
    const rows = page.getByRole('group', { name: 'Items found' }).css('li[data-index]');
    await expect.element(rows.first()).toHaveAttribute('aria-setsize', expect.stringMatching(/^\d{3,4}$/));
    expect(rows.length).toBeLessThan(30);
  });
});

describe('Dietary marks', () => {
  /** Opens the menu with a dish that has three dietary marks. */
  const marksShown = async (app: App, width: number) => {
    await page.viewport(width, 800);
    await app.signInAs('owner', '/company/trattoria-aurora?panel=menu#voice-ai');
    await page.getByRole('searchbox', { name: 'Search the menu' }).fill('olives from');
    await expect.poll(() => names().texts()).toEqual(['Olives from Puglia']);
    const marks = page.getByRole('list', { name: 'Dietary' });
    await marks.scrollIntoView();
    return marks;
  };

  test("that don't fit are counted next to the visible ones", async ({ app }) => {
    const marks = await marksShown(app, 768);
    const { bottom } = marks.element().getBoundingClientRect();
    const all = marks.getByRole('listitem').elements();
    const inSight = all.filter((mark) => mark.getBoundingClientRect().top < bottom);
    const last = inSight.at(-1);
    if (!last) throw new Error('none is in sight');
    expect(inSight.length).toBeLessThan(all.length);
    expect(getComputedStyle(last, '::after').content).toMatch(`"+${all.length - inSight.length}"`);
    const sign = () => {
      last.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { right, top, height } = last.getBoundingClientRect();
      return document.elementFromPoint(right + 12, top + height / 2);
    };
    // repeated, because the page may still move
    await expect.poll(sign).toBe(last);
  });

  test('are one line of text with an ellipsis on a phone', async ({ app }) => {
    const line = (await marksShown(app, 360)).element();
    expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
    expect(line.clientWidth).toBeGreaterThan(60);
    expect(line.clientHeight).toBeLessThan(24);
    expect(getComputedStyle(line).textOverflow).toBe('ellipsis');
  });

  test('are read in full by screen readers, and keep the row 64 px tall', async ({ app }) => {
    const marks = await marksShown(app, 1280);
    expect(marks.getByRole('listitem').texts()).toEqual(['vegan', 'dairy-free', 'gluten-free']);
    await expect.element(marks).toHaveAttribute('title', 'vegan, dairy-free, gluten-free');
    const row = page.getByRole('group', { name: 'Items found' }).css('li[data-index]').element();
    // the first row has no border above
    expect(row.getBoundingClientRect().height).toBe(63);
  });
});
