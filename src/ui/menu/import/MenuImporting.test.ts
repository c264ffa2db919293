import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unreachable } from '#tests/support/failures.ts';
import { error, openMenu, success } from '#tests/support/openMenu.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';
import { menuFile } from '#tests/support/menuFile.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// (action: Import a menu file)
describe('An import', () => {
  const csv = menuFile('menu.csv', 'Category,Item,Price\nSweets,Pie,9\nSoups,Minestrone,7');

  // (action: Preview a menu import)
  it('previews its changes, and saves nothing until confirmed', async () => {
    const { vm, menus, order, message } = await openMenu();
    vm.openImport();
    vm.importing.files.choose(csv);
    await flushMicrotasks();
    expect(vm.importing.changes).toMatchObject({
      categories: { added: [{ name: 'Soups' }], removed: [] },
      items: { added: [{ item: { name: 'Minestrone' } }], changed: [{ parts: ['price'] }], removed: [] },
    });
    vm.importing.setRest('removed');
    expect(vm.importing.changes?.items.removed.map(({ item }) => item.name)).toEqual(['Cake', 'Coffee']);
    expect(menus.calls).toEqual([]);

    vm.importing.setRest('kept');
    vm.view.search('cake');
    vm.importing.apply();
    vm.importing.apply();
    await flushMicrotasks();
    expect(menus.calls).toEqual(['menu', 'save']);
    expect(order()).toEqual(['c1 i1 i2', 'c2 i3', 'new-1 new-2']);
    const detail = '1 item added, 1 changed, 0 removed.';
    expect(message()).toEqual({ ...success('Menu saved successfully!'), detail });
    expect(vm.importing.opened).toBeUndefined();
    expect(vm.form.dirty).toBe(false);
    // an earlier search would hide the imported items
    expect(vm.view.text).toBe('');
  });

  it('keeps the preview when saving fails', async () => {
    const { vm, menus } = await openMenu();
    vm.openImport();
    vm.importing.files.choose(csv);
    await flushMicrotasks();
    menus.trouble = unreachable();
    vm.importing.apply();
    await flushMicrotasks();
    expect(vm.importing.notice.message).toEqual(error('Failed to save menu'));
    expect(vm.importing.changes).toBeDefined();
  });

  it('sends nothing if the file is unreadable or changes nothing', async () => {
    const { vm, menus } = await openMenu();
    vm.openImport();
    vm.importing.files.choose(menuFile('menu.csv', 'Category,Item\nSweets,Pie'));
    await flushMicrotasks();
    expect(vm.importing.files.file?.reading.outcome).toBe('read');
    expect(vm.importing.changes).toBeUndefined();
    vm.importing.apply();
    vm.importing.files.choose(menuFile('menu.json', '{'));
    // the code that locates syntax errors loads now
    await vi.dynamicImportSettled();
    await flushMicrotasks();
    // the code that locates syntax errors
    await vi.dynamicImportSettled();
    expect(vm.importing.files.file?.reading).toMatchObject({ problems: [{ rule: 'no-json' }] });
    vm.importing.apply();
    expect(menus.calls).toEqual([]);
  });

  it('prompts before more than a tenth of the menu is removed', async () => {
    const { vm, menus, order } = await openMenu();
    vm.openImport();
    vm.importing.files.choose(menuFile('menu.csv', 'Category,Item,Price\nSweets,Pie,9'));
    await flushMicrotasks();
    vm.importing.setRest('removed');
    vm.importing.apply();
    expect(vm.importing.removalQuestion).toEqual({ removed: 2, of: 3, noun: 'item' });
    vm.importing.dismissRemoval();
    vm.importing.confirmRemoval();
    await flushMicrotasks();
    expect(menus.calls).toEqual([]);

    vm.importing.apply();
    vm.importing.confirmRemoval();
    await flushMicrotasks();
    expect(menus.calls).toEqual(['menu', 'save']);
    expect(order()).toEqual(['c1 i1']);
  });

  it('includes an unsaved sort order', async () => {
    const { vm, category, order } = await openMenu();
    vm.moveCategory(category(1), 0);
    vm.openImport();
    vm.importing.files.choose(csv);
    await flushMicrotasks();
    vm.importing.apply();
    await flushMicrotasks();
    expect(order()).toEqual(['c2 i3', 'c1 i1 i2', 'new-1 new-2']);
    expect(vm.form.dirty).toBe(false);
  });

  it('saves another file after a slow import that the user stopped waiting for, and stays open', async () => {
    const { vm, menus } = await openMenu();
    let answered = () => {};
    menus.hold = new Promise((resolve) => (answered = resolve));
    vm.openImport();
    vm.importing.files.choose(csv);
    await flushMicrotasks();
    vm.importing.apply();
    vm.importing.saving.detach();
    vm.importing.files.choose(menuFile('other.csv', 'Category,Item,Price\nTeas,Chai,4'));
    await flushMicrotasks();
    expect(vm.importing.files.file?.name).toBe('other.csv');
    vm.importing.apply();
    expect(menus.calls).toEqual(['menu']);

    answered();
    await flushMicrotasks();
    expect(menus.calls).toEqual(['menu', 'save', 'menu', 'save']);
    const names = menus.stored.categories.map(({ name }) => name);
    expect(names).toEqual(['Sweets', 'Drinks', 'Soups', 'Teas']);
    expect(vm.importing.opened).toBeUndefined();
  });

  it('shows the file chosen last, and no file from an earlier dialog', async () => {
    const { vm } = await openMenu();
    vm.openImport();
    vm.importing.files.choose(csv);
    vm.importing.files.choose({ ...csv, name: 'other.csv' });
    await flushMicrotasks();
    expect(vm.importing.files.file?.name).toBe('other.csv');

    let read = (_buffer: ArrayBuffer) => {};
    const arrayBuffer = () => new Promise<ArrayBuffer>((resolve) => (read = resolve));
    vm.importing.files.take({ name: 'slow.csv', size: 10, arrayBuffer });
    vm.importing.close();
    vm.openImport();
    read(csv.bytes.buffer);
    await flushMicrotasks();
    expect(vm.importing.files.file).toBeUndefined();
  });

  it('shows a message if the browser cannot read a file', async () => {
    const { vm } = await openMenu();
    vm.openImport();
    vm.importing.files.take({
      name: 'menu.csv',
      size: 10,
      arrayBuffer: () => Promise.reject(new Error('gone')),
    });
    await flushMicrotasks();
    expect(vm.importing.notice.message?.text).toBe("Couldn't read the file. Please try again.");
  });
});
