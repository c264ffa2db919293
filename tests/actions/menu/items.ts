import { AddItem } from '#application/menu/AddItem.ts';
import { RemoveFromMenu } from '#application/menu/RemoveFromMenu.ts';
import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { action, type Action } from '../action.ts';
import type { MenuViewModel } from '#ui/menu/MenuViewModel.ts';
import { changeElsewhere, open, opened, shared } from './menuScene.ts';

function editPrice(vm: MenuViewModel): void {
  const { category, item } = opened(vm);
  vm.openItem(category.id, item);
  vm.itemForm?.form.fields.edit({ price: '12' });
}

/** Menu items. */
export const items: readonly Action[] = [
  action({
    ...shared,
    id: 'add-menu-item',
    title: 'Add a menu item',
    purpose: 'An owner or admin adds an item that callers can order.',
    useCase: AddItem,
    open,
    run(vm) {
      vm.openItem(opened(vm).category.id);
      vm.itemForm?.form.fields.edit({ name: 'Cannoli', description: 'With ricotta', price: '8' });
      vm.itemForm?.form.submit();
    },
    again: (vm) => vm.itemForm?.form.submit(),
    otherwise: [
      {
        when: 'fields are invalid',
        act(vm) {
          vm.openItem(opened(vm).category.id);
          vm.itemForm?.form.fields.edit({ price: 'eight', imageUrl: 'a picture' });
          vm.itemForm?.form.submit();
        },
      },
    ],
  }),
  action({
    ...shared,
    id: 'change-menu-item',
    title: 'Edit a menu item',
    purpose: 'An owner or admin changes an item’s price, description, or availability.',
    useCase: SaveSettings,
    open,
    run(vm) {
      editPrice(vm);
      vm.itemForm?.form.submit();
    },
    again: (vm) => vm.itemForm?.form.submit(),
    otherwise: [
      {
        when: 'someone else changes the same field',
        async act(vm, app) {
          editPrice(vm);
          await changeElsewhere(vm, app, (item) => ({ ...item, price: 15 }));
          vm.itemForm?.form.submit();
        },
      },
      {
        when: 'someone else changes another field',
        async act(vm, app) {
          editPrice(vm);
          await changeElsewhere(vm, app, (item) => ({ ...item, description: 'With almonds' }));
          vm.itemForm?.form.submit();
        },
      },
      {
        when: 'someone else deletes the item',
        async act(vm, app) {
          editPrice(vm);
          await changeElsewhere(vm, app, () => undefined);
          vm.itemForm?.form.submit();
        },
      },
      {
        when: 'the connection is lost during the save',
        async act(vm, app) {
          let isLost = false;
          app.calls.answerInstead((method) => (isLost ||= method === 'PUT'), Response.error, false);
          editPrice(vm);
          vm.itemForm?.form.submit();
          // the read after it is retried twice
          for (const pause of [0, 500, 1500]) await app.pass(pause);
        },
      },
    ],
  }),
  action({
    ...shared,
    id: 'delete-menu-item',
    title: 'Delete a menu item',
    purpose: 'An owner or admin permanently deletes an item after confirming.',
    useCase: RemoveFromMenu,
    open,
    run(vm) {
      const { category, item } = opened(vm);
      vm.askRemoval(category.id, item);
      vm.removal.confirm();
    },
    otherwise: [
      {
        when: 'the confirmation is open',
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
    title: 'Mark an item as unavailable or available',
    purpose:
      'With one switch, an owner or admin stops the agent from selling an item that has run out, and later allows it again.',
    useCase: SaveSettings,
    open,
    run(vm) {
      const { category, item } = opened(vm);
      vm.switchAvailability(category.id, item);
    },
  }),
];
