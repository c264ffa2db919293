import { orderDetailsText } from './order.ts';

/** Consecutive lines of the order details: either all are allergy warnings, or none is. */
export interface TicketPart {
  readonly isAllergy: boolean;
  /** One or more lines, formatted for display. */
  readonly text: string;
}

/**
 * Splits order details into allergy warnings and other lines, from top to bottom. A line is a warning if it
 * mentions an allergy or intolerance, unless it only says that there is none. After a line such as
 * `Allergies:`, the next line is a warning, too.
 */
export function ticketParts(details: string): readonly TicketPart[] {
  const parts: { isAllergy: boolean; lines: string[] }[] = [];
  let isHeaded = false;
  for (const line of orderDetailsText(details).split('\n')) {
    const isAllergy: boolean = isHeaded ? !SAYS_NONE.test(line) : isWarning(line);
    isHeaded = ENDS_AS_HEADING.test(line) && isAllergy;
    const last = parts.at(-1);
    if (last && last.isAllergy === isAllergy) last.lines.push(line);
    else parts.push({ isAllergy, lines: [line] });
  }
  return parts.map(({ isAllergy, lines }) => ({ isAllergy, text: lines.join('\n') }));
}

/** Words for an allergy or intolerance. */
export const ALLERGY = /allerg|anaphyla|intoleran|c(o|œ)?eliac/i;
/**
 * Matches lines such as "No known allergies." or "Allergies: none", but not "no nuts, allergy" or "no nut
 * allergy".
 */
const NO_ALLERGY =
  /^\W*(no|without) (known |food )*(allerg|intoleran)\w*\W*$|^\W*(food )?(allerg|intoleran)\w*\s*[:=–-]\W*(none|no|nil|n\/?a)?\W*$/i;
const SAYS_NONE = /^\W*(none|no|nil|n\/?a)?\W*$/i;
const ENDS_AS_HEADING = /:\s*$/;

const isWarning = (line: string) =>
  ALLERGY.test(line) && (ENDS_AS_HEADING.test(line) || !NO_ALLERGY.test(line));

/** Results by order. A refresh keeps the objects of unchanged orders, so each order is parsed once. */
const warned = new WeakMap<object, boolean>();

/** Whether the ticket has an allergy warning, as {@link ticketParts} finds it. */
export function mentionsAllergy(order: { readonly details: string }): boolean {
  const known = warned.get(order) ?? ticketParts(order.details).some(({ isAllergy }) => isAllergy);
  warned.set(order, known);
  return known;
}

/** Returns the total in the order details, in cents, or undefined if the details have no dollar total. */
export function ticketTotal(details: string): number | undefined {
  let total: number | undefined;
  // the last total includes tax and tip
  for (const [, dollars = '', cents = '00'] of orderDetailsText(details).matchAll(TOTAL)) {
    total = Number(dollars.replaceAll(',', '')) * 100 + Number(cents);
  }
  return total;
}

/**
 * Matches `TOTAL   $39.00`, `Grand total: 1,039.50`, or `TOTAL DUE $12`, but not a bare `TOTAL 3`, which may
 * be the number of dishes.
 */
const TOTAL =
  /^[ \t]*(?:grand[ \t]+)?total(?:[ \t]+(?:due|amount))?[ \t:.]*(?=\$|\d[\d,]*\.)\$?[ \t]*(\d[\d,]*)(?:\.(\d\d))?[ \t]*$/gim;

/** The combined total of several orders. */
export interface OrderTotals {
  /** Sum of the known totals in cents, or undefined if none is known. */
  readonly cents: number | undefined;
  /** Number of orders without a total. */
  readonly unknown: number;
}

/** Adds up the known totals, and counts the orders without a total. */
export function sumOrderTotals(orders: readonly { readonly details: string }[]): OrderTotals {
  const totals = orders.map(({ details }) => ticketTotal(details)).filter((total) => total !== undefined);
  return {
    cents: totals.length > 0 ? totals.reduce((sum, total) => sum + total, 0) : undefined,
    unknown: orders.length - totals.length,
  };
}
