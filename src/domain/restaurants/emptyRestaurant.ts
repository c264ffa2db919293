import type { NewRestaurant } from './restaurant.ts';
import { DEFAULT_VOICE } from './voices.ts';

/** Initial values of the new restaurant form. */
export const emptyRestaurant: NewRestaurant = {
  name: '',
  description: '',
  address: '',
  phone: '',
  email: '',
  website: '',
  tagline: '',
  telephonyPhoneId: '',
  telephonyPhoneNumber: '',
  assistantId: '',
  ownerEmail: '',
  ownerPassword: '',
  ownerFirstName: '',
  ownerLastName: '',
  menuJson: '',
  voiceId: DEFAULT_VOICE,
  firstMessage: '',
  backgroundSound: '',
};
