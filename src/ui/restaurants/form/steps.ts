import type { RestaurantField } from '#domain/restaurants/restaurant.ts';
import type { ShownRestaurant } from './RestaurantEditor.ts';

interface Step {
  readonly title: string;
  readonly help?: string;
  readonly rows: readonly (readonly RestaurantField[])[];
}

const steps: readonly Step[] = [
  {
    title: 'Restaurant',
    rows: [['name'], ['description'], ['address'], ['phone', 'email'], ['website', 'tagline']],
  },
  {
    title: 'Telephony',
    help: 'The number your agent answers.',
    rows: [['telephonyPhoneId', 'telephonyPhoneNumber'], ['assistantId']],
  },
  {
    title: 'Owner',
    help: "The owner gets their own login. You'll be an admin.",
    rows: [
      ['ownerEmail', 'ownerPassword'],
      ['ownerFirstName', 'ownerLastName'],
    ],
  },
  { title: 'Menu and voice', rows: [['menuJson'], ['voiceId'], ['firstMessage'], ['backgroundSound']] },
];

/** The sections of either form. Telephony and owner exist only for new restaurants. */
export const formSteps = ({ has }: ShownRestaurant) => steps.filter(({ rows }) => rows.flat().some(has));
