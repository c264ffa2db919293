import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeItem } from '#domain/menu/editMenu.ts';
import { unreachable } from '#tests/support/failures.ts';
import { error, openMenu, success } from '#tests/support/openMenu.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('The sort order of the menu', () => {
  // (action: Reorder the menu)
  it('is edited, then saved as a whole', async () => {
    const { vm, menus, category, item, order, message } = await openMenu();
    vm.moveCategory(category(1), 0);
    vm.moveItem('c1', item('i2'), 0);
    expect(order()).toEqual(['c2 i3', 'c1 i2 i1']);
    expect(vm.announcement).toBe('Cake, position 1 of 2');
    expect(vm.form.dirty).toBe(true);
    expect(menus.calls).toEqual([]);

    void vm.form.submit();
    void vm.form.submit();
    await flushMicrotasks();
    expect(menus.calls).toEqual(['menu', 'save']);
    expect(menus.stored.categories.map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
      ['c2', 1],
      ['c1', 2],
    ]);
    expect(vm.form.dirty).toBe(false);
    expect(message()).toEqual(success('Menu saved successfully!'));
  });

  it('does not restore items that another user has deleted', async () => {
    const { vm, menus, category, order } = await openMenu();
    vm.moveCategory(category(1), 0);
    menus.stored = removeItem(menus.stored, 'c1', 'i2');
    void vm.form.submit();
    await flushMicrotasks();
    expect(order()).toEqual(['c2 i3', 'c1 i1']);
  });

  it('is not dirty once everything is moved back, and cannot move past the ends', async () => {
    const { vm, category, item } = await openMenu();
    vm.moveItem('c1', item('i1'), 1);
    vm.moveItem('c1', item('i1'), 0);
    expect(vm.announcement).toBe('Pie, position 1 of 2');
    vm.moveItem('c1', item('i1'), -1);
    vm.moveItem('c1', item('i1'), 2);
    vm.moveCategory(category(1), 2);
    vm.moveCategory(category(0), -1);
    expect(vm.form.dirty).toBe(false);
    // the category has not moved
    expect(vm.announcement).toBe('Pie, position 1 of 2');
    vm.moveCategory(category(0), 1);
    expect(vm.announcement).toBe('Sweets, position 2 of 2');
  });

  it('stays dirty when saving fails', async () => {
    const { vm, menus, category, order, message } = await openMenu();
    vm.moveCategory(category(1), 0);
    menus.trouble = unreachable();
    void vm.form.submit();
    await flushMicrotasks();
    expect(message()).toEqual(error('Failed to save menu'));
    expect(order()).toEqual(['c2 i3', 'c1 i1 i2']);
    expect(vm.form.dirty).toBe(true);
  });

  it('is not sent with other saves, and then is still dirty', async () => {
    const { vm, menus, category, item, order } = await openMenu();
    vm.moveItem('c1', item('i2'), 0);
    vm.moveCategory(category(1), 0);

    vm.switchAvailability('c1', item('i2'));
    vm.openCategory(category(1));
    await flushMicrotasks();
    vm.forms.category?.form.fields.edit({ name: 'Cakes' });
    void vm.forms.category?.submit();
    await flushMicrotasks();
    expect(menus.stored.categories.map(({ name, displayOrder }) => [name, displayOrder])).toEqual([
      ['Cakes', 1],
      ['Drinks', 2],
    ]);
    expect(menus.stored.categories[0]?.items[1]).toMatchObject({ id: 'i2', displayOrder: 2 });
    expect(order()).toEqual(['c2 i3', 'c1 i2 i1']);
    expect(vm.form.dirty).toBe(true);
    vm.form.reset();
    expect(order()).toEqual(['c1 i1 i2', 'c2 i3']);
    expect(item('i2').availability.isAvailable).toBe(false);
  });
});

describe('Exporting the menu', () => {
  // (action: Export the menu)
  it('exports the menu as shown', async () => {
    const { vm, category, browser, message } = await openMenu();
    vm.moveCategory(category(1), 0);
    vm.export('csv');
    await flushMicrotasks();
    expect(browser.downloads[0]?.text).toMatch(/^Category,Item.*\nDrinks,Coffee/);
    expect(message()).toEqual(success('Menu exported'));
  });

  it('exports another format after a slow export that the user stopped waiting for', async () => {
    const { vm, browser } = await openMenu();
    vm.export('csv');
    vm.exporting.detach();
    vm.export('json');
    await flushMicrotasks();
    expect(browser.downloads.map(({ type }) => type)).toEqual(['text/csv', 'application/json']);
  });

  it('shows a message when it fails', async () => {
    const { vm, companies, message } = await openMenu();
    companies.trouble = unreachable();
    vm.export('json');
    await flushMicrotasks();
    expect(message()).toEqual(error("Couldn't export the menu. Please try again."));
  });
});
