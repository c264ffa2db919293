import type { PlaceId } from '../openRestaurant/places.ts';

/** What people read of the palette; all of it is added. */
export const paletteText = {
  open: 'Go to…',
  title: 'Go to',
  placeholder: 'A place, restaurant, dish, phone number or order',
  loading: 'Loading restaurants',
  none: 'Nothing has this name. Open a restaurant to look for its dishes and orders.',
  /** What else people call what a place has. */
  words: {
    voice: 'first message personality speaking speed stability temperature background sound',
    menu: 'dishes items categories prices availability',
    instructions: 'system prompt upselling situations conversation flow greeting',
    telephony: 'phone number call recording transcription retries busy after-hours message phrases call logs',
    deployments: 'put live schedule revert history',
    subscription: 'plan minutes billing',
    people: 'users staff',
  } satisfies Partial<Record<PlaceId, string>> as Readonly<Partial<Record<PlaceId, string>>>,
  onMenu: (text: string) => `“${text}” on the menu`,
  inOrders: (text: string) => `“${text}” in the orders`,
} as const;
