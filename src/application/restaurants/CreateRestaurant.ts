import { autoFillText } from '#domain/restaurants/autoFill.ts';
import { cleanContacts } from '#domain/restaurants/cleanContacts.ts';
import type { NewRestaurant } from '#domain/restaurants/restaurant.ts';
import { restaurantProblems, type RestaurantProblem } from '#domain/restaurants/restaurantProblems.ts';
import { cleanEmail } from '#domain/shared/email.ts';
import { cleanPhoneNumber } from '#domain/shared/phoneNumber.ts';
import { Restaurants } from './Restaurants.ts';

export type CreateRestaurantOutcome =
  | { readonly outcome: 'created'; readonly message: string | undefined }
  | { readonly outcome: 'invalid'; readonly problems: readonly RestaurantProblem[] };

/**
 * Creates a restaurant with its owner. Sends nothing invalid. Derives a blank assistant id from the name
 * cleans pasted numbers and emails, and adds `https://` to the website. (see rule: create restaurant)
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
  const { name, assistantId, ownerEmail, telephonyPhoneNumber } = restaurant;
  return {
    ...cleanContacts(restaurant),
    assistantId: assistantId.trim() === '' ? autoFillText.assistantId(name) : assistantId,
    ownerEmail: cleanEmail(ownerEmail),
    telephonyPhoneNumber: cleanPhoneNumber(telephonyPhoneNumber),
  };
}
