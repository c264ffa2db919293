import { autoFillText } from '#domain/restaurants/autoFill.ts';
import { cleanContactDetails } from '#domain/restaurants/cleanContactDetails.ts';
import { emptyRestaurant } from '#domain/restaurants/emptyRestaurant.ts';
import type { NewRestaurant, RestaurantForm } from '#domain/restaurants/restaurant.ts';
import { restaurantProblems, type RestaurantProblem } from '#domain/restaurants/restaurantProblems.ts';
import { addedSince } from '#domain/shared/addedSince.ts';
import { cleanEmail } from '#domain/shared/email.ts';
import { cleanPhoneNumber } from '#domain/shared/phoneNumber.ts';
import type { CompanySummary } from '#domain/companies/company.ts';
import type { Companies } from '../companies/Companies.ts';
import { toReadResult, type EditKind } from '../settings/EditKind.ts';
import type { Restaurants } from './Restaurants.ts';

/** The answer is the host's message, if any. */
type Kind<Form, Context> = EditKind<Form, readonly RestaurantProblem[], Answer, Context>;

interface Answer {
  readonly message: string | undefined;
}

/**
 * A restaurant's details. Cleans contact details and adds `https://` to the website. (rule: edit restaurant)
 */
export const restaurantDetailsEditKind = (
  restaurants: Restaurants,
  restaurantId: string,
): Kind<RestaurantForm, RestaurantForm> => ({
  restaurantId,
  area: 'details',
  check: (form, { backgroundSound }) => problemsIn(form, backgroundSound),
  normalize: cleanContactDetails,
  read: async (signal) => toReadResult(await restaurants.form(restaurantId, signal)),
  write: async (form, theirs) => ({
    saved: form,
    answer: { message: await restaurants.change(restaurantId, form, theirs) },
  }),
});

/**
 * A new restaurant with its owner. If the assistant id is blank, derives it from the name. Cleans pasted
 * phone numbers and emails, and adds `https://` to the website. (see rule: create restaurant)
 */
export const newRestaurantEditKind = (
  restaurants: Restaurants,
  companies: Companies,
): Kind<NewRestaurant, readonly CompanySummary[]> => ({
  // the host assigns the id
  restaurantId: '',
  area: 'details',
  check: (form) => problemsIn(form),
  normalize: withDefaults,
  read: async () => ({ value: emptyRestaurant, context: await companies.list() }),
  write: async (form) => ({ saved: emptyRestaurant, answer: { message: await restaurants.create(form) } }),
  find({ name }, before, now) {
    // without an earlier list, only the name could identify it, and another restaurant may have the same name
    if (!before) return undefined;
    const isAdded = addedSince(before, now).some((company) => company.name === name.trim());
    return isAdded ? { saved: emptyRestaurant, answer: { message: undefined } } : undefined;
  },
});

function problemsIn(form: RestaurantForm, savedSound?: string): readonly RestaurantProblem[] | undefined {
  const problems = restaurantProblems(form, savedSound);
  return problems.length > 0 ? problems : undefined;
}

function withDefaults(restaurant: NewRestaurant): NewRestaurant {
  const { name, assistantId, ownerEmail, telephonyPhoneNumber } = restaurant;
  return {
    ...cleanContactDetails(restaurant),
    assistantId: assistantId.trim() === '' ? autoFillText.assistantId(name) : assistantId,
    ownerEmail: cleanEmail(ownerEmail),
    telephonyPhoneNumber: cleanPhoneNumber(telephonyPhoneNumber),
  };
}
