import { SaveCategory } from '#application/menu/SaveCategory.ts';
import { action, type Action } from '../action.ts';
import { open, opened, shared } from './menuScene.ts';

/** Menu categories. */
export const categories: readonly Action[] = [
  action({
    ...shared,
    id: 'add-category',
    title: 'Add a category to the menu',
    purpose: 'An owner or admin begins a new part of the menu.',
    useCase: SaveCategory,
    open,
    run(vm) {
      vm.openCategory();
      vm.categoryForm?.draft.edit({ name: 'Drinks' });
      vm.categoryForm?.draft.submit();
    },
    again: (vm) => vm.categoryForm?.draft.submit(),
    otherwise: [
      {
        when: 'fields are not right',
        act(vm) {
          vm.openCategory();
          vm.categoryForm?.draft.edit({ name: '', displayOrder: Number.NaN });
          vm.categoryForm?.draft.submit();
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
      vm.categoryForm?.draft.edit({ name: 'Dolci' });
      vm.categoryForm?.draft.submit();
    },
    again: (vm) => vm.categoryForm?.draft.submit(),
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
];
