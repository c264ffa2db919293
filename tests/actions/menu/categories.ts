import { RemoveFromMenu } from '#application/menu/RemoveFromMenu.ts';
import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { UNDO_WINDOW_MS } from '#ui/kit/undo/UndoViewModel.ts';
import { action, start, type Action } from '../action.ts';
import { opened, shared } from './menuScene.ts';

/** Actions for menu categories. */
export const categories: readonly Action[] = [
  action('Add a menu category', {
    ...shared,
    purpose: 'An owner or admin adds a section to the menu.',
    useCase: SaveSettings,
    open: start,
    run(vm) {
      vm.openCategory();
      vm.forms.category?.form.fields.edit({ name: 'Drinks' });
      void vm.forms.category?.submit();
    },
    again: (vm) => void vm.forms.category?.submit(),
    otherwise: {
      'fields are invalid'(vm) {
        vm.openCategory();
        vm.forms.category?.form.fields.edit({ name: '', displayOrder: Number.NaN });
        void vm.forms.category?.submit();
      },
    },
  }),
  action('Edit a menu category', {
    ...shared,
    purpose: 'An owner or admin changes a category’s name or description.',
    useCase: SaveSettings,
    open: start,
    run(vm) {
      vm.openCategory(opened(vm).category);
      vm.forms.category?.form.fields.edit({ name: 'Dolci' });
      void vm.forms.category?.submit();
    },
    again: (vm) => void vm.forms.category?.submit(),
  }),
  action('Delete a menu category', {
    ...shared,
    purpose:
      'An owner or admin deletes a category with all its items after confirming, and can undo it for ten seconds.',
    useCase: RemoveFromMenu,
    open: start,
    async run(vm, app) {
      vm.askRemoval(opened(vm).category.id);
      vm.removal.confirm();
      await app.pass(UNDO_WINDOW_MS);
    },
    otherwise: { 'the confirmation is open': (vm) => vm.askRemoval(opened(vm).category.id) },
  }),
];
