import { layoutSettled } from '#tests/support/screen/layoutSettled.ts';
import {
  MENU,
  button,
  choose,
  names,
  categories,
  openPanel,
  reload,
} from '#tests/support/screen/menuPanel.ts';
import { describe, expect, keyboard, mouse, page, test } from '#tests/support/screen/test.ts';

/** Returns an item's drag handle, which only a pointer can use. */
const handle = (item: string) =>
  page
    .getByRole('group', { name: / items$/ })
    .css('li[data-index]')
    .filter({ hasText: item })
    .getByTitle('Drag to move')
    .element();

describe('The sort order of the menu', () => {
  test('can be changed with row menus, is announced, and is saved with one request', async ({ app }) => {
    await openPanel(app);
    await choose('Move down', 'Tiramisù');
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Tiramisù, position 2 of 3' }))
      .toHaveLength(1);
    await expect.element(button('Actions for Tiramisù')).toHaveFocus();
    await choose('Move to bottom', 'Tiramisù');
    await expect.poll(() => names().texts()).toEqual(['Panna cotta', 'Affogato', 'Tiramisù']);
    await choose('Move down', 'category Desserts');
    await expect.poll(() => categories().texts()).toEqual(['Entrees', 'Desserts', 'Specials']);

    const writes = app.writes();
    const release = app.hold(`PUT ${MENU}`);
    await button('Save changes').dblClick();
    release();
    await expect.element(page.getByText('Menu saved successfully!')).toBeVisible();
    expect(writes).toEqual([`PUT ${MENU}`]);
    await reload(app);
    await expect.poll(() => categories().texts()).toEqual(['Entrees', 'Desserts', 'Specials']);
    await button('Desserts 3 items').click();
    await expect.poll(() => names().texts()).toEqual(['Panna cotta', 'Affogato', 'Tiramisù']);
  });

  test('can be changed by keyboard, and keeps focus', async ({ app }) => {
    await openPanel(app);
    await button('Actions for Affogato').focus();
    await keyboard.press('Enter');
    const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
    await expect.element(entry('Edit')).toHaveFocus();
    await expect.element(entry('Move down')).toHaveAttribute('aria-disabled', 'true');
    await keyboard.press('Escape');
    await expect.element(button('Actions for Affogato')).toHaveFocus();
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await keyboard.press(key);
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Affogato, position 2 of 3' }))
      .toHaveLength(1);
    await expect.poll(() => names().texts()).toEqual(['Tiramisù', 'Affogato', 'Panna cotta']);
    await expect.element(button('Actions for Affogato')).toHaveFocus();
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await keyboard.press(key);
    await expect.poll(() => names().texts()).toEqual(['Affogato', 'Tiramisù', 'Panna cotta']);
    await expect.element(button('Save changes')).toBeVisible();
  });

  test('can be changed by dragging', async ({ app }) => {
    await openPanel(app);
    // a click stops the page from scrolling to the panel
    await page.getByRole('heading', { name: 'Desserts' }).click();
    // the mouse can reach only visible elements
    handle('Affogato').scrollIntoView({ block: 'center', behavior: 'instant' });
    await layoutSettled(() => handle('Tiramisù').getBoundingClientRect().top);
    const start = handle('Tiramisù').getBoundingClientRect();
    const target = handle('Affogato').getBoundingClientRect();
    await mouse.move(start.x + 10, start.y + 10);
    await mouse.down();
    await mouse.move(start.x + 10, start.y + 40, { steps: 4 });
    await expect.element(page.getByText(/^Picked up Tiramisù|^Tiramisù, position/)).toBeInTheDocument();
    await mouse.move(target.x + 10, target.y + target.height + 20, { steps: 12 });
    await expect.element(page.getByText('Tiramisù, position 3 of 3')).toBeInTheDocument();
    await mouse.up();
    await expect.poll(() => names().texts()).toEqual(['Panna cotta', 'Affogato', 'Tiramisù']);
  });
});
