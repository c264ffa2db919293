import { PaletteViewModel } from '#ui/palette/PaletteViewModel.ts';
import { action, type Action } from './action.ts';
import { messageOf } from './shownMessages.ts';

/** Actions on the public site and on every page. */
export const site: readonly Action[] = [
  action('Use the command palette', {
    purpose: 'A user opens a restaurant, a page, or an order by typing a few letters.',
    by: 'member',
    places: [{ page: 'dashboard' }],
    viewModel: PaletteViewModel,
    state: { scenario: 'a signed-in user with two restaurants' },
    open(vm) {
      vm.open();
      return vm.close;
    },
    shows: ({ restaurants: { value } }) =>
      messageOf('state', value ? `${value.length} restaurants to go to` : 'no restaurants to go to'),
  }),
];
