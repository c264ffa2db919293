import type { RestaurantField } from '#domain/restaurants/restaurant.ts';
import { createRestaurantStepText } from '../../texts/restaurantText.ts';
import type { ShownRestaurant } from './RestaurantEditor.ts';

export interface FormStep {
  readonly title: string;
  readonly help?: string;
  readonly rows: readonly (readonly RestaurantField[])[];
}

/** The steps of a new restaurant's form, in order. */
export const CREATE_STEPS: readonly FormStep[] = [
  {
    title: 'Restaurant',
    rows: [['name'], ['description'], ['address'], ['phone', 'email'], ['website', 'tagline']],
  },
  {
    title: 'Phone line',
    help: createRestaurantStepText.phoneLine,
    rows: [['telephonyPhoneNumber'], ['telephonyPhoneId'], ['assistantId']],
  },
  {
    title: 'Owner',
    help: createRestaurantStepText.owner,
    rows: [
      ['ownerFirstName', 'ownerLastName'],
      ['ownerEmail', 'ownerPassword'],
    ],
  },
  { title: 'Menu and voice', rows: [['menuJson'], ['voiceId'], ['firstMessage'], ['backgroundSound']] },
];

/** The sections of the edit form. Only new restaurants have the phone line and the owner. */
export const formSteps = ({ has }: ShownRestaurant) =>
  CREATE_STEPS.filter(({ rows }) => rows.flat().some(has));
