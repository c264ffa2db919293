import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { AskedForViewModel } from '#ui/menu/callers/AskedForViewModel.ts';
import { MenuOrdersViewModel } from '#ui/menu/MenuOrdersViewModel.ts';
import { askedForText } from '#ui/texts/askedForText.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { action, start, type Action } from '../action.ts';
import { categories } from './categories.ts';
import { files } from './files.ts';
import { items } from './items.ts';
import { menuAction, menuPanel, opened } from './menuScene.ts';
import { loadFailureOf, messageOf } from '../shownMessages.ts';

/** Actions for the menu as a whole. */
export const menu: readonly Action[] = [
  menuAction('View the menu', {
    purpose: 'An owner or admin views the menu that the agent sells from.',
  }),
  menuAction('Search the menu', {
    purpose: 'An owner or admin finds an item in a long menu.',
    run: (vm) => vm.view.search('pizza'),
  }),
  action('See what callers asked for', {
    ...menuPanel,
    purpose: 'An owner or admin sees names in orders and calls that no item of the menu has.',
    viewModel: AskedForViewModel,
    open: start,
    shows: ({ calls }) => messageOf('status', calls.failure && askedForText.callsUnknown),
  }),
  action('See orders for unavailable items', {
    ...menuPanel,
    purpose: 'An owner or admin sees how many orders named an item since it was switched off.',
    viewModel: MenuOrdersViewModel,
    open(vm, app) {
      const stop = vm.start(app.value('companyId'));
      vm.load();
      return stop;
    },
    shows: ({ orders }) => loadFailureOf(orders, failureText.orders),
  }),
  ...categories,
  ...items,
  menuAction('Reorder the menu', {
    purpose: 'An owner or admin reorders categories and items with the pointer or the keyboard.',
    useCase: SaveSettings,
    enter: (vm) => vm.moveCategory(opened(vm).category, 1),
    run: (vm) => void vm.form.submit(),
  }),
  ...files,
];
