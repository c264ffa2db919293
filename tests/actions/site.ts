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
    title: 'Switch the theme',
    purpose: 'Anyone can choose a theme for this browser.',
    seenIn: ['src/ui/shell/Theme.screen.test.tsx'],
    by: 'anybody',
    places: [{ page: 'home' }, { page: 'dashboard' }],
    viewModel: ThemeViewModel,
    state: { visitor: {} },
    run: (vm) => vm.toggle(),
    shows: (vm) => messageOf('state', vm.theme),
  }),
  action({
    id: 'answer-consent',
    title: 'Answer the cookie question',
    purpose:
      'Where the law requires it, a visitor is asked once whether the visit may be counted, and can change the answer later.',
    by: 'anybody',
    places: [{ page: 'home' }],
    viewModel: ConsentViewModel,
    state: { visitor: {} },
    open: (vm) => vm.open(),
    run: (vm) => vm.answer(true),
    otherwise: [{ when: 'the visitor declines', act: (vm) => vm.answer(false) }],
    shows: ({ isOpen }) => messageOf('state', isOpen ? consentText.title : 'the question is closed'),
  }),
  action({
    id: 'go-anywhere',
    title: 'Use the command palette',
    purpose: 'A user opens a restaurant, a page, or an order by typing a few letters.',
    seenIn: ['src/ui/palette/Palette.screen.test.tsx'],
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
    title: 'Confirm before losing unsaved changes',
    purpose: 'When a user is about to leave a form with unsaved changes, the app asks first.',
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
    purpose: 'A visitor finds a museum demo by name, subject, or city.',
    seenIn: ['src/ui/pages/museums/MuseumsScreen.screen.test.tsx'],
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
    otherwise: [{ when: 'no museum matches', act: (vm) => vm.search('atlantis') }],
    shows: ({ found }) => messageOf('status', found === 0 ? museumText.noMatch : museumCount(found)),
  }),
  action({
    id: 'follow-invitation',
    title: 'Count clicks on calls to action',
    purpose: 'A visitor clicks a demo or sign-up button, and the app reports which one.',
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
