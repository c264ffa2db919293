import { port } from '../port.ts';

/** The parts of a restaurant that are saved separately. */
export type SettingsArea = 'details' | 'voice' | 'menu' | 'instructions' | 'telephony';

/** A successful write to a restaurant. */
export type RestaurantEvent = { readonly restaurantId: string } & (
  | { readonly kind: 'saved'; readonly area: SettingsArea }
  | { readonly kind: 'deployed' | 'scheduled' | 'reverted' | 'orderDeleted' }
);

/** Announces successful writes to all parts of the app, in every tab of the browser. */
export interface RestaurantEvents {
  publish(event: RestaurantEvent): void;
  /** Calls back for every event of a restaurant. Returns a function that ends it. */
  subscribe(restaurantId: string, listen: (event: RestaurantEvent) => void): () => void;
}
export const RestaurantEvents = port<RestaurantEvents>('RestaurantEvents');
