import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#tests/support/failures.ts';
import { error, openMenu, success } from '#tests/support/openMenu.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A menu from which an item or a category is removed. */
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

  it('hides an item at once, and deletes it after ten seconds', async () => {
    const { vm, confirmed, shown, pass, menus, order, undo, message } = await remove('c1', 'i1');
    const drinks = vm.menu?.categories[1];
    confirmed();
    expect(undo.announced).toBe('Pie deleted');
    expect(shown()).toEqual(['c1 i2', 'c2 i3']);
    expect(vm.menu?.categories[1]).toBe(drinks);
    await pass(9999);
    expect(menus.calls).toEqual([]);
    await pass(1);
    expect(menus.calls).toEqual(['removeItem']);
    expect(order()).toEqual(['c1 i2', 'c2 i3']);
    expect(message()).toEqual(success('Menu item deleted successfully!'));
  });

  it('can be undone, and the item is where it was', async () => {
    const { vm, confirmed, shown, pass, menus, undo } = await remove('c2', 'i3');
    confirmed();
    undo.undoLatest();
    await pass(10_000);
    expect(shown()).toEqual(['c1 i1 i2', 'c2 i3']);
    expect(vm.added).toBe('i3');
    expect(vm.view.openId).toBe('c2');
    expect(menus.calls).toEqual([]);
  });

  it('hides a category with its items, and opens another one', async () => {
    const { vm, confirmed, shown, pass, menus, message } = await remove('c1');
    confirmed();
    expect(shown()).toEqual(['c2 i3']);
    expect(vm.view.category?.id).toBe('c2');
    await pass(10_000);
    expect(menus.calls).toEqual(['removeCategory']);
    expect(message()).toEqual(success('Category deleted successfully!'));
  });

  it('deletes the items of a category before the category', async () => {
    const { vm, item, confirmed, pass, menus } = await remove('c1');
    vm.askRemoval('c1', item('i1'));
    vm.removal.confirm();
    confirmed();
    await pass(10_000);
    expect(menus.calls).toEqual(['removeItem', 'removeCategory']);
  });

  it('deletes at once when the panel is left', async () => {
    const { confirmed, stop, menus } = await remove('c1', 'i1');
    confirmed();
    stop();
    await flushMicrotasks();
    expect(menus.calls).toEqual(['removeItem']);
  });

  it('stays hidden when the menu is read again', async () => {
    const { vm, confirmed, shown } = await remove('c1', 'i1');
    confirmed();
    vm.refresh();
    await flushMicrotasks();
    expect(shown()).toEqual(['c1 i2', 'c2 i3']);
  });

  it('keeps positions and order of what is hidden', async () => {
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

  it('unselects what is hidden', async () => {
    const { vm, confirmed } = await remove('c1', 'i1');
    vm.toggleSelected('i1', false);
    confirmed();
    expect(vm.selected).toEqual([]);
  });

  it.each([
    { of: 'i1', text: 'Failed to delete menu item', name: 'Pie' },
    { of: undefined, text: 'Failed to delete category', name: 'Sweets' },
  ])('shows it again when deleting fails: $text', async ({ of, text, name }) => {
    const { menus, confirmed, shown, pass, message } = await remove('c1', of);
    menus.trouble = refused(500);
    confirmed();
    await pass(10_000);
    expect(shown()).toEqual(['c1 i1 i2', 'c2 i3']);
    expect(message()).toEqual({ ...error(text), detail: `${name} is back in the menu.` });
  });
});
