import type { RestaurantField } from '#domain/restaurants/restaurant.ts';
import type { RestaurantProblem } from '#domain/restaurants/restaurantProblems.ts';

interface Step {
  readonly title: string;
  readonly fields: readonly RestaurantField[];
}

/** The parts of the form, and the fields of each. */
export const steps = {
  restaurant: {
    title: 'Restaurant',
    fields: ['name', 'description', 'address', 'phone', 'email', 'website', 'tagline'],
  },
  telephony: { title: 'Telephony', fields: ['telephonyPhoneId', 'telephonyPhoneNumber', 'assistantId'] },
  owner: { title: 'Owner', fields: ['ownerEmail', 'ownerPassword', 'ownerFirstName', 'ownerLastName'] },
  menuAndVoice: {
    title: 'Menu and voice',
    fields: ['menuJson', 'voiceId', 'firstMessage', 'backgroundSound'],
  },
} satisfies Record<string, Step>;

/** Every part that the form has, with what is missing or wrong in it. */
export function problemsByStep(
  problems: readonly RestaurantProblem[],
  has: (field: RestaurantField) => boolean,
) {
  const all: readonly Step[] = Object.values(steps);
  return all
    .filter(({ fields }) => fields.some(has))
    .map(({ title, fields }) => ({
      title,
      problems: problems.filter(({ field }) => fields.includes(field)),
    }));
}
