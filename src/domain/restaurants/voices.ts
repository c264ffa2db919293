/**
 * The voices a restaurant can use. The first one is the default. A saved voice that is no longer offered stays
 * in the list, first, under its saved name. (rule: voice options)
 */
export const RESTAURANT_VOICES = [
  'Elliot',
  'Rohan',
  'Lily',
  'Savannah',
  'Hana',
  'Neha',
  'Cole',
  'Harry',
  'Paige',
  'Spencer',
] as const;

export const DEFAULT_VOICE = RESTAURANT_VOICES[0];
