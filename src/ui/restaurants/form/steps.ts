import type { RestaurantField } from '#domain/restaurants/restaurant.ts';
import type { ShownRestaurant } from './RestaurantDraft.ts';

interface Step {
  readonly title: string;
  readonly help?: string;
  /** Its fields, row by row where there is room. */
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

/** The parts of either form; telephony and owner are for new restaurants only. */
export const formSteps = ({ has }: ShownRestaurant) => steps.filter(({ rows }) => rows.flat().some(has));
