const US = /^\+1([2-9]\d{2})(\d{3})(\d{4})$/;

/** Formats a US number as "(212) 555-0142". Other text is returned unchanged. */
export function phoneNumberText(number: string): string {
  return number.replace(US, '($1) $2-$3');
}

/**
 * Checks for a phone number: up to 16 digits without a leading zero, optional plus, spaces, dashes, and
 * parentheses.
 */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[1-9]\d{0,15}$/.test(text.replace(/[\s()-]/g, ''));
}
