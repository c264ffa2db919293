import type { ItemDraft } from '#domain/menu/itemDraft.ts';
import { RemoveFromMenu } from '#application/menu/RemoveFromMenu.ts';
import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { UNDO_WINDOW_MS } from '#ui/kit/undo/UndoViewModel.ts';
import { action, start, type Action } from '../action.ts';
import { AskedForViewModel } from '#ui/menu/callers/AskedForViewModel.ts';
import { MenuViewModel } from '#ui/menu/MenuViewModel.ts';
import type { HeadlessApp } from '../HeadlessApp.ts';
import { changeElsewhere, menuAction, menuPanel, opened, shows } from './menuScene.ts';

function add(vm: MenuViewModel, fields: Partial<ItemDraft>): void {
  vm.openItem(opened(vm).category.id);
  vm.forms.item?.form.fields.edit(fields);
}

function editPrice(vm: MenuViewModel): void {
  const { category, item } = opened(vm);
  vm.openItem(category.id, item);
  vm.forms.item?.form.fields.edit({ price: '12' });
}

const submit = (vm: MenuViewModel) => void vm.forms.item?.submit();

/** Edits the price while someone else changes or deletes the item. */
const conflict = (change: Parameters<typeof changeElsewhere>[2]) => (vm: MenuViewModel, app: HeadlessApp) => {
  editPrice(vm);
  return changeElsewhere(vm, app, change);
};

function ask(vm: MenuViewModel): void {
  const { category, item } = opened(vm);
  vm.askRemoval(category.id, item);
}

function remove(vm: MenuViewModel): void {
  ask(vm);
  vm.removal.confirm();
}

const makeUnavailable = (vm: MenuViewModel) =>
  vm.changeSelected({ kind: 'availability', isAvailable: false });

/** Actions for menu items. */
export const items: readonly Action[] = [
  menuAction('Add a menu item', {
    purpose: 'An owner or admin adds an item, which callers can order once it is deployed.',
    useCase: SaveSettings,
    enter: (vm) => add(vm, { name: 'Cannoli', description: 'With ricotta', price: '8' }),
    run: submit,
    otherInput: { 'fields are invalid': (vm) => add(vm, { price: 'eight', imageUrl: 'a picture' }) },
  }),
  menuAction('Edit a menu item', {
    purpose: 'An owner or admin changes an item’s price, description, or availability.',
    useCase: SaveSettings,
    enter: editPrice,
    run: submit,
    otherInput: {
      'someone else changes the same field': conflict((item) => ({ ...item, price: 15 })),
      'someone else changes another field': conflict((item) => ({ ...item, description: 'With almonds' })),
      'someone else deletes the item': conflict(() => undefined),
    },
  }),
  menuAction('Delete a menu item', {
    purpose: 'An owner or admin deletes an item after confirming, and can undo it for ten seconds.',
    useCase: RemoveFromMenu,
    async run(vm, app) {
      remove(vm);
      await app.pass(UNDO_WINDOW_MS);
    },
    otherwise: { 'the ten seconds have not passed': remove, 'the confirmation is open': ask },
  }),
  menuAction('Mark an item as unavailable or available', {
    purpose:
      'With one switch, an owner or admin makes an item unavailable, and later available again. Callers notice either change once it is deployed. The app never makes an item available by itself: for the next day, switch the item on and schedule that change.',
    useCase: SaveSettings,
    run(vm) {
      const { category, item } = opened(vm);
      vm.switchAvailability(category.id, item);
    },
  }),
  action('Add a name that callers use as an alias', {
    ...menuPanel,
    purpose: 'An owner or admin makes a name from the orders an alias of an item, so the agent knows it.',
    useCase: SaveSettings,
    viewModel: {
      name: 'AskedForViewModel',
      make: (app) => ({ asked: app.make(AskedForViewModel), menu: app.make(MenuViewModel) }),
    },
    open({ asked, menu }, app) {
      const ends = [start(menu, app), asked.start(app.value('companyId'))];
      return () => ends.forEach((end) => end());
    },
    run({ asked, menu }) {
      const { category, item } = opened(menu);
      asked.addAlias(menu.form, { categoryId: category.id, item }, 'Coffee dessert');
    },
    shows: ({ menu }) => shows(menu),
  }),
  menuAction('Change several menu items at once', {
    purpose:
      'An owner or admin selects items and makes all of them unavailable or available, or moves them to another category. It has no undo: a second change sets them back.',
    useCase: SaveSettings,
    enter: (vm) => vm.setAllSelected(true),
    run: makeUnavailable,
    otherwise: {
      async 'someone else deletes one of the items'(vm, app) {
        await changeElsewhere(vm, app, () => undefined);
        makeUnavailable(vm);
      },
      'they are moved'(vm) {
        const { category } = opened(vm);
        const other = vm.menu?.categories.find(({ id }) => id !== category.id);
        if (other) vm.changeSelected({ kind: 'move', categoryId: other.id });
      },
    },
  }),
];
