import { ExportMenu } from '#application/menu/ExportMenu.ts';
import { ImportMenu } from '#application/menu/ImportMenu.ts';
import { ReadMenuFile } from '#application/menu/ReadMenuFile.ts';
import { action, type Action } from '../action.ts';
import { open, shared } from './menuScene.ts';

const NEW_DISH = 'Category,Item,Price,Description\nDesserts,Cannoli,8,With ricotta\n';

/** Menu import and export. */
export const files: readonly Action[] = [
  action({
    ...shared,
    id: 'read-menu-file',
    title: 'See what a menu file would change',
    purpose:
      'An owner or admin has a menu as a file: they see first what it would add, change and take away, and what is wrong with it.',
    useCase: ReadMenuFile,
    open,
    run(vm) {
      vm.openImport();
      vm.importing.choose({ name: 'menu.csv', text: NEW_DISH });
    },
    otherwise: [
      {
        when: 'it is JSON',
        act(vm) {
          vm.openImport();
          const items = [{ name: 'Cannoli', price: 8, description: 'With ricotta' }];
          vm.importing.choose({
            name: 'menu.json',
            text: JSON.stringify({ categories: [{ name: 'Desserts', items }] }),
          });
        },
      },
      {
        when: 'it holds no menu',
        act(vm) {
          vm.openImport();
          vm.importing.choose({ name: 'menu.json', text: '{' });
        },
      },
      {
        when: 'it lacks a name and a price',
        act(vm) {
          vm.openImport();
          vm.importing.choose({ name: 'menu.csv', text: 'Category,Item,Price\nDesserts,,eight\n' });
        },
      },
      {
        when: 'the browser cannot read it',
        act(vm) {
          vm.openImport();
          vm.importing.cannotRead();
        },
      },
    ],
  }),
  action({
    ...shared,
    id: 'import-menu',
    title: 'Import menu file',
    purpose: 'An owner or admin who has seen what a menu file would change puts it in the place of the menu.',
    useCase: ImportMenu,
    async open(vm, app) {
      open(vm, app);
      await app.settle();
      vm.openImport();
      vm.importing.choose({ name: 'menu.csv', text: NEW_DISH });
    },
    run: (vm) => vm.importing.apply(),
    typed: ({ importing: { file, rest } }) => [file?.name, rest],
  }),
  action({
    ...shared,
    id: 'export-menu',
    title: 'Export the menu as a file',
    purpose: 'An owner or admin takes the menu along as a file, to edit it elsewhere or to keep it.',
    useCase: ExportMenu,
    open,
    run: (vm) => vm.export('csv'),
    otherwise: [
      { when: 'it is to be JSON', act: (vm) => vm.export('json') },
      { when: 'it is to be in the form of a sample menu', act: (vm) => vm.export('sample-json') },
    ],
  }),
];
