import { searchable } from './comparable.ts';
import { phoneNumbersIn } from './phoneNumber.ts';

/**
 * Returns a function that checks whether a text contains every search word, or the searched phone number in
 * any format. Ignores case and accents. Returns undefined for an empty search. (rule: word search)
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
