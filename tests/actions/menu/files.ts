import { DownloadExampleMenu } from '#application/menu/DownloadExampleMenu.ts';
import { ExportMenu } from '#application/menu/ExportMenu.ts';
import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { ReadMenuFile } from '#application/menu/ReadMenuFile.ts';
import { action, type Action } from '../action.ts';
import { menuFile } from '#tests/support/menuFile.ts';
import { open, shared } from './menuScene.ts';

const NEW_DISH = 'Category,Item,Price,Description\nDesserts,Cannoli,8,With ricotta\n';

/** Menu import and export. */
export const files: readonly Action[] = [
  action({
    ...shared,
    title: 'Preview a menu import',
    purpose:
      'Before importing a menu file, an owner or admin sees what it would add, change, and remove, and any errors.',
    useCase: ReadMenuFile,
    open,
    run(vm) {
      vm.openImport();
      vm.importing.files.choose(menuFile('menu.csv', NEW_DISH));
    },
    otherwise: {
      'the file is JSON'(vm) {
        vm.openImport();
        const items = [{ name: 'Cannoli', price: 8, description: 'With ricotta' }];
        vm.importing.files.choose(
          menuFile('menu.json', JSON.stringify({ categories: [{ name: 'Desserts', items }] })),
        );
      },
      'the file contains no menu'(vm) {
        vm.openImport();
        vm.importing.files.choose(menuFile('menu.json', '{'));
      },
      'a name and a price are missing'(vm) {
        vm.openImport();
        vm.importing.files.choose(menuFile('menu.csv', 'Category,Item,Price\nDesserts,,eight\n'));
      },
      'a quotation mark never closes'(vm) {
        vm.openImport();
        vm.importing.files.choose(menuFile('menu.csv', 'Category,Item,Price\nDesserts,"Cannoli,8\n'));
      },
      'the columns are not recognized'(vm) {
        vm.openImport();
        vm.importing.files.choose(menuFile('menu.csv', 'Course,Food\nDesserts,Cannoli\n'));
      },
      'the browser can’t read the file'(vm) {
        vm.openImport();
        vm.importing.files.cannotRead();
      },
    },
  }),
  action({
    ...shared,
    title: 'Import a menu file',
    purpose: 'After the preview, an owner or admin replaces the menu with the file.',
    useCase: SaveSettings,
    async open(vm, app) {
      open(vm, app);
      await app.settle();
      vm.openImport();
      vm.importing.files.choose(menuFile('menu.csv', NEW_DISH));
      await app.until(() => vm.importing.files.file !== undefined);
    },
    run: (vm) => vm.importing.apply(),
    typed: ({ importing }) => [importing.files.file?.name, importing.rest],
  }),
  action({
    ...shared,
    title: 'Download an example of a menu file',
    purpose: 'An owner or admin who writes a menu file by hand starts from a small example.',
    useCase: DownloadExampleMenu,
    async open(vm, app) {
      open(vm, app);
      await app.settle();
      vm.openImport();
    },
    run: (vm) => vm.importing.files.downloadExample(),
  }),
  action({
    ...shared,
    title: 'Export the menu',
    purpose: 'An owner or admin downloads the menu to edit it elsewhere or keep a copy.',
    useCase: ExportMenu,
    open,
    run: (vm) => vm.export('csv'),
    otherwise: {
      'the format is JSON': (vm) => vm.export('json'),
      'the format is a sample menu': (vm) => vm.export('sample-json'),
    },
  }),
];
