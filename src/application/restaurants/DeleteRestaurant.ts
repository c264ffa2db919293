import { Failure } from '../Failure.ts';
import { confirmsDeletion } from '#domain/restaurants/deletion.ts';
import { Companies } from '../companies/Companies.ts';
import { Writes } from '../writes/Writes.ts';
import { Restaurants } from './Restaurants.ts';

export interface Deletion {
  readonly restaurantId: string;
  readonly name: string;
  /** The text typed to confirm. */
  readonly typed: string;
}

export type DeleteRestaurantOutcome =
  | { readonly outcome: 'deleted'; readonly message: string | undefined }
  /** Someone else deleted the restaurant first. */
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'mismatch' };

/**
 * Deletes a restaurant after the user types its name (case and extra spaces don't matter, accents do), unless
 * someone else deleted it first. A deletion can't be undone. Restaurant pages that other users have open keep
 * their data until a reload. (rule: delete restaurant)
 */
export class DeleteRestaurant {
  static readonly needs = [Restaurants, Companies, Writes] as const;
  constructor(
    private readonly restaurants: Restaurants,
    private readonly companies: Companies,
    private readonly writes: Writes,
  ) {}

  async execute({ restaurantId, name, typed }: Deletion): Promise<DeleteRestaurantOutcome> {
    if (!confirmsDeletion(name, typed)) return { outcome: 'mismatch' };

    let message: string | undefined;
    const outcome = await this.writes.remove<{ readonly id: string }>({
      target: { restaurantId, area: 'restaurants' },
      known: { id: restaurantId },
      find: () => this.companies.detail(restaurantId).catch(goneIfNotFound),
      remove: async ({ id }) => void (message = await this.restaurants.remove(id)),
    });
    return outcome === 'gone' ? { outcome } : { outcome: 'deleted', message };
  }
}

function goneIfNotFound(thrown: unknown): 'gone' {
  const failure = Failure.from(thrown);
  if (failure.kind !== 'not-found') throw failure;
  return 'gone';
}
