import { searchable, searchableParts } from './comparable.ts';

/** A phone number in a text: seven digits or more, with the signs between them that people write. */
const PHONE_NUMBER = /\d(?:[ ()./-]{0,3}\d){6,}/g;

/**
 * Returns a predicate for texts that contain every searchable word, or the phone number that is sought in any
 * notation. Returns undefined for an empty search. (rule: word search)
 */
export function wordMatcher(sought: string): ((text: string) => boolean) | undefined {
  const words = searchable(sought).split(' ').filter(Boolean);
  if (words.length === 0) return undefined;
  const phone = /^[+\d ()./-]+$/.test(words.join(' ')) ? phoneNumbersIn(words.join(' '))[0] : undefined;
  return (text) => {
    const read = searchable(text);
    if (words.every((word) => read.includes(word))) return true;
    return phone !== undefined && phoneNumbersIn(text).some((number) => number.includes(phone));
  };
}

/** Digits of the phone numbers in a text, without the country code of the US. */
const phoneNumbersIn = (text: string): readonly string[] =>
  (searchableParts(text).match(PHONE_NUMBER) ?? []).map((number) =>
    number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, ''),
  );
