/** What people read of the palette; all of it is added. */
export const paletteText = {
  open: 'Go to…',
  title: 'Go to',
  placeholder: 'A place, restaurant, dish, phone number or order',
  loading: 'Loading restaurants',
  none: 'Nothing has this name. Open a restaurant to look for its dishes, orders and calls.',
  onMenu: (text: string) => `“${text}” on the menu`,
  inOrders: (text: string) => `“${text}” in the orders`,
  inCalls: (text: string) => `“${text}” in the calls`,
} as const;
