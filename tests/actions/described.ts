/** Actions without requests and messages, by area and title, with the test that shows each. */
export const described: Readonly<
  Record<string, Readonly<Record<string, readonly [purpose: string, shownIn: string]>>>
> = {
  Account: {
    'Sign out in every tab': [
      'When the user signs out in one tab, the app signs out every other tab too.',
      'src/ui/session/SessionViewModel.test.ts',
    ],
  },
  'App and public site': {
    'Switch the theme': ['Anyone can choose a theme for this browser.', 'src/ui/shell/Theme.screen.test.tsx'],
    'Answer the cookie question': [
      'Where the law requires it, the app asks a visitor once whether it may count the visit. The visitor can change the answer later.',
      'src/ui/site/consent/ConsentViewModel.test.ts',
    ],
    'Confirm before losing unsaved changes': [
      'When a user is about to leave a form with unsaved changes, the app asks first. A link, Back, and signing out show a dialog; closing and reloading show the browser’s. After leaving by link or Back, **Undo** restores the edits for ten seconds.',
      'src/ui/kit/unsaved/UnsavedWorkViewModel.test.ts',
    ],
    'Count clicks on calls to action': [
      'A visitor clicks a demo or sign-up button, and the app reports which one.',
      'src/ui/site/SiteNavigationViewModel.test.ts',
    ],
  },
  'Live demos': {
    'Search for a museum': [
      'A visitor finds a museum demo by its name, address, or city.',
      'src/ui/pages/museums/MuseumsScreen.screen.test.tsx',
    ],
    'Mute, interrupt, type, and rate in the live demo': [
      'During a live demo, a visitor mutes the microphone, interrupts the agent, types a message, or rates a response.',
      'src/ui/landing/LandingDemoViewModel.test.ts',
    ],
  },
  Subscription: {
    'View annual prices': [
      'A user switches to annual prices. The choice survives the checkout and a reload.',
      'src/ui/billing/SubscriptionViewModel.test.ts',
    ],
  },
  'Agents and conversations': {
    'Search a transcript': [
      'A user finds a passage in a long conversation, if one line contains it all. Enter goes to the next match, Shift+Enter to the previous one.',
      'src/ui/calls/transcript/TranscriptViewModel.test.ts',
    ],
  },
  'Restaurant page': {
    'Tick off a caller': [
      'A user marks that a caller was called back. Only this browser remembers it.',
      'src/ui/calls/CallsViewModel.test.ts',
    ],
    'Copy the API key or an ID': [
      'A user copies an ID or the API key with one click.',
      'src/ui/kit/text/CopyViewModel.test.ts',
    ],
  },
  Orders: {
    'Show new orders after scrolling': [
      'A user who has scrolled down sees that there are new orders. These orders appear first in the list when the user scrolls up or presses the button at the top of the window.',
      'src/ui/orders/OrdersViewModel.test.ts',
    ],
    'Pause order updates': [
      'A user stops the automatic updates and resumes them with the same button.',
      'src/ui/orders/OrdersViewModel.test.ts',
    ],
    'Filter the orders by time': [
      'A user limits the list to the last day, week, month, or quarter.',
      'src/ui/orders/VisibleOrders.test.ts',
    ],
    'Show only orders with allergies, or not yet printed': [
      'A user limits the list to orders whose ticket warns of an allergy, to orders not yet printed, or both. New orders that the filter hides are counted above the list.',
      'src/ui/orders/OrderFilters.screen.test.tsx',
    ],
    'Search the orders': [
      'A user finds an order by its number, or by words or a phone number on its ticket. #12 also finds #120.',
      'src/ui/orders/VisibleOrders.test.ts',
    ],
    'Turn on the order bell': [
      'A busy user hears a bell when an order arrives. The browser saves the choice.',
      'src/ui/orders/ArrivalSound.test.ts',
    ],
    'Print an order’s ticket': [
      'Kitchen staff print an order as a ticket of receipt width, with allergies set apart. Printing marks nothing as printed, because only the host knows; until a reload, the card says when Print was pressed.',
      'src/ui/orders/PrintOrderViewModel.test.ts',
    ],
  },
};
