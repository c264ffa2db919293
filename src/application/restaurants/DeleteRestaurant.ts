import { confirmsDeletion } from '#domain/restaurants/deletion.ts';
import { Restaurants } from './Restaurants.ts';

export interface Deletion {
  readonly restaurantId: string;
  readonly name: string;
  /** The text typed to confirm. */
  readonly typed: string;
}

export type DeleteRestaurantOutcome =
  { readonly outcome: 'deleted'; readonly message: string | undefined } | { readonly outcome: 'mismatch' };

/** Deletes a restaurant after its name is typed. (rule: delete restaurant) */
export class DeleteRestaurant {
  static readonly needs = [Restaurants] as const;
  constructor(private readonly restaurants: Restaurants) {}

  async execute({ restaurantId, name, typed }: Deletion): Promise<DeleteRestaurantOutcome> {
    if (!confirmsDeletion(name, typed)) return { outcome: 'mismatch' };

    return { outcome: 'deleted', message: await this.restaurants.remove(restaurantId) };
  }
}
