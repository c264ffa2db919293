import { RemoveFromMenu } from '#application/menu/RemoveFromMenu.ts';
import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { UNDO_WINDOW_MS } from '#ui/kit/undo/UndoViewModel.ts';
import { UndoViewModel } from '#ui/kit/undo/UndoViewModel.ts';
import { action, start, type Action } from '../action.ts';
import { AskedForViewModel } from '#ui/menu/callers/AskedForViewModel.ts';
import { MenuViewModel } from '#ui/menu/MenuViewModel.ts';
import { changeElsewhere, opened, shared } from './menuScene.ts';

function editPrice(vm: MenuViewModel): void {
  const { category, item } = opened(vm);
  vm.openItem(category.id, item);
  vm.forms.item?.form.fields.edit({ price: '12' });
}

function removeFirst(vm: MenuViewModel): void {
  const { category, item } = opened(vm);
  vm.askRemoval(category.id, item);
  vm.removal.confirm();
}

/** Actions for menu items. */
export const items: readonly Action[] = [
  action('Add a menu item', {
    ...shared,
    purpose: 'An owner or admin adds an item, which callers can order once it is deployed.',
    useCase: SaveSettings,
    open: start,
    run(vm) {
      vm.openItem(opened(vm).category.id);
      vm.forms.item?.form.fields.edit({ name: 'Cannoli', description: 'With ricotta', price: '8' });
      void vm.forms.item?.submit();
    },
    again: (vm) => void vm.forms.item?.submit(),
    otherwise: {
      'fields are invalid'(vm) {
        vm.openItem(opened(vm).category.id);
        vm.forms.item?.form.fields.edit({ price: 'eight', imageUrl: 'a picture' });
        void vm.forms.item?.submit();
      },
    },
  }),
  action('Edit a menu item', {
    ...shared,
    purpose: 'An owner or admin changes an item’s price, description, or availability.',
    useCase: SaveSettings,
    open: start,
    run(vm) {
      editPrice(vm);
      void vm.forms.item?.submit();
    },
    again: (vm) => void vm.forms.item?.submit(),
    otherwise: {
      async 'someone else changes the same field'(vm, app) {
        editPrice(vm);
        await changeElsewhere(vm, app, (item) => ({ ...item, price: 15 }));
        void vm.forms.item?.submit();
      },
      async 'someone else changes another field'(vm, app) {
        editPrice(vm);
        await changeElsewhere(vm, app, (item) => ({ ...item, description: 'With almonds' }));
        void vm.forms.item?.submit();
      },
      async 'someone else deletes the item'(vm, app) {
        editPrice(vm);
        await changeElsewhere(vm, app, () => undefined);
        void vm.forms.item?.submit();
      },
      async 'the connection is lost during the save'(vm, app) {
        let isLost = false;
        app.calls.answerInstead((method) => (isLost ||= method === 'PUT'), Response.error, false);
        editPrice(vm);
        void vm.forms.item?.submit();
        // the app retries the next read twice
        for (const pause of [0, 500, 1500]) await app.pass(pause);
      },
    },
  }),
  action('Delete a menu item', {
    ...shared,
    purpose: 'An owner or admin deletes an item after confirming, and can undo it for ten seconds.',
    useCase: RemoveFromMenu,
    open: start,
    async run(vm, app) {
      removeFirst(vm);
      await app.pass(UNDO_WINDOW_MS);
    },
    otherwise: {
      async 'the user undoes it'(vm, app) {
        removeFirst(vm);
        app.make(UndoViewModel).undoLatest();
        await app.pass(UNDO_WINDOW_MS);
      },
      'the ten seconds have not passed': removeFirst,
      'the confirmation is open'(vm) {
        const { category, item } = opened(vm);
        vm.askRemoval(category.id, item);
      },
    },
  }),
  action('Mark an item as unavailable or available', {
    ...shared,
    purpose:
      'With one switch, an owner or admin marks an item as run out, and later as available again. Callers can order it until the change is deployed.',
    useCase: SaveSettings,
    open: start,
    run(vm) {
      const { category, item } = opened(vm);
      vm.switchAvailability(category.id, item);
    },
  }),
  action('Add a name that callers use as an alias', {
    ...shared,
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
    shows: ({ menu }, app) => shared.shows(menu, app),
  }),
  action('Change several menu items at once', {
    ...shared,
    purpose:
      'An owner or admin selects items and makes all of them unavailable or available, or moves them to another category.',
    useCase: SaveSettings,
    open: start,
    run(vm) {
      vm.setAllSelected(true);
      vm.changeSelected({ kind: 'availability', isAvailable: false });
    },
    otherwise: {
      async 'someone else deletes one of the items'(vm, app) {
        vm.setAllSelected(true);
        await changeElsewhere(vm, app, () => undefined);
        vm.changeSelected({ kind: 'availability', isAvailable: false });
      },
      'they are moved'(vm) {
        const { category } = opened(vm);
        const other = vm.menu?.categories.find(({ id }) => id !== category.id);
        vm.setAllSelected(true);
        if (other) vm.changeSelected({ kind: 'move', categoryId: other.id });
      },
    },
  }),
];
