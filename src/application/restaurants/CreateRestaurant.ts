import { autoFillText } from '#domain/restaurants/autoFill.ts';
import type { NewRestaurant } from '#domain/restaurants/restaurant.ts';
import { restaurantProblems, type RestaurantProblem } from '#domain/restaurants/restaurantProblems.ts';
import { withHttpsScheme } from '#domain/restaurants/withHttpsScheme.ts';
import { Restaurants } from './Restaurants.ts';

export type CreateRestaurantOutcome =
  | { readonly outcome: 'created'; readonly message: string | undefined }
  | { readonly outcome: 'invalid'; readonly problems: readonly RestaurantProblem[] };

/**
 * Creates a restaurant with its owner. Sends nothing invalid. Derives a blank assistant id from the name
 * and adds `https://` to the website. (see rule: create restaurant)
 */
export class CreateRestaurant {
  static readonly needs = [Restaurants] as const;
  constructor(private readonly restaurants: Restaurants) {}

  async execute(restaurant: NewRestaurant): Promise<CreateRestaurantOutcome> {
    const problems = restaurantProblems(restaurant);
    if (problems.length > 0) return { outcome: 'invalid', problems };

    return { outcome: 'created', message: await this.restaurants.create(withDefaults(restaurant)) };
  }
}

function withDefaults(restaurant: NewRestaurant): NewRestaurant {
  const { name, assistantId, website } = restaurant;
  return {
    ...restaurant,
    assistantId: assistantId.trim() === '' ? autoFillText.assistantId(name) : assistantId,
    website: website && withHttpsScheme(website),
  };
}
