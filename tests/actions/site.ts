import { findMuseums } from '#domain/museums/findMuseums.ts';
import { museums } from '#domain/museums/museums.ts';
import { ConsentViewModel } from '#ui/site/consent/ConsentViewModel.ts';
import { SiteNavigationViewModel } from '#ui/site/SiteNavigationViewModel.ts';
import { UnsavedWorkViewModel } from '#ui/kit/unsaved/UnsavedWorkViewModel.ts';
import { PaletteViewModel } from '#ui/palette/PaletteViewModel.ts';
import { museumCount, museumText } from '#ui/texts/museumText.ts';
import { consentText } from '#ui/texts/consentText.ts';
import { ThemeViewModel } from '#ui/theme/ThemeViewModel.ts';
import { action, type Action } from './action.ts';
import { messageOf } from './shownMessages.ts';

/** App-wide actions and the public site. */
export const site: readonly Action[] = [
  action({
    id: 'choose-theme',
    title: 'Switch between light and dark',
    purpose: 'Anybody chooses between light and dark, for this browser.',
    seenIn: [{ file: 'src/ui/shell/Theme.screen.test.tsx' }],
    by: 'anybody',
    places: [{ page: 'home' }, { page: 'dashboard' }],
    viewModel: ThemeViewModel,
    state: { visitor: {} },
    run: (vm) => vm.toggle(),
    shows: (vm) => messageOf('state', vm.theme),
  }),
  action({
    id: 'answer-consent',
    title: 'Say whether the visit may be counted',
    purpose: 'A visitor is asked once, where the law wants it, and can answer otherwise later.',
    by: 'anybody',
    places: [{ page: 'home' }],
    viewModel: ConsentViewModel,
    state: { visitor: {} },
    open: (vm) => vm.open(),
    run: (vm) => vm.answer(true),
    otherwise: [{ when: 'it may not', act: (vm) => vm.answer(false) }],
    shows: ({ isOpen }) => messageOf('state', isOpen ? consentText.title : 'the question is gone'),
  }),
  action({
    id: 'go-anywhere',
    title: 'Go anywhere by typing its name',
    purpose:
      'Whoever is signed in goes to a restaurant, a page or an order by a few letters, without the mouse.',
    seenIn: [{ file: 'src/ui/palette/Palette.screen.test.tsx' }],
    by: 'member',
    places: [{ page: 'dashboard' }],
    viewModel: PaletteViewModel,
    state: { scenario: 'a signed-in user with two restaurants' },
    run(vm) {
      vm.open();
      return vm.close;
    },
    shows: ({ restaurants: { value } }) =>
      messageOf('state', value ? `${value.length} restaurants to go to` : 'no restaurants to go to'),
  }),
  action({
    id: 'keep-unsaved-work',
    title: 'Be asked before unsaved changes are lost',
    purpose:
      'The app does this when somebody with changes in a form is about to leave it: nothing typed is lost by a slip.',
    by: 'administrator',
    places: [{ page: 'company', panel: 'voice' }],
    viewModel: UnsavedWorkViewModel,
    state: { scenario: 'a signed-in owner of a company' },
    open: (vm) =>
      vm.watch({ path: '/', name: 'Voice Configuration' }, { dirty: true, reset: () => undefined }),
    run: (vm, app) => vm.leave(() => app.browser.leaveFor('/dashboard')),
    shows: (vm) => messageOf('state', vm.question && `asked about ${vm.names.join()}`),
  }),
  action({
    id: 'find-museum',
    title: 'Search for a museum',
    purpose: 'A visitor finds a museum among the demos by its name, its subject or its city.',
    seenIn: [
      {
        file: 'src/ui/museums/MuseumsScreen.screen.test.tsx',
        titles: /searched|filters|demands|No museums|comes back/,
      },
    ],
    by: 'anybody',
    places: [{ page: 'museums', query: '?search=ithaca' }],
    viewModel: {
      name: 'MuseumsScreen',
      make: () => ({
        found: museums.length as number,
        search(text: string, city = 'all') {
          this.found = findMuseums(museums, { text, city }).length;
        },
      }),
    },
    state: { visitor: {} },
    run: (vm) => vm.search('ithaca'),
    otherwise: [{ when: 'none has it', act: (vm) => vm.search('atlantis') }],
    shows: ({ found }) => messageOf('status', found === 0 ? museumText.noMatch : museumCount(found)),
  }),
  action({
    id: 'follow-invitation',
    title: 'Follow an invitation to a demo or to get started, which is counted',
    purpose:
      'A visitor presses one of the buttons that invite to try or to begin; which of them leads people on is counted.',
    by: 'anybody',
    places: [{ page: 'home' }],
    viewModel: SiteNavigationViewModel,
    state: { visitor: {} },
    run(vm) {
      vm.bookDemo();
      vm.getStarted();
    },
    shows: () => [],
  }),
];
