import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExportMenu } from '#application/menu/ExportMenu.ts';
import { ReadMenuFile } from '#application/menu/ReadMenuFile.ts';
import { SaveCategory } from '#application/menu/SaveCategory.ts';
import { SaveItem } from '#application/menu/SaveItem.ts';
import type { Item } from '#domain/menu/menu.ts';
import { aCompany } from '#tests/support/builders.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeBrowser } from '#tests/support/fakes/FakeBrowser.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { FakeCsvFiles } from '#tests/support/fakes/FakeCsvFiles.ts';
import { FakeMenus } from '#tests/support/fakes/FakeMenus.ts';
import { AvailabilityViewModel } from './AvailabilityViewModel.ts';
import { CategoryFormViewModel } from './CategoryFormViewModel.ts';
import { ItemFormViewModel } from './ItemFormViewModel.ts';
import { MenuImportViewModel } from './MenuImportViewModel.ts';
import { MenuViewModel } from './MenuViewModel.ts';
import { RemovalViewModel } from './RemovalViewModel.ts';

/** Lets everything that waits for an answer go on; the clock stands still. */
const settled = () => vi.advanceTimersByTimeAsync(0);

async function open() {
  const menus = new FakeMenus(
    aMenu(
      aCategory('c1', [anItem('i1', { name: 'Pie' }), anItem('i2', { name: 'Cake' })], { name: 'Sweets' }),
      aCategory('c2', [anItem('i3', { name: 'Coffee' })], { name: 'Drinks' }),
    ),
  );
  const companies = new FakeCompanies();
  companies.company = aCompany();
  const browser = new FakeBrowser();
  const csvFiles = new FakeCsvFiles();
  const vm = new MenuViewModel(
    menus,
    new ExportMenu(companies, csvFiles, browser),
    new AvailabilityViewModel(menus),
    new CategoryFormViewModel(new SaveCategory(menus)),
    new ItemFormViewModel(new SaveItem(menus)),
    new RemovalViewModel(menus),
    new MenuImportViewModel(new ReadMenuFile(csvFiles), menus),
  );
  vm.start('aurora');
  await settled();
  menus.calls.length = 0;
  const item = (id: string) =>
    vm.editor.value?.categories.flatMap(({ items }) => items).find((one) => one.id === id) as Item;
  return {
    vm,
    menus,
    companies,
    browser,
    item,
    category: (index: number) => vm.editor.value?.categories[index] ?? aCategory('none'),
    order: () =>
      vm.editor.value?.categories.map(({ id, items }) => [id, ...items.map((one) => one.id)].join(' ')),
    message: () => vm.editor.notice.message,
  };
}

