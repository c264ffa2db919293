import { ExportMenu } from '#application/menu/ExportMenu.ts';
import { ReadMenuFile } from '#application/menu/ReadMenuFile.ts';
import { SaveCategory } from '#application/menu/SaveCategory.ts';
import { SaveItem } from '#application/menu/SaveItem.ts';
import { MenuViewModel } from '#ui/company/menu/MenuViewModel.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { importText } from '#ui/texts/importText.ts';
import { menuText } from '#ui/texts/menuText.ts';
import { action, type Action, type Place } from './action.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import { form, notice, reading, said, type Shown } from './shown.ts';

const places: readonly [Place] = [{ page: 'company', panel: 'menu' }];
const open = (vm: MenuViewModel, app: HeadlessApp) => vm.start(app.value('companyId'));

const NEW_DISH = 'Category,Item,Price,Description\nDesserts,Cannoli,8,With ricotta\n';

function showsImport({ importing }: MenuViewModel): readonly Shown[] {
  const { file } = importing;
  if (file?.reading.outcome !== 'unreadable') return notice(importing.notice);
  return [
    ...said('question', importText.unreadable(file.name)),
    ...file.reading.problems.flatMap((problem) => said('question', importText.problem(problem))),
  ];
}

const shared = {
  by: 'administrator',
  places,
  viewModel: MenuViewModel,
  state: { scenario: 'a restaurant with a menu' },
  shows: (vm: MenuViewModel) => [
    ...notice(vm.draft.notice),
    ...reading(vm.draft.loading, failureText.menu),
    ...(vm.categoryForm.draft ? form(vm.categoryForm.draft) : []),
    ...(vm.itemForm.draft ? form(vm.itemForm.draft) : []),
    ...said(
      'question',
      vm.removal.asked && (vm.removal.asked.item ? menuText.deleteItem : menuText.deleteCategory),
    ),
    ...showsImport(vm),
    ...said('status', vm.announcement || undefined),
  ],
} as const;

/** The category that is open, which every state of these has. */
function opened(vm: MenuViewModel) {
  const { category } = vm.view;
  const item = category?.items[0];
  if (!category || !item) throw new Error('The menu has no item');
  return { category, item };
}

/** What the agent can offer. */
export const menu: readonly Action[] = [
  action({
    ...shared,
    id: 'see-menu',
    title: 'See the menu',
    purpose: 'An owner or admin sees the menu that the agent takes orders from.',
    run: open,
  }),
  action({
    ...shared,
    id: 'search-menu',
    title: 'Search in the menu',
    purpose: 'An owner or admin finds a dish in a long menu.',
    open,
    run: (vm) => vm.view.search('pizza'),
  }),
  action({
    ...shared,
    id: 'add-category',
    title: 'Add a category to the menu',
    purpose: 'An owner or admin begins a new part of the menu.',
    useCase: SaveCategory,
    open,
    run(vm) {
      vm.openCategory();
      vm.categoryForm.draft?.edit({ name: 'Drinks' });
      vm.categoryForm.draft?.submit();
    },
    again: (vm) => vm.categoryForm.draft?.submit(),
    otherwise: [
      {
        when: 'fields are not right',
        act(vm) {
          vm.openCategory();
          vm.categoryForm.draft?.edit({ name: '', displayOrder: Number.NaN });
          vm.categoryForm.draft?.submit();
        },
      },
    ],
  }),
  action({
    ...shared,
    id: 'change-category',
    title: 'Change a category of the menu',
    purpose: 'An owner or admin renames a category, or changes what the agent knows of it.',
    useCase: SaveCategory,
    open,
    run(vm) {
      vm.openCategory(opened(vm).category);
      vm.categoryForm.draft?.edit({ name: 'Dolci' });
      vm.categoryForm.draft?.submit();
    },
    again: (vm) => vm.categoryForm.draft?.submit(),
  }),
  action({
    ...shared,
    id: 'delete-category',
    title: 'Delete a category with all its items',
    purpose: 'An owner or admin takes a part of the menu out, with every dish in it, after one question.',
    open,
    run(vm) {
      vm.askRemoval(opened(vm).category.id);
      vm.removal.confirm();
    },
    otherwise: [{ when: 'the question is open', act: (vm) => vm.askRemoval(opened(vm).category.id) }],
  }),
  action({
    ...shared,
    id: 'add-menu-item',
    title: 'Add an item to the menu',
    purpose: 'An owner or admin puts a dish on the menu, so that callers can order it.',
    useCase: SaveItem,
    open,
    run(vm) {
      vm.openItem(opened(vm).category.id);
      vm.itemForm.draft?.edit({ name: 'Cannoli', description: 'With ricotta', price: '8' });
      vm.itemForm.draft?.submit();
    },
    again: (vm) => vm.itemForm.draft?.submit(),
    otherwise: [
      {
        when: 'fields are not right',
        act(vm) {
          vm.openItem(opened(vm).category.id);
          vm.itemForm.draft?.edit({ price: 'eight', imageUrl: 'a picture' });
          vm.itemForm.draft?.submit();
        },
      },
    ],
  }),
  action({
    ...shared,
    id: 'change-menu-item',
    title: 'Change an item of the menu',
    purpose: 'An owner or admin changes a dish: its price, its words, when it can be had.',
    useCase: SaveItem,
    open,
    run(vm) {
      const { category, item } = opened(vm);
      vm.openItem(category.id, item);
      vm.itemForm.draft?.edit({ price: '12' });
      vm.itemForm.draft?.submit();
    },
    again: (vm) => vm.itemForm.draft?.submit(),
  }),
  action({
    ...shared,
    id: 'delete-menu-item',
    title: 'Delete an item of the menu',
    purpose: 'An owner or admin takes a dish off the menu for good, after one question.',
    open,
    run(vm) {
      const { category, item } = opened(vm);
      vm.askRemoval(category.id, item);
      vm.removal.confirm();
    },
    otherwise: [
      {
        when: 'the question is open',
        act(vm) {
          const { category, item } = opened(vm);
          vm.askRemoval(category.id, item);
        },
      },
    ],
  }),
  action({
    ...shared,
    id: 'switch-availability',
    title: 'Mark an item as sold out, or as available again',
    purpose:
      'An owner or admin keeps the agent from selling what the kitchen has run out of, and lets it again, with one switch.',
    open,
    run(vm) {
      const { category, item } = opened(vm);
      vm.switchAvailability(category.id, item);
    },
  }),
  action({
    ...shared,
    id: 'order-menu',
    title: 'Change the order of the menu',
    purpose:
      'An owner or admin puts categories and dishes in the order in which they are to be read, by pointer or by keyboard.',
    open,
    run(vm) {
      vm.moveCategory(opened(vm).category, 1);
      vm.draft.submit();
    },
    again: (vm) => vm.draft.submit(),
  }),
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
    title: 'Import a menu file',
    purpose: 'An owner or admin who has seen what a menu file would change puts it in the place of the menu.',
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
