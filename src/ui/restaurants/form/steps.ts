import type { RestaurantField } from '#domain/restaurants/restaurant.ts';

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

/** Every part that the form has, with the fields of it in which something is missing or wrong. */
export function problemsByStep(
  problems: readonly (readonly [RestaurantField, string])[],
  has: (field: RestaurantField) => boolean,
) {
  const all: readonly Step[] = Object.values(steps);
  return all
    .filter(({ fields }) => fields.some(has))
    .map(({ title, fields }) => ({
      title,
      wrong: problems.map(([field]) => field).filter((field) => fields.includes(field)),
    }));
}
