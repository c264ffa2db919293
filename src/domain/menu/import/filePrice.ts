import { searchable } from '#domain/shared/comparable.ts';
import { isValidPrice, parsePrice, type DecimalMark, type ParsedPrice } from '../price.ts';
import { becameDate, type Cell } from './sheet.ts';

/** A price in dollars, or why the text is not a price. */
export type FilePrice = ParsedPrice | { readonly problem: 'no-price' | 'no-fixed-price' | 'became-date' };

export type PriceProblem = Extract<FilePrice, { problem: string }>['problem'];

/** Words for a price that is not fixed. */
const NO_FIXED_PRICE =
  /^(?:(?:at )?(?:current )?market(?: price| rate)?|mkt\.?(?: price)?|m\.? ?p\.?|variable(?: price| pricing)?|var(?:ies|y)?\.?|seasonal(?: price)?|open(?: price)?|ask(?: .*)?|tb[ad]|price on request|on request|por|daily(?: price)?|tagespreis|nach tageskarte|auf anfrage|prix du (?:jour|marche)|selon arrivage|precio de(?:l)? (?:mercado|dia)|segun mercado|s\/m|prezzo di mercato|secondo mercato)$/;

/** A currency's sign, code, or name, such as `$`, `USD`, or `dollars`. */
const CURRENCY =
  /(?![¢￠])\p{Sc}|(?<!\p{L})(?:(?:usd|cad|aud|nzd|eur|gbp|chf|mxn|sek|nok|dkk|pln|czk|huf|inr|jpy|brl|php|aed|zł|kč|lei|tl|ft|rm|dollars?|euros?)(?!\p{L})|(?:us|ca?|au?|nz|hk|nt|s|r|mx)(?=\p{Sc})|kr(?!\p{L})\.?|fr\.(?= ?\d)|rs\.?(?= ?\d))/giu;

/** Spaces and apostrophes between groups of three digits, as in `1'150.00`. */
const GROUP_SPACES = /(?<=\d)[\s'’](?=\d{3}(?!\d))/gu;

/** `12,-` and `12.–` mean no cents. */
const NO_CENTS = /[.,][-–—]{1,2}$/;

/**
 * Parses a price in common notations: with a currency, thousands separators, and a decimal comma or point.
 * `1.150` is ambiguous unless the file's other prices show the decimal mark. (rule: price in a file)
 */
export function filePrice(cell: Cell, mark?: DecimalMark): FilePrice {
  if (typeof cell === 'number') return checked(roundedToCents(cell));
  if (becameDate(cell)) return { problem: 'became-date' };
  const words = searchable(cell);
  if (words === '' || /^[-–—.]+$/.test(words)) return { problem: 'no-price' };
  if (NO_FIXED_PRICE.test(words)) return { problem: 'no-fixed-price' };
  return parsePrice(digitsOf(cell), mark);
}

/** Returns the decimal mark that all unambiguous prices use, or undefined if they use different ones. */
export function decimalMarkOf(cells: readonly Cell[]): DecimalMark | undefined {
  const marks = new Set<DecimalMark>();
  for (const cell of cells) {
    if (typeof cell === 'number') continue;
    const digits = digitsOf(cell);
    if (/^\d{1,3}(?:[.,]\d{3})*[.,]\d{1,2}$/.test(digits) || /^\d+[.,]\d{1,2}$/.test(digits)) {
      marks.add(digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ',' : '.');
    }
  }
  const [mark] = marks;
  return marks.size === 1 ? mark : undefined;
}

const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(CURRENCY, ' ')
    .trim()
    .replace(NO_CENTS, '')
    .replace(GROUP_SPACES, '');

const checked = (price: number): FilePrice =>
  isValidPrice(price) ? { price } : { problem: price >= 0 ? 'too-many-decimals' : 'not-a-price' };

/** Rounds a price to cents if it differs only by a calculation error, as in 12.499999999999998. */
function roundedToCents(price: number): number {
  const cents = Math.round(price * 100);
  return Math.abs(price * 100 - cents) < 1e-6 ? cents / 100 : price;
}
