import type { NewRestaurant, RestaurantForm } from '#domain/restaurants/restaurant.ts';
import { port } from '../port.ts';

/** Restaurants as their owners and admins set them up. A read is cancelled by its signal. */
export interface Restaurants {
  /** Sets up a restaurant and its owner's login; gives the host's word on it, if it has one. */
  create(restaurant: NewRestaurant): Promise<string | undefined>;
  /** What the form of a restaurant begins with. Rejected for who may not administer it. */
  form(restaurantId: string, signal?: AbortSignal): Promise<RestaurantForm>;
  /** Gives the host's word on it, if it has one. */
  change(restaurantId: string, form: RestaurantForm): Promise<string | undefined>;
  /** Deletes the restaurant with all that belongs to it; gives the host's word on it, if it has one. */
  remove(restaurantId: string): Promise<string | undefined>;
}
export const Restaurants = port<Restaurants>('Restaurants');
