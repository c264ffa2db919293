import type { NewRestaurant } from './restaurant.ts';
import { DEFAULT_VOICE } from './voices.ts';

/** What the form of a new restaurant begins with. */
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
