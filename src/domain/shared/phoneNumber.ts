const US = /^\+1([2-9]\d{2})(\d{3})(\d{4})$/;

/** A phone number as people in the US write it, "(212) 555-0142"; one of elsewhere, or none at all, as it came. */
export function phoneNumberText(number: string): string {
  return number.replace(US, '($1) $2-$3');
}

/** Whether a text may be a phone number: up to 16 digits and no leading zero, with or without a plus, blanks, hyphens and brackets. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[1-9]\d{0,15}$/.test(text.replace(/[\s()-]/g, ''));
}
