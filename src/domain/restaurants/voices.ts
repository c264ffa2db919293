/** The voices that a restaurant may answer the phone with; the first is the usual one. (rule: voice options) */
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
