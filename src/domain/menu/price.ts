/** The character before the cents. */
export type DecimalMark = '.' | ',';

/** A price in dollars, or why the text is not a price. */
export type ParsedPrice =
  { readonly price: number } | { readonly problem: 'not-a-price' | 'ambiguous-price' | 'too-many-decimals' };

/**
 * Parses a price with a decimal point or comma, thousands separators, and an optional dollar sign. `1.150` is
 * ambiguous, unless the decimal mark is known. (see rule: menu price)
 */
export function parsePrice(text: string, mark?: DecimalMark): ParsedPrice {
  const digits = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^\$\s*/, '');
  if (/^\d+$/.test(digits)) return checked(Number(digits));
  if (/^\d{1,3}(?:,\d{3})+\.\d+$|^\d+\.\d{0,2}$|^\.\d+$/.test(digits)) return withDecimals(digits, '.');
  if (/^\d{1,3}(?:\.\d{3})+,\d+$|^\d+,\d{1,2}$/.test(digits)) return withDecimals(digits, ',');
  if (/^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/.test(digits)) return withThousands(digits, mark);
  return { problem: /^\d+[.,]\d{3,}$/.test(digits) ? 'too-many-decimals' : 'not-a-price' };
}

/** Whether a price is at least 0 and in whole cents. (rule: menu price) */
export function isValidPrice(price: number): boolean {
  return price >= 0 && Number.isFinite(price) && Number(price.toFixed(2)) === price;
}

/** Formats a price with two decimals, without a dollar sign. */
export function priceText(price: number): string {
  return price.toFixed(2);
}

function withDecimals(digits: string, mark: DecimalMark): ParsedPrice {
  const [whole = '', cents = ''] = digits.split(mark);
  if (cents.length > 2) return { problem: 'too-many-decimals' };
  return checked(Number(`${whole.replace(/[.,]/g, '') || '0'}.${cents || '0'}`));
}

/** Removes separators: `1,150` is 1150. `1.150` is 1150 only if the decimal mark is a comma. */
function withThousands(digits: string, mark: DecimalMark | undefined): ParsedPrice {
  const separator = digits.includes(',') ? ',' : '.';
  if (mark === separator) return { problem: 'too-many-decimals' };
  const isSingle = digits.split(separator).length === 2;
  if (mark === undefined && separator === '.' && isSingle) return { problem: 'ambiguous-price' };
  return checked(Number(digits.replaceAll(separator, '')));
}

const checked = (price: number): ParsedPrice =>
  isValidPrice(price) ? { price } : { problem: 'not-a-price' };
