import type { RestaurantForm } from '#domain/restaurants/restaurant.ts';
import { restaurantProblems, type RestaurantProblem } from '#domain/restaurants/restaurantProblems.ts';
import { withHttpsScheme } from '#domain/restaurants/withHttpsScheme.ts';
import { Restaurants } from './Restaurants.ts';

export interface RestaurantEdit {
  readonly restaurantId: string;
  readonly form: RestaurantForm;
  /** The saved background sound. */
  readonly soundBefore?: string;
}

export type EditRestaurantOutcome =
  | { readonly outcome: 'saved'; readonly message: string | undefined }
  | { readonly outcome: 'invalid'; readonly problems: readonly RestaurantProblem[] };

/**
 * Saves changes to a restaurant and adds `https://` to its website. Sends nothing invalid. (rule: edit
 * restaurant)
 */
export class EditRestaurant {
  static readonly needs = [Restaurants] as const;
  constructor(private readonly restaurants: Restaurants) {}

  async execute({ restaurantId, form, soundBefore }: RestaurantEdit): Promise<EditRestaurantOutcome> {
    const problems = restaurantProblems(form, soundBefore);
    if (problems.length > 0) return { outcome: 'invalid', problems };

    const saved = { ...form, website: withHttpsScheme(form.website) };
    return { outcome: 'saved', message: await this.restaurants.change(restaurantId, saved) };
  }
}
