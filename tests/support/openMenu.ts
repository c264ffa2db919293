import { ExportMenu } from '#application/menu/ExportMenu.ts';
import { ImportMenu } from '#application/menu/ImportMenu.ts';
import { ReadMenuFile } from '#application/menu/ReadMenuFile.ts';
import { SaveCategory } from '#application/menu/SaveCategory.ts';
import { SaveItem } from '#application/menu/SaveItem.ts';
import { SaveMenuOrder } from '#application/menu/SaveMenuOrder.ts';
import type { Item } from '#domain/menu/menu.ts';
import { AvailabilityViewModel } from '#ui/menu/items/AvailabilityViewModel.ts';
import { MenuImportViewModel } from '#ui/menu/import/MenuImportViewModel.ts';
import { MenuViewModel } from '#ui/menu/MenuViewModel.ts';
import { RemovalViewModel } from '#ui/menu/RemovalViewModel.ts';
import { aCompany } from './builders.ts';
import { aCategory, aMenu, anItem } from './builders/menu.ts';
import { FakeBrowser } from './fakes/FakeBrowser.ts';
import { FakeCompanies } from './fakes/FakeCompanies.ts';
import { FakeCsvFiles } from './fakes/FakeCsvFiles.ts';
import { FakeMenus } from './fakes/FakeMenus.ts';
import { flushMicrotasks } from './flushPromises.ts';

/** A menu of two sweets and a drink in its view model, with the fakes behind it. */
export async function openMenu() {
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
    new SaveCategory(menus),
    new SaveItem(menus),
    new SaveMenuOrder(menus),
    new AvailabilityViewModel(menus),
    new RemovalViewModel(menus),
    new MenuImportViewModel(new ReadMenuFile(csvFiles), new ImportMenu(menus)),
  );
  vm.start('aurora');
  await flushMicrotasks();
  menus.calls.length = 0;
  const item = (id: string) =>
    vm.draft.value?.categories.flatMap(({ items }) => items).find((one) => one.id === id) as Item;
  return {
    vm,
    menus,
    companies,
    browser,
    item,
    category: (index: number) => vm.draft.value?.categories[index] ?? aCategory('none'),
    order: () =>
      vm.draft.value?.categories.map(({ id, items }) => [id, ...items.map((one) => one.id)].join(' ')),
    message: () => vm.draft.notice.message,
  };
}

export const success = (text: string) => ({ text, tone: 'success' });
export const error = (text: string) => ({ text, tone: 'error' });
