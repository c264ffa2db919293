/**
 * The voices a restaurant can use. The first voice is the default. If the saved voice is no longer offered,
 * the list begins with the saved name. (rule: voice options)
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
