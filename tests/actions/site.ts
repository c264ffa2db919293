import { PaletteViewModel } from '#ui/palette/PaletteViewModel.ts';
import { action, type Action } from './action.ts';
import { messageOf } from './shownMessages.ts';

/** Actions on the public site and on every page. */
export const site: readonly Action[] = [
  action('Use the command palette', {
    purpose:
      'On any console page, a user presses Ctrl+K or Cmd+K and opens a restaurant, a page, an order, or a number’s calls by typing a few letters. Owners and admins also find dishes and settings.',
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
