import { detailsText } from './order.ts';

/** A run of lines of a ticket: those that warn of an allergy, or any others. */
export interface TicketPart {
  readonly isAllergy: boolean;
  /** One or more lines, as they are shown. */
  readonly text: string;
}

/**
 * The ticket in the order of its lines, with those that warn of an allergy told apart. A line is a warning when it speaks of an
 * allergy or an intolerance and does not merely say that there is none; a heading without more takes the next line along.
 */
export function ticketParts(details: string): readonly TicketPart[] {
  const parts: { isAllergy: boolean; lines: string[] }[] = [];
  let isHeaded = false;
  for (const line of detailsText(details).split('\n')) {
    const isAllergy: boolean = isHeaded ? !SAYS_NONE.test(line) : isWarning(line);
    isHeaded = ENDS_AS_HEADING.test(line) && isAllergy;
    const last = parts.at(-1);
    if (last && last.isAllergy === isAllergy) last.lines.push(line);
    else parts.push({ isAllergy, lines: [line] });
  }
  return parts.map(({ isAllergy, lines }) => ({ isAllergy, text: lines.join('\n') }));
}

const ALLERGY = /allerg|anaphyla|intoleran|c(o|œ)?eliac/i;
/** A whole line such as "No known allergies." or "Allergies: none"; "no nuts, allergy" and "no nut allergy" are none. */
const NO_ALLERGY =
  /^\W*(no|without) (known |food )*(allerg|intoleran)\w*\W*$|^\W*(food )?(allerg|intoleran)\w*\s*[:=–-]\W*(none|no|nil|n\/?a)?\W*$/i;
const SAYS_NONE = /^\W*(none|no|nil|n\/?a)?\W*$/i;
const ENDS_AS_HEADING = /:\s*$/;

const isWarning = (line: string) =>
  ALLERGY.test(line) && (ENDS_AS_HEADING.test(line) || !NO_ALLERGY.test(line));

/** What a ticket says that it comes to, in whole cents; not known when it does not say, or not in dollars. */
export function ticketTotal(details: string): number | undefined {
  let total: number | undefined;
  // the last one counts: tax and tip come before it
  for (const [, dollars = '', cents = '00'] of detailsText(details).matchAll(TOTAL)) {
    total = Number(dollars.replaceAll(',', '')) * 100 + Number(cents);
  }
  return total;
}

/** A line such as `TOTAL   $39.00`, `Grand total: 1,039.50` or `TOTAL DUE $12`; a bare `TOTAL 3` may count dishes. */
const TOTAL =
  /^[ \t]*(?:grand[ \t]+)?total(?:[ \t]+(?:due|amount))?[ \t:.]*(?=\$|\d[\d,]*\.)\$?[ \t]*(\d[\d,]*)(?:\.(\d\d))?[ \t]*$/gim;

/** What several orders come to. */
export interface OrderTotals {
  /** Whole cents of the tickets that say what they come to; not known when none does. */
  readonly cents: number | undefined;
  /** How many tickets do not say. */
  readonly unknown: number;
}

/** The sum of the tickets that say what they come to, and how many do not. */
export function sumOrderTotals(orders: readonly { readonly details: string }[]): OrderTotals {
  const totals = orders.map(({ details }) => ticketTotal(details)).filter((total) => total !== undefined);
  return {
    cents: totals.length > 0 ? totals.reduce((sum, total) => sum + total, 0) : undefined,
    unknown: orders.length - totals.length,
  };
}
