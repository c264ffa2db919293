import { SaveItem } from '#application/menu/SaveItem.ts';
import { action, type Action } from '../action.ts';
import { open, opened, shared } from './menuScene.ts';

/** Menu items. */
export const items: readonly Action[] = [
  action({
    ...shared,
    id: 'add-menu-item',
    title: 'Add an item to the menu',
    purpose: 'An owner or admin puts a dish on the menu, so that callers can order it.',
    useCase: SaveItem,
    open,
    run(vm) {
      vm.openItem(opened(vm).category.id);
      vm.itemForm?.draft.edit({ name: 'Cannoli', description: 'With ricotta', price: '8' });
      vm.itemForm?.draft.submit();
    },
    again: (vm) => vm.itemForm?.draft.submit(),
    otherwise: [
      {
        when: 'fields are not right',
        act(vm) {
          vm.openItem(opened(vm).category.id);
          vm.itemForm?.draft.edit({ price: 'eight', imageUrl: 'a picture' });
          vm.itemForm?.draft.submit();
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
      vm.itemForm?.draft.edit({ price: '12' });
      vm.itemForm?.draft.submit();
    },
    again: (vm) => vm.itemForm?.draft.submit(),
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
];
