const US = /^\+1([2-9]\d{2})(\d{3})(\d{4})$/;

/** Formats a US number as "(212) 555-0142". Other text is returned unchanged. */
export function phoneNumberText(number: string): string {
  return number.replace(US, '($1) $2-$3');
}

/**
 * Checks for a phone number: up to 16 digits without a leading zero, optional plus, spaces, dashes, and
 * parentheses, after cleaning. (rule: phone number)
 */
export function isPhoneNumber(text: string): boolean {
  return matchesRule(withoutPastedMarks(text));
}

/**
 * Returns a phone number as it is saved, without what comes along when it is pasted: invisible marks, dots,
 * odd dashes, an extension. Text that is no phone number is returned unchanged. (see rule: phone number)
 */
export function cleanPhoneNumber(text: string): string {
  const cleaned = withoutPastedMarks(text);
  return matchesRule(cleaned) ? cleaned : text;
}

const matchesRule = (text: string) => /^\+?[1-9]\d{0,15}$/.test(text.replace(/[\s()-]/g, ''));

/** `ext. 5`, `x5`, `;ext=5`, or `#5`, which the phone network does not dial. */
const EXTENSION = /[\s,;]*(?:(?:ext(?:ension|n)?|x)\s*[.:=]?|#)\s*\d{1,6}$/i;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

function withoutPastedMarks(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
      .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^tel:\s*/i, '')
      // a spreadsheet's number
      .replace(/(?<=^\+?\d{7,})\.0$/, '')
      .replace(EXTENSION, '')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      // 212.555.0142 and 212/555 0142
      .replace(/(?<=[\d)]) ?[./\u00b7] ?(?=[\d(])/g, '-')
      // +44 (0)20 7946 0958: the zero is not dialed after a country code
      .replace(/^(\+[\d -]+)\(0\)/, '$1')
  );
}
