/** What people read of the palette; all of it is added. */
export const paletteText = {
  open: 'Go to…',
  title: 'Go to',
  placeholder: 'A place, restaurant, dish, phone number or order',
  loading: 'Loading restaurants',
  none: 'Nothing that is loaded has this name',
} as const;
