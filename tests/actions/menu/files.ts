import { DownloadExampleMenu } from '#application/menu/DownloadExampleMenu.ts';
import { ExportMenu } from '#application/menu/ExportMenu.ts';
import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { ReadMenuFile } from '#application/menu/ReadMenuFile.ts';
import type { MenuViewModel } from '#ui/menu/MenuViewModel.ts';
import type { Action } from '../action.ts';
import { menuFile } from '#tests/support/menuFile.ts';
import type { HeadlessApp } from '../HeadlessApp.ts';
import { menuAction } from './menuScene.ts';

const NEW_DISH = 'Category,Item,Price,Description\nDesserts,Cannoli,8,With ricotta\n';

const choose = (name: string, text: string) => async (vm: MenuViewModel, app: HeadlessApp) => {
  vm.openImport();
  const { files } = vm.importing;
  files.choose(menuFile(name, text));
  await app.until(() => !files.reading.running);
};

/** Actions for importing and exporting the menu. */
export const files: readonly Action[] = [
  menuAction('Preview a menu import', {
    purpose:
      'Before importing a menu file, an owner or admin sees what it would add, change, and remove, and any errors.',
    useCase: ReadMenuFile,
    run: choose('menu.csv', NEW_DISH),
    otherwise: {
      'the file contains no menu': choose('menu.json', '{'),
      'a name and a price are missing': choose('menu.csv', 'Category,Item,Price\nDesserts,,eight\n'),
      'a quotation mark never closes': choose('menu.csv', 'Category,Item,Price\nDesserts,"Cannoli,8\n'),
      'the columns are not recognized': choose('menu.csv', 'Course,Food\nDesserts,Cannoli\n'),
      'the browser can’t read the file'(vm) {
        vm.openImport();
        vm.importing.files.cannotRead();
      },
    },
  }),
  menuAction('Import a menu file', {
    purpose:
      'After the preview, an owner or admin imports the file. Items missing from it stay, unless the user chooses otherwise.',
    useCase: SaveSettings,
    enter: choose('menu.csv', NEW_DISH),
    run: (vm) => vm.importing.apply(),
    typed: ({ importing }) => [importing.files.file?.name, importing.rest],
  }),
  menuAction('Download an example of a menu file', {
    purpose: 'An owner or admin who writes a menu file by hand starts from a small example.',
    useCase: DownloadExampleMenu,
    enter: (vm) => vm.openImport(),
    run: (vm) => vm.importing.files.downloadExample(),
  }),
  menuAction('Export the menu', {
    purpose: 'An owner or admin downloads the menu to edit it elsewhere or keep a copy.',
    useCase: ExportMenu,
    run: (vm) => vm.export('csv'),
  }),
];
