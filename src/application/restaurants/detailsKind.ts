import { cleanContacts } from '#domain/restaurants/cleanContacts.ts';
import type { RestaurantForm } from '#domain/restaurants/restaurant.ts';
import { restaurantProblems, type RestaurantProblem } from '#domain/restaurants/restaurantProblems.ts';
import type { SettingsKind } from '../settings/SettingsKind.ts';
import type { Restaurants } from './Restaurants.ts';

/**
 * A restaurant's details. Cleans pasted contacts and adds `https://` to the website. The host answers with a message, if any. (rule:
 * edit restaurant)
 */
export const detailsKind = (
  restaurants: Restaurants,
  restaurantId: string,
): SettingsKind<RestaurantForm, readonly RestaurantProblem[], string | undefined> => ({
  target: { restaurantId, area: 'details' },
  check(form, { backgroundSound }) {
    const problems = restaurantProblems(form, backgroundSound);
    return problems.length > 0 ? problems : undefined;
  },
  normalize: cleanContacts,
  read: () => restaurants.form(restaurantId),
  write: async (form, theirs) => ({
    saved: form,
    answer: await restaurants.change(restaurantId, form, theirs),
  }),
});