const success = (text: string) => ({ text, tone: 'success' });
const error = (text: string) => ({ text, tone: 'error' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('The order of a menu', () => {
  it('is edited first, and saved as a whole', async () => {
    const { vm, menus, category, item, order, message } = await open();
    vm.moveCategory(category(1), 0);
    vm.moveItem('c1', item('i2'), 0);
    expect(order()).toEqual(['c2 i3', 'c1 i2 i1']);
    expect(vm.announcement).toBe('Cake, position 1 of 2');
    expect(vm.editor.dirty).toBe(true);
    expect(menus.calls).toEqual([]);

    vm.editor.save();
    vm.editor.save();
    await settled();
    expect(menus.calls).toEqual(['save']);
    expect(menus.stored.categories.map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
      ['c2', 1],
      ['c1', 2],
    ]);
    expect(vm.editor.dirty).toBe(false);
    expect(message()).toEqual(success('Menu saved successfully!'));
  });

  it('is as it was once all is moved back, and cannot leave its ends', async () => {
    const { vm, category, item } = await open();
    vm.moveItem('c1', item('i1'), 1);
    vm.moveItem('c1', item('i1'), 0);
    vm.moveItem('c1', item('i1'), -1);
    vm.moveCategory(category(1), 2);
    expect(vm.editor.dirty).toBe(false);
  });

  it('stays edited when it cannot be saved', async () => {
    const { vm, menus, category, order, message } = await open();
    vm.moveCategory(category(1), 0);
    menus.trouble = unreachable();
    vm.editor.save();
    await settled();
    expect(message()).toEqual(error('Failed to save menu'));
    expect(order()).toEqual(['c2 i3', 'c1 i1 i2']);
    expect(vm.editor.dirty).toBe(true);
  });

  it('is no part of what is saved of an item or a category meanwhile, and outlives it', async () => {
    const { vm, menus, category, item, order } = await open();
    vm.moveItem('c1', item('i2'), 0);
    vm.moveCategory(category(1), 0);

    vm.switchAvailability('c1', item('i2'));
    vm.openCategory(category(1));
    await settled();
    vm.categoryForm.editor?.edit({ name: 'Cakes' });
    vm.categoryForm.editor?.save();
    await settled();
    expect(menus.stored.categories.map(({ name, displayOrder }) => [name, displayOrder])).toEqual([
      ['Cakes', 1],
      ['Drinks', 2],
    ]);
    expect(menus.stored.categories[0]?.items[1]).toMatchObject({ id: 'i2', displayOrder: 2 });
    expect(order()).toEqual(['c2 i3', 'c1 i2 i1']);
    expect(vm.editor.dirty).toBe(true);
    vm.editor.discard();
    expect(order()).toEqual(['c1 i1 i2', 'c2 i3']);
    expect(item('i2').availability.isAvailable).toBe(false);
  });
});

describe('An item', () => {
  it('is marked as unavailable at once, with one call however often it is pressed', async () => {
    const { vm, menus, item, message } = await open();
    vm.switchAvailability('c1', item('i1'));
    vm.switchAvailability('c1', item('i1'));
    expect(item('i1').availability.isAvailable).toBe(false);
    expect(vm.availability.isSwitching('i1')).toBe(true);
    await settled();
    expect(menus.calls).toEqual(['changeItem']);
    expect(vm.availability.isSwitching('i1')).toBe(false);
    expect(message()).toEqual(success('Menu item updated successfully!'));
  });

  it('goes back to what it was when that fails', async () => {
    const { vm, menus, item, message } = await open();
    menus.trouble = unreachable();
    vm.switchAvailability('c1', item('i1'));
    await settled();
    expect(item('i1').availability.isAvailable).toBe(true);
    expect(message()).toEqual(error('Failed to update menu item'));
  });

  it('leaves every other item the same object when it changes', async () => {
    const { vm, item, category } = await open();
    const [others, drinks] = [item('i2'), category(1)];
    vm.switchAvailability('c1', item('i1'));
    await settled();
    expect(item('i2')).toBe(others);
    expect(category(1)).toBe(drinks);
  });

  it('is added to its category, once', async () => {
    const { vm, menus, order, message } = await open();
    vm.openItem('c1');
    await settled();
    const { editor } = vm.itemForm;
    editor?.edit({ name: 'Tart', price: '8.50', description: 'Lemon' });
    editor?.save();
    editor?.save();
    await settled();
    expect(menus.calls).toEqual(['addItem']);
    expect(order()?.[0]).toBe('c1 i1 i2 new-1');
    expect(message()).toEqual(success('Menu item added successfully!'));
    expect(vm.itemForm.editor).toBeUndefined();
  });

  it('is not sent while something is missing, which is said at once', async () => {
    const { vm, menus } = await open();
    vm.openItem('c1');
    await settled();
    vm.itemForm.editor?.save();
    expect(vm.itemForm.editor?.problemOf('name')).toBe('Enter a name');
    expect(vm.itemForm.editor?.problemOf('price')).toBe(
      'Enter a price of at least 0 with at most two decimals',
    );
    expect(vm.itemForm.editor?.problemOf('description')).toBe('Enter a description');
    expect(menus.calls).toEqual([]);
  });

  it.each([
    { known: false, text: 'Failed to add menu item' },
    { known: true, text: 'Failed to update menu item' },
  ])('keeps what was typed when it cannot be saved: $text', async ({ known, text }) => {
    const { vm, menus, item } = await open();
    vm.openItem('c1', known ? item('i1') : undefined);
    await settled();
    menus.trouble = refused(500);
    vm.itemForm.editor?.edit({ name: 'Tart', price: '8', description: 'Lemon' });
    vm.itemForm.editor?.save();
    await settled();
    expect(vm.itemForm.editor?.notice.message).toEqual(error(text));
    expect(vm.itemForm.editor?.value).toMatchObject({ name: 'Tart', price: '8', description: 'Lemon' });
  });

  it('that was changed further while it was added is changed then, not added twice', async () => {
    const { vm, menus, item } = await open();
    vm.openItem('c1');
    await settled();
    const { editor } = vm.itemForm;
    editor?.edit({ name: 'Tart', price: '8', description: 'Lemon' });
    editor?.save();
    editor?.edit({ price: '9' });
    await settled();
    expect(vm.itemForm.editor).toBe(editor);
    editor?.save();
    await settled();
    expect(menus.calls).toEqual(['addItem', 'changeItem']);
    expect(item('new-1').price).toBe(9);
    expect(vm.itemForm.editor).toBeUndefined();
  });

  it('is deleted once that is confirmed', async () => {
    const { vm, menus, item, order, message } = await open();
    vm.askRemoval('c1', item('i1'));
    vm.removal.dismiss();
    vm.removal.confirm();
    expect(menus.calls).toEqual([]);
    vm.askRemoval('c1', item('i1'));
    vm.removal.confirm();
    vm.removal.confirm();
    await settled();
    expect(menus.calls).toEqual(['removeItem']);
    expect(order()).toEqual(['c1 i2', 'c2 i3']);
    expect(message()).toEqual(success('Menu item deleted successfully!'));
  });
});

describe('A category', () => {
  it('is added and opened', async () => {
    const { vm, message } = await open();
    vm.openCategory();
    await settled();
    expect(vm.categoryForm.editor?.value?.displayOrder).toBe(3);
    vm.categoryForm.editor?.edit({ name: 'Soups' });
    vm.categoryForm.editor?.save();
    await settled();
    expect(vm.view.category).toMatchObject({ id: 'new-1', name: 'Soups', items: [] });
    expect(message()).toEqual(success('Category added successfully!'));
  });

  it('goes where its display order puts it', async () => {
    const { vm, category, order, message } = await open();
    vm.openCategory(category(0));
    await settled();
    vm.categoryForm.editor?.edit({ displayOrder: 7 });
    vm.categoryForm.editor?.save();
    await settled();
    expect(order()).toEqual(['c2 i3', 'c1 i1 i2']);
    expect(vm.editor.dirty).toBe(false);
    expect(message()).toEqual(success('Category updated successfully!'));
  });

  it.each([
    { known: false, text: 'Failed to add category' },
    { known: true, text: 'Failed to update category' },
  ])('keeps what was typed when it cannot be saved: $text', async ({ known, text }) => {
    const { vm, menus, category } = await open();
    vm.openCategory(known ? category(0) : undefined);
    await settled();
    menus.trouble = refused(500);
    vm.categoryForm.editor?.edit({ name: 'Soups' });
    vm.categoryForm.editor?.save();
    await settled();
    expect(vm.categoryForm.editor?.notice.message).toEqual(error(text));
    expect(vm.categoryForm.editor?.value?.name).toBe('Soups');
  });

  it('is deleted with its items, and another one is open then', async () => {
    const { vm, order, message } = await open();
    vm.askRemoval('c1');
    vm.removal.confirm();
    await settled();
    expect(order()).toEqual(['c2 i3']);
    expect(vm.view.category?.id).toBe('c2');
    expect(message()).toEqual(success('Category deleted successfully!'));
  });

  it.each([
    { of: 'item', text: 'Failed to delete menu item' },
    { of: 'category', text: 'Failed to delete category' },
  ])('stays, and so does an item, when it cannot be deleted: $text', async ({ of, text }) => {
    const { vm, menus, item, order, message } = await open();
    menus.trouble = refused(500);
    vm.askRemoval('c1', of === 'item' ? item('i1') : undefined);
    vm.removal.confirm();
    await settled();
    expect(message()).toEqual(error(text));
    expect(order()).toEqual(['c1 i1 i2', 'c2 i3']);
    expect(vm.removal.asked).toBeUndefined();
  });
});

describe('Messages of the menu', () => {
  it('go away after 3 s', async () => {
    const { vm, item, message } = await open();
    vm.switchAvailability('c1', item('i1'));
    await settled();
    vi.advanceTimersByTime(2999);
    expect(message()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(message()).toBeUndefined();
  });
});

describe('An import', () => {
  const csv = { name: 'menu.csv', text: 'Category,Item,Price\nSweets,Pie,9\nSoups,Minestrone,7' };

  it('shows what changes, and changes nothing before it is confirmed', async () => {
    const { vm, menus, order, message } = await open();
    vm.openImport();
    vm.importing.choose(csv);
    await settled();
    expect(vm.importing.changes).toMatchObject({
      categories: { added: [{ name: 'Soups' }], removed: [] },
      items: { added: [{ item: { name: 'Minestrone' } }], changed: [{ parts: ['price'] }], removed: [] },
    });
    vm.importing.setRest('removed');
    expect(vm.importing.changes?.items.removed.map(({ item }) => item.name)).toEqual(['Cake', 'Coffee']);
    expect(menus.calls).toEqual([]);

    vm.importing.setRest('kept');
    vm.importing.apply();
    vm.importing.apply();
    await settled();
    expect(menus.calls).toEqual(['save']);
    expect(order()).toEqual(['c1 i1 i2', 'c2 i3', 'new-1 new-2']);
    expect(message()).toEqual(success('Menu saved successfully!'));
    expect(vm.importing.opened).toBeUndefined();
    expect(vm.editor.dirty).toBe(false);
  });

  it('keeps the preview when it cannot be saved', async () => {
    const { vm, menus } = await open();
    vm.openImport();
    vm.importing.choose(csv);
    await settled();
    menus.trouble = unreachable();
    vm.importing.apply();
    await settled();
    expect(vm.importing.notice.message).toEqual(error('Failed to save menu'));
    expect(vm.importing.isWorthwhile).toBe(true);
  });

  it('sends nothing when nothing would change, or nothing can be read', async () => {
    const { vm, menus } = await open();
    vm.openImport();
    vm.importing.choose({ name: 'menu.csv', text: 'Category,Item\nSweets,Pie' });
    await settled();
    expect(vm.importing.isWorthwhile).toBe(false);
    vm.importing.apply();
    vm.importing.choose({ name: 'menu.json', text: '{' });
    await settled();
    expect(vm.importing.file?.reading).toMatchObject({ problems: [{ rule: 'no-json' }] });
    vm.importing.apply();
    expect(menus.calls).toEqual([]);
  });

  it('brings an order that is not saved yet along', async () => {
    const { vm, category, order } = await open();
    vm.moveCategory(category(1), 0);
    vm.openImport();
    vm.importing.choose(csv);
    await settled();
    vm.importing.apply();
    await settled();
    expect(order()).toEqual(['c2 i3', 'c1 i1 i2', 'new-1 new-2']);
    expect(vm.editor.dirty).toBe(false);
  });
});

describe('An export', () => {
  it('saves the menu as it is shown', async () => {
    const { vm, category, browser, message } = await open();
    vm.moveCategory(category(1), 0);
    vm.export('csv');
    await settled();
    expect(browser.downloads[0]?.text).toMatch(/^Category,Item.*\nDrinks,Coffee/);
    expect(message()).toEqual(success('The menu was exported'));
  });

  it('says when it fails', async () => {
    const { vm, companies, message } = await open();
    companies.trouble = unreachable();
    vm.export('json');
    await settled();
    expect(message()).toEqual(error('The menu could not be exported. Please try again.'));
  });
});
