import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#tests/support/failures.ts';
import { error, openMenu, success } from '#tests/support/openMenu.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// (action: Edit a menu category)
describe('A category', () => {
  // (action: Add a menu category)
  it('opens after it was added', async () => {
    const { vm, message } = await openMenu();
    vm.openCategory();
    await flushMicrotasks();
    expect(vm.forms.category?.form.fields.value?.displayOrder).toBe(3);
    vm.forms.category?.form.fields.edit({ name: 'Soups' });
    void vm.forms.category?.submit();
    await flushMicrotasks();
    expect(vm.view.category).toMatchObject({ id: 'new-1', name: 'Soups', items: [] });
    expect(message()).toEqual(success('Category added successfully!'));
  });

  it('is sorted by its display order', async () => {
    const { vm, category, order, message } = await openMenu();
    vm.openCategory(category(0));
    await flushMicrotasks();
    vm.forms.category?.form.fields.edit({ displayOrder: 7 });
    void vm.forms.category?.submit();
    await flushMicrotasks();
    expect(order()).toEqual(['c2 i3', 'c1 i1 i2']);
    expect(vm.form.dirty).toBe(false);
    expect(message()).toEqual(success('Category updated successfully!'));
  });

  it.each([
    { known: false, text: 'Failed to add category' },
    { known: true, text: 'Failed to update category' },
  ])('keeps the input when saving fails ($text)', async ({ known, text }) => {
    const { vm, menus, category } = await openMenu();
    vm.openCategory(known ? category(0) : undefined);
    await flushMicrotasks();
    menus.trouble = refused(500);
    vm.forms.category?.form.fields.edit({ name: 'Soups' });
    void vm.forms.category?.submit();
    await flushMicrotasks();
    expect(vm.forms.category?.form.notice.message).toEqual(error(text));
    expect(vm.forms.category?.form.fields.value?.name).toBe('Soups');
  });
});
