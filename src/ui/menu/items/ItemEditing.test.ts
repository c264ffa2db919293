import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Item } from '#domain/menu/menu.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { error, openMenu, success } from '#tests/support/openMenu.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// (action: Edit a menu item)
describe('An item', () => {
  it('shows a failed save on the menu after its form has closed', async () => {
    const { vm, menus, item, message } = await openMenu();
    const answer = Promise.withResolvers<void>();
    menus.hold = answer.promise;
    vm.openItem('c1', item('i1'));
    vm.forms.item?.form.fields.edit({ price: '19' });
    void vm.forms.item?.submit();
    vm.forms.item?.form.saving.detach();
    vm.forms.item?.close();
    menus.trouble = unreachable();
    answer.resolve();
    await flushMicrotasks();
    expect(message()).toEqual(error('Failed to update menu item'));
  });

  it('saved late does not affect a form opened in the meantime', async () => {
    const { vm, menus, item, category } = await openMenu();
    const answer = Promise.withResolvers<void>();
    menus.hold = answer.promise;
    vm.openItem('c1', item('i1'));
    vm.forms.item?.form.fields.edit({ name: 'Apple pie' });
    void vm.forms.item?.submit();
    vm.forms.item?.form.saving.detach();
    vm.forms.item?.close();
    vm.openCategory(category(1));
    vm.forms.category?.form.fields.edit({ name: 'Beverages' });
    answer.resolve();
    await flushMicrotasks();
    expect(item('i1').name).toBe('Apple pie');
    expect(vm.forms.category?.form.fields.value?.name).toBe('Beverages');
  });

  // (action: Mark an item as unavailable or available)
  it('is marked unavailable immediately, with one request for several clicks', async () => {
    const { vm, menus, item, message } = await openMenu();
    vm.switchAvailability('c1', item('i1'));
    vm.switchAvailability('c1', item('i1'));
    expect(item('i1').availability.isAvailable).toBe(false);
    expect(vm.availability.isSwitching('i1')).toBe(true);
    await flushMicrotasks();
    expect(menus.calls).toEqual(['menu', 'changeItem']);
    expect(vm.availability.isSwitching('i1')).toBe(false);
    expect(message()).toEqual(success('Menu item updated successfully!'));
  });

  it("shows the host's availability when marking fails, even if a form saved it in the meantime", async () => {
    const { vm, menus, item } = await openMenu();
    const answer = Promise.withResolvers<Item>();
    vi.spyOn(menus, 'changeItem').mockReturnValueOnce(answer.promise);
    vm.switchAvailability('c1', item('i1'));
    vm.openItem('c1', item('i1'));
    vm.forms.item?.form.fields.edit({ price: '9.50' });
    void vm.forms.item?.submit();
    await flushMicrotasks();
    answer.reject(unreachable());
    await flushMicrotasks();
    expect(item('i1').price).toBe(9.5);
    expect(item('i1')).toEqual(menus.stored.categories[0]?.items[0]);
  });

  it('can be marked available again during a slow request, and a second request follows', async () => {
    const { vm, menus, item } = await openMenu();
    const answer = Promise.withResolvers<void>();
    menus.hold = answer.promise;
    vm.switchAvailability('c1', item('i1'));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(vm.availability.slow).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(vm.availability.slow).toBe(true);
    vm.availability.stopWaiting();
    expect(vm.availability.slow).toBe(false);
    vm.switchAvailability('c1', item('i1'));
    await flushMicrotasks();
    expect(menus.calls).toEqual(['menu']);
    answer.resolve();
    await flushMicrotasks();
    expect(menus.calls).toEqual(['menu', 'changeItem', 'menu', 'changeItem']);
    expect(item('i1').availability.isAvailable).toBe(true);
  });

  it('is rolled back when marking fails', async () => {
    const { vm, menus, item, message } = await openMenu();
    menus.trouble = unreachable();
    vm.switchAvailability('c1', item('i1'));
    await flushMicrotasks();
    expect(item('i1').availability.isAvailable).toBe(true);
    expect(message()).toEqual(error('Failed to update menu item'));
  });

  it("changes without replacing other items' objects", async () => {
    const { vm, item, category } = await openMenu();
    const [others, drinks] = [item('i2'), category(1)];
    vm.switchAvailability('c1', item('i1'));
    await flushMicrotasks();
    expect(item('i2')).toBe(others);
    expect(category(1)).toBe(drinks);
  });

  // (action: Add a menu item)
  it('is added to its category once', async () => {
    const { vm, menus, order, message } = await openMenu();
    vm.openItem('c1');
    await flushMicrotasks();
    const form = vm.forms.item;
    form?.form.fields.edit({ name: 'Tart', price: '8.50', description: 'Lemon' });
    void form?.submit();
    void form?.submit();
    await flushMicrotasks();
    expect(menus.calls).toEqual(['menu', 'addItem']);
    expect(order()?.[0]).toBe('c1 i1 i2 new-1');
    expect(message()).toEqual(success('Menu item added successfully!'));
    expect(vm.forms.item).toBeUndefined();
  });

  it('is not sent while a field is missing, and shows the missing field immediately', async () => {
    const { vm, menus } = await openMenu();
    vm.openItem('c1');
    await flushMicrotasks();
    void vm.forms.item?.submit();
    expect(vm.forms.item?.form.fields.problemOf('name')).toBe('Enter a name');
    expect(vm.forms.item?.form.fields.problemOf('price')).toBe('Enter a price, like 12.50');
    expect(vm.forms.item?.form.fields.problemOf('description')).toBe('Enter a description');
    expect(menus.calls).toEqual([]);
  });

  it.each([
    { known: false, text: 'Failed to add menu item' },
    { known: true, text: 'Failed to update menu item' },
  ])('keeps the input when saving fails ($text)', async ({ known, text }) => {
    const { vm, menus, item } = await openMenu();
    vm.openItem('c1', known ? item('i1') : undefined);
    await flushMicrotasks();
    menus.trouble = refused(500);
    vm.forms.item?.form.fields.edit({ name: 'Tart', price: '8', description: 'Lemon' });
    void vm.forms.item?.submit();
    await flushMicrotasks();
    expect(vm.forms.item?.form.notice.message).toEqual(error(text));
    expect(vm.forms.item?.form.fields.value).toMatchObject({
      name: 'Tart',
      price: '8',
      description: 'Lemon',
    });
  });

  it("shows the host's message at its field until its form is closed", async () => {
    const { vm, menus, item } = await openMenu();
    vm.openItem('c1', item('i1'));
    await flushMicrotasks();
    const form = vm.forms.item;
    expect(form?.title).toBe('Edit Pie');
    menus.trouble = refused(400, 'name is taken');
    form?.form.fields.edit({ name: 'Cake' });
    void form?.form.submit();
    await flushMicrotasks();
    expect(form?.form.fields.problemOf('name')).toBe('name is taken');
    expect(form?.form.notice.message).toBeDefined();
    form?.close();
    expect(form?.form.notice.message).toBeUndefined();
    expect(vm.forms.item).toBeUndefined();
  });

  it('edited during its addition is changed afterwards, not added twice', async () => {
    const { vm, menus, item } = await openMenu();
    vm.openItem('c1');
    await flushMicrotasks();
    const form = vm.forms.item;
    form?.form.fields.edit({ name: 'Tart', price: '8', description: 'Lemon' });
    void form?.submit();
    form?.form.fields.edit({ price: '9' });
    await flushMicrotasks();
    expect(vm.forms.item).toBe(form);
    void form?.submit();
    await flushMicrotasks();
    expect(menus.calls).toEqual(['menu', 'addItem', 'menu', 'changeItem']);
    expect(item('new-1').price).toBe(9);
    expect(vm.forms.item).toBeUndefined();
  });

  it('is shown in the menu if the host added it late, even if newer edits are refused', async () => {
    const { vm, menus, item } = await openMenu();
    vm.openItem('c1');
    const form = vm.forms.item;
    form?.form.fields.edit({ name: 'Tart', price: '8', description: 'Lemon' });
    const adding = vi.spyOn(menus, 'addItem').mockRejectedValueOnce(unreachable());
    await form?.submit();
    expect(item('new-1')).toBeUndefined();
    const [lost] = adding.mock.calls;
    if (lost) await menus.addItem(...lost);
    vi.spyOn(menus, 'changeItem').mockRejectedValueOnce(refused(400));
    form?.form.fields.edit({ price: '9' });
    await form?.submit();
    await flushMicrotasks();
    expect(item('new-1').price).toBe(8);
    expect(vm.forms.item).toBe(form);
    await form?.submit();
    expect(item('new-1').price).toBe(9);
    expect(menus.stored.categories[0]?.items).toHaveLength(3);
    expect(vm.forms.item).toBeUndefined();
  });

  // (see rule: undo)
  it('reopens with its discarded input on undo', async () => {
    const { vm, undo, item } = await openMenu();
    vm.openItem('c1', item('i1'));
    vm.forms.item?.form.fields.edit({ price: '19' });
    vm.forms.item?.discard();
    vm.forms.item?.close();
    expect(undo.announced).toBe('Changes in Pie discarded');
    undo.undoLatest();
    expect(vm.forms.item?.form.fields.value?.price).toBe('19');
    expect(vm.forms.item?.form.dirty).toBe(true);
  });
});
