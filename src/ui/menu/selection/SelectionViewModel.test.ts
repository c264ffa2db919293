import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeItems } from '#domain/menu/bulkChange.ts';
import { addCategory, removeItem } from '#domain/menu/editMenu.ts';
import { aCategory } from '#tests/support/builders/menu.ts';
import { refused } from '#tests/support/failures.ts';
import { error, openMenu, success } from '#tests/support/openMenu.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unavailable = { kind: 'availability', isAvailable: false } as const;
const toDrinks = { kind: 'move', categoryId: 'c2' } as const;

async function select(...ids: readonly string[]) {
  const opened = await openMenu();
  for (const id of ids) opened.vm.toggleSelected(id, false);
  const names = () => opened.vm.selected.map(({ name }) => name);
  return { ...opened, names };
}

describe('The selection', () => {
  it('can include a range, and items from other lists', async () => {
    const { vm, names } = await select('i3');
    vm.toggleSelected('i1', true);
    expect(names()).toEqual(['Pie', 'Coffee']);
    vm.toggleSelected('i2', true);
    expect(names()).toEqual(['Pie', 'Cake', 'Coffee']);
    expect(vm.selectedInView).toBe(2);
    vm.toggleSelected('i1', true);
    expect(names()).toEqual(['Coffee']);
  });

  it('can include or exclude all search results', async () => {
    const { vm, names } = await select();
    vm.view.search('pie');
    vm.setAllSelected(true);
    expect(names()).toEqual(['Pie']);
    vm.setAllSelected(false);
    expect(names()).toEqual([]);
  });

  // (action: Change several menu items at once)
  it('is changed with one request, and then cleared', async () => {
    const { vm, menus, names, item, message } = await select('i1', 'i3');
    vm.changeSelected(unavailable);
    vm.changeSelected(unavailable);
    expect(vm.isSaving()).toBe(true);
    await flushMicrotasks();
    expect(menus.calls).toEqual(['menu', 'save']);
    expect(['i1', 'i2', 'i3'].map((id) => item(id).availability.isAvailable)).toEqual([false, true, false]);
    expect(names()).toEqual([]);
    expect(message()).toEqual(success('2 items marked unavailable'));
    expect(vm.isSaving()).toBe(false);
  });

  it('is moved without saving an edited sort order', async () => {
    const { vm, menus, item, order, message } = await select('i1');
    vm.moveItem('c1', item('i2'), 0);
    vm.changeSelected(toDrinks);
    await flushMicrotasks();
    expect(order()).toEqual(['c1 i2', 'c2 i3 i1']);
    expect(menus.stored.categories[1]?.items.map(({ id }) => id)).toEqual(['i3', 'i1']);
    expect(message()).toEqual(success('1 item moved to Drinks'));
  });

  it('keeps and names items that could not be moved', async () => {
    const { vm, menus, names, order, message } = await select('i1', 'i2');
    menus.stored = addCategory(menus.stored, aCategory('c3'));
    menus.stored = changeItems(menus.stored, new Set(['i2']), { kind: 'move', categoryId: 'c3' });
    vm.changeSelected(toDrinks);
    await flushMicrotasks();
    expect(order()).toEqual(expect.arrayContaining(['c1', 'c2 i3 i1', 'c3 i2']));
    expect(names()).toEqual(['Cake']);
    expect(message()).toMatchObject({
      tone: 'error',
      text: "Couldn't change Cake",
      detail: 'Someone else moved or deleted them at the same time. The other items were changed.',
    });
  });

  it('drops items that another user deleted, and names them', async () => {
    const { vm, menus, names, message } = await select('i1');
    menus.stored = removeItem(menus.stored, 'c1', 'i1');
    vm.changeSelected(unavailable);
    await flushMicrotasks();
    expect(menus.calls).not.toContain('save');
    expect(names()).toEqual([]);
    expect(message()).toMatchObject({
      text: "Couldn't change Pie",
      detail: 'Someone else moved or deleted them at the same time.',
    });
  });

  it('stays if the request fails', async () => {
    const { vm, menus, names, item, message } = await select('i1', 'i2');
    menus.trouble = refused(500);
    vm.changeSelected(unavailable);
    await flushMicrotasks();
    expect(names()).toEqual(['Pie', 'Cake']);
    expect(item('i1').availability.isAvailable).toBe(true);
    expect(message()).toMatchObject(error('Failed to save menu'));
  });

  it('stays if its new category was deleted', async () => {
    const { vm, menus, names, message } = await select('i1');
    menus.stored = { categories: menus.stored.categories.slice(0, 1) };
    vm.changeSelected(toDrinks);
    await flushMicrotasks();
    expect(names()).toEqual(['Pie']);
    expect(message()?.text).toBe("The items weren't moved because someone else deleted that category");
  });
});
