import { wordsIn } from '#domain/shared/phrases.ts';

/** Consonants that sound alike on the phone share a digit. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/[bfpv]/g, '1'],
  [/[cgjkqsxz]/g, '2'],
  [/[dt]/g, '3'],
  [/l/g, '4'],
  [/[mn]/g, '5'],
  [/r/g, '6'],
];

/**
 * Returns how a name sounds on a bad connection: Soundex-like consonant classes for each word, and whether
 * it starts with a vowel. Names with the same result are easily confused. A name without consonants returns
 * itself.
 */
export function soundOf(name: string): string {
  return wordsIn(name).map(soundOfWord).join(' ');
}

function soundOfWord(word: string): string {
  const begin = /^[aeiou]/.test(word) ? 'a' : '';
  const classes = CLASSES.reduce((text, [letters, digit]) => text.replace(letters, digit), word);
  const consonants = classes.replace(/[hw]/g, '').replace(/(\d)\1+/g, '$1');
  const sound = begin + consonants.replace(/[aeiouy]/g, '');
  // two consonants are too few: "tea" would match "toe", and "Coke" would match "cake"
  return sound.length > 2 ? sound : word;
}
