import { port } from '../port.ts';

/** The parts of a restaurant that are saved separately. */
export type SettingsArea = 'details' | 'voice' | 'menu' | 'instructions' | 'telephony';

/** Areas that saving another area changes: a restaurant's details include its greeting, voice, and menu. */
const OVERLAPPING_AREAS: Readonly<Record<string, readonly SettingsArea[]>> = { details: ['voice', 'menu'] };

/** Returns an area, and the other areas that saving this area changes. */
export const areasChangedBy = <Area extends string>(area: Area): readonly (Area | SettingsArea)[] => [
  area,
  ...(OVERLAPPING_AREAS[area] ?? []),
];

/** A successful write to a restaurant. */
export type RestaurantEvent = { readonly restaurantId: string } & (
  | { readonly kind: 'saved'; readonly area: SettingsArea }
  | { readonly kind: 'deployed' | 'scheduled' | 'reverted' | 'orderDeleted' }
);

/** Notifies all parts of the app, in every tab of the browser, of successful writes. */
export interface RestaurantEvents {
  publish(event: RestaurantEvent): void;
  /** Calls back for every event of a restaurant. Returns a function that unsubscribes. */
  subscribe(restaurantId: string, listen: (event: RestaurantEvent) => void): () => void;
}
export const RestaurantEvents = port<RestaurantEvents>('RestaurantEvents');
