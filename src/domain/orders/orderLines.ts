import { orderDetailsText } from './order.ts';

/** A line of order details that begins with a quantity. */
export interface OrderLine {
  readonly quantity: number;
  /** The name as printed, without the price. */
  readonly name: string;
}

/**
 * Returns the lines that begin with a quantity from 1 to 99, such as `2 x Margherita $36.00` or
 * `2 Margherita`. Other lines, such as addresses, special requests, and totals, don't count as dishes, but the
 * order's card shows all lines. (rule: order lines)
 */
export function orderLines(details: string): readonly OrderLine[] {
  return orderDetailsText(details)
    .split('\n')
    .flatMap((line) => {
      const [, quantity, text = ''] = WITH_X.exec(line) ?? WITHOUT_X.exec(line) ?? [];
      const name = text.trim().replace(PRICE, '');
      return /\p{L}/u.test(name) ? [{ quantity: Number(quantity), name }] : [];
    });
}

/** Removes a note, which follows a comma, bracket, or spaced hyphen: "Margherita (no basil)". */
export const withoutNote = (name: string): string => name.replace(/\s*(?:[,;([]|\s[-–—]\s).*$/, '');

const WITH_X = /^\s*([1-9]\d?)\s*(?:x(?=\s|$)|[×*])(.*)$/i;

/** A line without an x needs a letter after the quantity: `212 555 0142` is a phone number. */
const WITHOUT_X = /^\s*([1-9]\d?)\s+(\p{L}.*)$/u;

/** A price at the end, after spaces or dots. */
const PRICE = /[\s.]+[$€£]?\s?\d[\d,]*[.,]\d\d$/;
