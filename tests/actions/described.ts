import type { DescribedAction } from './action.ts';

/** The actions without requests and messages, by area. */
export const described = {
  session: [
    {
      title: 'Sign out in every tab',
      purpose: 'When the user signs out in one tab, the app signs out every other tab too.',
      shownIn: ['src/ui/session/SessionViewModel.test.ts'],
    },
  ],
  site: [
    {
      title: 'Switch the theme',
      purpose: 'Anyone can choose a theme for this browser.',
      shownIn: ['src/ui/shell/Theme.screen.test.tsx'],
      viewModel: 'ThemeViewModel',
    },
    {
      title: 'Answer the cookie question',
      purpose:
        'Where the law requires it, the app asks a visitor once whether it may count the visit. The visitor can change the answer later.',
      shownIn: ['src/ui/site/consent/ConsentViewModel.test.ts'],
      viewModel: 'ConsentViewModel',
    },
    {
      title: 'Confirm before losing unsaved changes',
      purpose: 'When a user is about to leave a form with unsaved changes, the app asks first.',
      shownIn: ['src/ui/kit/unsaved/UnsavedWorkViewModel.test.ts'],
      viewModel: 'UnsavedWorkViewModel',
    },
    {
      title: 'Count clicks on calls to action',
      purpose: 'A visitor clicks a demo or sign-up button, and the app reports which one.',
      shownIn: ['src/ui/site/SiteNavigationViewModel.test.ts'],
      viewModel: 'SiteNavigationViewModel',
    },
  ],
  liveDemo: [
    {
      title: 'Search for a museum',
      purpose: 'A visitor finds a museum demo by name, subject, or city.',
      shownIn: ['src/ui/pages/museums/MuseumsScreen.screen.test.tsx'],
    },
    {
      title: 'Mute, interrupt, type, and rate in the live demo',
      purpose:
        'During a live demo, a visitor mutes the microphone, interrupts the agent, types a message, or rates a response.',
      shownIn: ['src/ui/landing/LandingDemoViewModel.test.ts'],
    },
  ],
  subscription: [
    {
      title: 'View annual prices',
      purpose: 'A user switches to annual prices. The choice survives the checkout and a reload.',
      shownIn: ['src/ui/billing/SubscriptionViewModel.test.ts'],
    },
  ],
  conversations: [
    {
      title: 'Search a transcript',
      purpose: 'A user finds a passage in a long conversation.',
      shownIn: ['src/ui/calls/transcript/TranscriptViewModel.test.ts'],
      viewModel: 'TranscriptViewModel',
    },
  ],
  company: [
    {
      title: 'Tick off a caller',
      purpose: 'A user marks that a caller was called back. Only this browser remembers it.',
      shownIn: ['src/ui/calls/CallsViewModel.test.ts'],
    },
    {
      title: 'Copy the API key or an ID',
      purpose: 'A user copies an ID or the API key with one click.',
      shownIn: ['src/ui/kit/text/CopyViewModel.test.ts'],
      viewModel: 'CopyViewModel',
    },
  ],
  orders: [
    {
      title: 'Show new orders after scrolling',
      purpose:
        'A user who has scrolled down sees that there are new orders. These orders appear first in the list when the user scrolls up or presses the button at the top of the window.',
      shownIn: ['src/ui/orders/OrdersViewModel.test.ts'],
    },
    {
      title: 'Pause order updates',
      purpose: 'A user stops the automatic updates and resumes them with the same button.',
      shownIn: ['src/ui/orders/OrdersViewModel.test.ts'],
    },
    {
      title: 'Filter the orders by time',
      purpose: 'A user limits the list to the last day, week, month, or quarter.',
      shownIn: ['src/ui/orders/VisibleOrders.test.ts'],
    },
    {
      title: 'Show only orders with allergies, or not yet printed',
      purpose:
        'A user limits the list to orders whose ticket warns of an allergy, to orders not yet printed, or both. New orders that the filter hides are counted above the list.',
      shownIn: ['src/ui/orders/OrderFilters.screen.test.tsx'],
    },
    {
      title: 'Search the orders',
      purpose: 'A user finds an order by number, name, or dish.',
      shownIn: ['src/ui/orders/VisibleOrders.test.ts'],
    },
    {
      title: 'Turn on the order bell',
      purpose: 'A busy user hears a bell when an order arrives. The browser saves the choice.',
      shownIn: ['src/ui/orders/ArrivalSound.test.ts'],
    },
    {
      title: 'Print an order’s ticket',
      purpose: 'Kitchen staff print an order as a ticket of receipt width.',
      shownIn: ['src/ui/orders/PrintOrderViewModel.test.ts'],
      viewModel: 'PrintOrderViewModel',
    },
  ],
} as const satisfies Readonly<Record<string, readonly DescribedAction[]>>;
