export const paletteText = {
  open: 'Go to…',
  title: 'Go to',
  placeholder: 'Page, dish, order, or phone number',
  loading: 'Loading restaurants',
  loadingDishes: 'Loading dishes',
  noDishes: "Couldn't load dishes",
  none: 'No results. Open a restaurant to search its dishes, orders, and calls.',
  firstMessage: 'Greeting: first message',
  greetingStage: 'Greeting: conversation flow',
  onMenu: (text: string) => `“${text}” on the menu`,
  inOrders: (text: string) => `“${text}” in the orders`,
  inCalls: (text: string) => `“${text}” in the calls`,
} as const;
