import type { NewRestaurant, RestaurantForm } from '#domain/restaurants/restaurant.ts';
import { port } from '../port.ts';

/** Creates, edits, and deletes restaurants, for owners and admins. Aborting the signal cancels a read. */
export interface Restaurants {
  /** Creates a restaurant and its owner's login. Returns the host's message, if any. */
  create(restaurant: NewRestaurant): Promise<string | undefined>;
  /** Returns the initial values of the edit form. Rejected unless the user is an owner or admin. */
  form(restaurantId: string, signal?: AbortSignal): Promise<RestaurantForm>;
  /**
   * Saves a restaurant. Returns the host's message, if any.
   * @param basedOn the form before the edit, for hosts that compare versions
   */
  change(restaurantId: string, form: RestaurantForm, basedOn?: RestaurantForm): Promise<string | undefined>;
  /** Deletes a restaurant with all its data. Returns the host's message, if any. */
  remove(restaurantId: string): Promise<string | undefined>;
}
export const Restaurants = port<Restaurants>('Restaurants');
