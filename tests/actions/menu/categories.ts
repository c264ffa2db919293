import { RemoveFromMenu } from '#application/menu/RemoveFromMenu.ts';
import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { UNDO_WINDOW_MS } from '#ui/kit/undo/UndoViewModel.ts';
import type { Action } from '../action.ts';
import { menuAction, opened } from './menuScene.ts';

/** Actions for menu categories. */
export const categories: readonly Action[] = [
  menuAction('Add a menu category', {
    purpose: 'An owner or admin adds a section to the menu.',
    useCase: SaveSettings,
    enter(vm) {
      vm.openCategory();
      vm.forms.category?.form.fields.edit({ name: 'Drinks' });
    },
    run: (vm) => void vm.forms.category?.submit(),
    otherInput: {
      'fields are invalid'(vm) {
        vm.openCategory();
        vm.forms.category?.form.fields.edit({ name: '', displayOrder: Number.NaN });
      },
    },
  }),
  menuAction('Edit a menu category', {
    purpose: 'An owner or admin changes a category’s name or description.',
    useCase: SaveSettings,
    enter(vm) {
      vm.openCategory(opened(vm).category);
      vm.forms.category?.form.fields.edit({ name: 'Dolci' });
    },
    run: (vm) => void vm.forms.category?.submit(),
  }),
  menuAction('Delete a menu category', {
    purpose:
      'An owner or admin deletes a category with all its items after confirming, and can undo it for ten seconds.',
    useCase: RemoveFromMenu,
    async run(vm, app) {
      vm.askRemoval(opened(vm).category.id);
      vm.removal.confirm();
      await app.pass(UNDO_WINDOW_MS);
    },
    otherwise: { 'the confirmation is open': (vm) => vm.askRemoval(opened(vm).category.id) },
  }),
];
