import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { action, start, type Action } from '../action.ts';
import { opened, shared } from './menuScene.ts';

/** Actions for sorting the menu. */
export const sorting: readonly Action[] = [
  action('Reorder the menu', {
    ...shared,
    purpose: 'An owner or admin reorders categories and items with the pointer or the keyboard.',
    useCase: SaveSettings,
    open: start,
    run(vm) {
      vm.moveCategory(opened(vm).category, 1);
      void vm.form.submit();
    },
    again: (vm) => void vm.form.submit(),
  }),
];
