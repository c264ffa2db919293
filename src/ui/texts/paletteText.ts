export const paletteText = {
  open: 'Go to…',
  title: 'Go to',
  placeholder: 'Page, dish, order, or phone number',
  loading: 'Loading restaurants',
  loadingDishes: 'Loading dishes',
  noDishes: "Couldn't load dishes",
  none: 'No results. Open a restaurant to search its dishes, orders, and calls.',
  firstMessage: 'First message (greeting)',
  greetingStage: 'Greeting stage of the conversation flow',
  onMenu: (text: string) => `Search the menu for “${text}”`,
  inOrders: (text: string) => `Search orders for “${text}”`,
  inCalls: (text: string) => `Search calls for “${text}”`,
} as const;
