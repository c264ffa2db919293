import { AskedForViewModel } from '#ui/menu/callers/AskedForViewModel.ts';
import { MenuOrdersViewModel } from '#ui/menu/MenuOrdersViewModel.ts';
import { askedForText } from '#ui/texts/askedForText.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { action, start, type Action } from '../action.ts';
import { categories } from './categories.ts';
import { files } from './files.ts';
import { items } from './items.ts';
import { shared } from './menuScene.ts';
import { loadFailureOf, messageOf } from '../shownMessages.ts';
import { sorting } from './sorting.ts';

/** Actions for the menu as a whole. */
export const menu: readonly Action[] = [
  action('View the menu', {
    ...shared,
    purpose: 'An owner or admin views the menu that the agent sells from.',
    run: start,
  }),
  action('Search the menu', {
    ...shared,
    purpose: 'An owner or admin finds an item in a long menu.',
    open: start,
    run: (vm) => vm.view.search('pizza'),
  }),
  action('See what callers asked for', {
    ...shared,
    purpose: 'An owner or admin sees names in orders and calls that no item of the menu has.',
    viewModel: AskedForViewModel,
    run: start,
    shows: ({ calls }) => messageOf('status', calls.failure && askedForText.callsUnknown),
  }),
  action('See orders for unavailable items', {
    ...shared,
    purpose: 'An owner or admin sees how many orders named an item since it was switched off.',
    viewModel: MenuOrdersViewModel,
    run(vm, app) {
      const stop = vm.start(app.value('companyId'));
      vm.load();
      return stop;
    },
    shows: ({ orders }) => loadFailureOf(orders, failureText.orders),
  }),
  ...categories,
  ...items,
  ...sorting,
  ...files,
];
