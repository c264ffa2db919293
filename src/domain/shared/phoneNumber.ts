import { searchableParts } from './comparable.ts';

const US = /^\+1([2-9]\d{2})(\d{3})(\d{4})$/;

/** Formats a US number as "(212) 555-0142". Other text is returned unchanged. */
export function phoneNumberText(number: string): string {
  return number.replace(US, '($1) $2-$3');
}

/**
 * Returns whether the text is a phone number: up to 16 digits without a leading zero, and an optional plus
 * before them. Spaces, dashes, and parentheses can be anywhere. Any other visible text, such as an extension,
 * is invalid. (rule: phone number)
 */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[1-9]\d{0,15}$/.test(withoutPastedMarks(text).replace(/[ ()-]/g, ''));
}

/**
 * Cleans a phone number for saving: converts all spaces and dashes to plain ones, and removes the invisible
 * marks of pasted text. Other text is returned unchanged. (see rule: phone number)
 */
export function cleanPhoneNumber(text: string): string {
  return isPhoneNumber(text) ? withoutPastedMarks(text) : text;
}

/** Returns a URL for calling a phone number, or undefined for other text. (see rule: phone number) */
export function telUrl(number: string): string | undefined {
  return isPhoneNumber(number) ? `tel:${withoutPastedMarks(number).replace(/[ ()-]/g, '')}` : undefined;
}

/** Whether two texts are the same phone number, with or without the US country code. */
export function isSameNumber(one: string, other: string): boolean {
  return isPhoneNumber(one) && isPhoneNumber(other) && nationalDigits(one) === nationalDigits(other);
}

/** A phone number inside text: at least seven digits, with common punctuation between the digits. */
const PHONE_NUMBER = /\d(?:[ ()./-]{0,3}\d){6,}/g;

/** Returns the digits of the phone numbers in a text, without the US country code. */
export const phoneNumbersIn = (text: string): readonly string[] =>
  (searchableParts(text).match(PHONE_NUMBER) ?? []).map(nationalDigits);

const nationalDigits = (number: string) => number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

const withoutPastedMarks = (text: string): string =>
  text
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/g, ' ')
    .trim();
