import { wordsIn } from '#domain/shared/nameFinder.ts';

/** Consonants that sound alike on the phone have the same digit. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/[bfpv]/g, '1'],
  [/[cgjkqsxz]/g, '2'],
  [/[dt]/g, '3'],
  [/l/g, '4'],
  [/[mn]/g, '5'],
  [/r/g, '6'],
];

/**
 * Returns a code for the sound of a name on a bad connection. Codes each word by its classes of consonants,
 * as in Soundex, and by whether it starts with a vowel. Names with the same code are easily confused. A word
 * without enough consonants stays unchanged.
 */
export function phoneticCode(name: string): string {
  return wordsIn(name).map(soundOfWord).join(' ');
}

function soundOfWord(word: string): string {
  const begin = /^[aeiou]/.test(word) ? 'a' : '';
  const classes = CLASSES.reduce((text, [letters, digit]) => text.replace(letters, digit), word);
  const consonants = classes.replace(/[hw]/g, '').replace(/(\d)\1+/g, '$1');
  const sound = begin + consonants.replace(/[aeiouy]/g, '');
  // two consonants are not enough: "tea" would match "toe", and "Coke" would match "cake"
  return sound.length > 2 ? sound : word;
}
