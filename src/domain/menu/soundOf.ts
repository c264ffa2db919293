/** Letters that are easily taken for one another on the phone share a digit. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/[bfpv]/g, '1'],
  [/[cgjkqsxz]/g, '2'],
  [/[dt]/g, '3'],
  [/l/g, '4'],
  [/[mn]/g, '5'],
  [/r/g, '6'],
];

/**
 * How a name sounds on a bad line: the classes of its consonants word by word, as Soundex has them, and whether it
 * begins with a vowel. Names of the same sound are easily confused; a name without consonants sounds like itself.
 */
export function soundOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.map(soundOfWord).join(' ');
}

function soundOfWord(word: string): string {
  const begin = /^[aeiou]/.test(word) ? 'a' : '';
  const classes = CLASSES.reduce((text, [letters, digit]) => text.replace(letters, digit), word);
  const consonants = classes.replace(/[hw]/g, '').replace(/(\d)\1+/g, '$1');
  const sound = begin + consonants.replace(/[aeiouy]/g, '');
  // two consonants are too few to tell "tea" from "toe" or "Coke" from "cake"
  return sound.length > 2 ? sound : word;
}
