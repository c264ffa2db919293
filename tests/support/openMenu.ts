// loaded early, because the app loads this module on demand, and tests only flush microtasks
import '#application/menu/readContent.ts';
import { ExportMenu } from '#application/menu/ExportMenu.ts';
import { DownloadExampleMenu } from '#application/menu/DownloadExampleMenu.ts';
import { ReadMenuFile } from '#application/menu/ReadMenuFile.ts';
import { RemoveFromMenu } from '#application/menu/RemoveFromMenu.ts';
import type { Item } from '#domain/menu/menu.ts';
import { AvailabilityViewModel } from '#ui/menu/items/AvailabilityViewModel.ts';
import { MenuFileViewModel } from '#ui/menu/import/MenuFileViewModel.ts';
import { MenuImportViewModel } from '#ui/menu/import/MenuImportViewModel.ts';
import { MenuViewModel } from '#ui/menu/MenuViewModel.ts';
import { UndoViewModel } from '#ui/kit/undo/UndoViewModel.ts';
import { RemovalViewModel } from '#ui/menu/RemovalViewModel.ts';
import { SelectionViewModel } from '#ui/menu/selection/SelectionViewModel.ts';
import { aCompany, aSession } from './builders.ts';
import { aCategory, aMenu, anItem } from './builders/menu.ts';
import { FakeClock } from './fakes/FakeClock.ts';
import { FakeSessionStore } from './fakes/FakeSessionStore.ts';
import { FakeBrowser } from './fakes/FakeBrowser.ts';
import { FakeCompanies } from './fakes/FakeCompanies.ts';
import { FakeCsvFiles } from './fakes/FakeCsvFiles.ts';
import { FakeMenuColumnChoices } from './fakes/FakeMenuColumnChoices.ts';
import { FakeMenuFiles } from './fakes/FakeMenuFiles.ts';
import { FakeMenus } from './fakes/FakeMenus.ts';
import { editorFakes } from './fakes/editorFakes.ts';
import { flushMicrotasks } from './flushPromises.ts';

/** Opens a menu of two sweets and a drink in its view model. Returns the fakes too. */
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
  const { saveSettings, events, writes, services } = editorFakes();
  const clock = new FakeClock();
  const undo = new UndoViewModel(clock, new FakeSessionStore(aSession()));
  const vm = new MenuViewModel(
    menus,
    new ExportMenu(companies, csvFiles, browser),
    services,
    undo,
    new AvailabilityViewModel(menus, saveSettings),
    new SelectionViewModel(menus, saveSettings),
    new RemovalViewModel(new RemoveFromMenu(menus, events, writes), undo),
    new MenuImportViewModel(
      new MenuFileViewModel(
        new ReadMenuFile(new FakeMenuFiles(), new FakeMenuColumnChoices()),
        new DownloadExampleMenu(csvFiles, browser),
      ),
      menus,
      services,
    ),
  );
  const stop = vm.start('aurora');
  await flushMicrotasks();
  menus.calls.length = 0;
  const item = (id: string) =>
    vm.form.fields.value?.categories.flatMap(({ items }) => items).find((one) => one.id === id) as Item;
  return {
    vm,
    stop,
    events,
    menus,
    companies,
    browser,
    clock,
    undo,
    item,
    category: (index: number) => vm.form.fields.value?.categories[index] ?? aCategory('none'),
    order: () =>
      vm.form.fields.value?.categories.map(({ id, items }) => [id, ...items.map((one) => one.id)].join(' ')),
    message: () => vm.form.notice.message,
  };
}

export const success = (text: string) => ({ text, tone: 'success' });
export const error = (text: string) => ({ text, tone: 'error' });
