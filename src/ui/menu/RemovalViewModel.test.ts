import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addItem, itemOf, removeCategory, removeItem } from '#domain/menu/editMenu.ts';
import type { Item } from '#domain/menu/menu.ts';
import { refused } from '#tests/support/failures.ts';
import { error, openMenu, success } from '#tests/support/openMenu.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks to delete an item or, without an item, a category. */
async function remove(categoryId: string, itemId?: string) {
  const opened = await openMenu();
  const { vm, item, clock } = opened;
  const confirmed = () => {
    vm.askRemoval(categoryId, itemId === undefined ? undefined : item(itemId));
    vm.removal.confirm();
  };
  const shown = () =>
    vm.menu?.categories.map(({ id, items }) => [id, ...items.map((one) => one.id)].join(' '));
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await flushMicrotasks();
  };
  return { ...opened, confirmed, shown, pass };
}

// (see rule: undo)
describe('Removing from the menu', () => {
  it('needs a confirmation', async () => {
    const { vm, item, shown, pass, menus } = await remove('c1', 'i1');
    vm.askRemoval('c1', item('i1'));
    vm.removal.confirmation.dismiss();
    vm.removal.confirm();
    await pass(10_000);
    expect(shown()).toEqual(['c1 i1 i2', 'c2 i3']);
    expect(menus.calls).toEqual([]);
  });

  // (action: Delete a menu item)
  it('hides an item immediately, and deletes it after ten seconds', async () => {
    const { vm, confirmed, shown, pass, menus, order, undo, message } = await remove('c1', 'i1');
    const drinks = vm.menu?.categories[1];
    confirmed();
    expect(undo.announced).toBe('Pie deleted');
    expect(shown()).toEqual(['c1 i2', 'c2 i3']);
    expect(vm.menu?.categories[1]).toBe(drinks);
    await pass(9999);
    expect(menus.calls).toEqual([]);
    await pass(1);
    expect(menus.calls).toEqual(['menu', 'removeItem']);
    expect(order()).toEqual(['c1 i2', 'c2 i3']);
    expect(message()).toEqual(success('Menu item deleted successfully!'));
  });

  it('can be undone, which restores the item in its place', async () => {
    const { vm, confirmed, shown, pass, menus, undo } = await remove('c2', 'i3');
    confirmed();
    undo.undoLatest();
    await pass(10_000);
    expect(shown()).toEqual(['c1 i1 i2', 'c2 i3']);
    expect(vm.landing?.id).toBe('i3');
    expect(vm.view.openId).toBe('c2');
    expect(menus.calls).toEqual([]);
  });

  // (action: Delete a menu category)
  it('hides a category with its items, and opens another category', async () => {
    const { vm, confirmed, shown, pass, menus, message } = await remove('c1');
    confirmed();
    expect(shown()).toEqual(['c2 i3']);
    expect(vm.view.category?.id).toBe('c2');
    await pass(10_000);
    expect(menus.calls).toEqual(['menu', 'removeCategory']);
    expect(message()).toEqual(success('Category deleted successfully!'));
  });

  it('deletes the items of a category before the category', async () => {
    const { vm, item, confirmed, pass, menus } = await remove('c1');
    vm.askRemoval('c1', item('i1'));
    vm.removal.confirm();
    confirmed();
    await pass(10_000);
    expect(menus.calls).toEqual(['menu', 'removeItem', 'menu', 'removeCategory']);
  });

  it('can be undone after the user has left the panel, and keeps the view model alive until then', async () => {
    const { vm, confirmed, stop, pass, menus } = await remove('c1', 'i1');
    confirmed();
    stop();
    await pass(9999);
    expect(menus.calls).toEqual([]);
    expect(vm.keepAlive).toBe(true);
    await pass(1);
    expect(menus.calls).toEqual(['menu', 'removeItem']);
    expect(vm.keepAlive).toBe(false);
  });

  it('starts the request immediately when the page closes', async () => {
    const { confirmed, undo, menus } = await remove('c1', 'i1');
    confirmed();
    undo.sendNow('', true);
    expect(menus.calls).toEqual(['removeItem']);
  });

  it.each([
    { of: 'i1', name: 'Pie', order: ['c1 i2', 'c2 i3'] },
    { of: undefined, name: 'Sweets', order: ['c2 i3'] },
  ])(
    'says that another user deleted $name first, and shows the current menu',
    async ({ of, name, order }) => {
      const { menus, confirmed, pass, message, ...opened } = await remove('c1', of);
      confirmed();
      const { stored } = menus;
      menus.stored = of ? removeItem(stored, 'c1', of) : removeCategory(stored, 'c1');
      await pass(10_000);
      expect(menus.calls).toEqual(['menu', 'menu']);
      expect(message()).toEqual(success(`${name} was already deleted by someone else.`));
      expect(opened.order()).toEqual(order);
    },
  );

  it('keeps a category to which another user added an item, and says why', async () => {
    const { menus, confirmed, pass, message, order } = await remove('c2');
    confirmed();
    const tart = { ...(itemOf(menus.stored, 'c1', 'i1') as Item), id: 'i9' };
    menus.stored = addItem(menus.stored, 'c2', tart);
    await pass(10_000);
    expect(message()).toEqual(
      error(
        "Drinks wasn't deleted, because it has new items. Delete the category again to delete the new items, too.",
      ),
    );
    expect(order()).toEqual(['c1 i1 i2', 'c2 i3 i9']);
    confirmed();
    await pass(10_000);
    expect(order()).toEqual(['c1 i1 i2']);
  });

  it('deletes an item that another user moved to another category', async () => {
    const { menus, confirmed, pass, order } = await remove('c1', 'i1');
    confirmed();
    const pie = itemOf(menus.stored, 'c1', 'i1') as Item;
    menus.stored = addItem(removeItem(menus.stored, 'c1', 'i1'), 'c2', pie);
    await pass(10_000);
    expect(menus.stored.categories.map(({ items }) => items.map(({ id }) => id))).toEqual([['i2'], ['i3']]);
    expect(order()).toEqual(['c1 i2', 'c2 i3']);
  });

  it('keeps the item hidden when the menu reloads', async () => {
    const { vm, confirmed, shown } = await remove('c1', 'i1');
    confirmed();
    vm.refresh();
    await flushMicrotasks();
    expect(shown()).toEqual(['c1 i2', 'c2 i3']);
  });

  it('keeps the positions of hidden items and categories', async () => {
    const { vm, item, category, confirmed, shown, order, undo } = await remove('c1', 'i1');
    vm.moveItem('c1', item('i2'), 0);
    confirmed();
    vm.moveItem('c1', item('i2'), 1);
    expect(vm.announcement).toBe('Cake, position 1 of 2');
    vm.moveCategory(category(1), 0);
    expect(shown()).toEqual(['c2 i3', 'c1 i2']);
    undo.undoLatest();
    expect(order()).toEqual(['c2 i3', 'c1 i2 i1']);
  });

  it('unselects hidden items', async () => {
    const { vm, confirmed } = await remove('c1', 'i1');
    vm.toggleSelected('i1', false);
    confirmed();
    expect(vm.selected).toEqual([]);
  });

  it.each([
    { of: 'i1', text: 'Failed to delete menu item', name: 'Pie' },
    { of: undefined, text: 'Failed to delete category', name: 'Sweets' },
  ])('shows the item or category again when deleting fails ($text)', async ({ of, text, name }) => {
    const { menus, confirmed, shown, pass, message } = await remove('c1', of);
    menus.trouble = refused(500);
    confirmed();
    await pass(10_000);
    expect(shown()).toEqual(['c1 i1 i2', 'c2 i3']);
    expect(message()).toEqual({ ...error(text), detail: `${name} is back on the menu.` });
  });
});
