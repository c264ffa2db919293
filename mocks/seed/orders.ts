import { DAY, MINUTE } from '../db/durations.ts';
import { kitchenOf, kitchenTicket } from './kitchenTicket.ts';
import type { CompanyRow, OrderRow } from '../db/tables.ts';
import { createRandom } from './random.ts';

const DAYS_LISTED = 100;

/** Ages of today's orders in minutes, newest first. */
const today = [3, 19, 52, 128, 215];
const yesterday = [1290, 1375, 1490, 1620];

/** Indexes of unprinted orders, newest first. The last one came when the printer had no paper. */
const unprinted: readonly number[] = [0, 1, 8];

/**
 * Generates a hundred days of orders, oldest first. The newest order is about to print.
 * @param draw the random seed of the dishes
 */
export function ordersOf(company: CompanyRow, orders: number, writtenFor: number, draw: number): OrderRow[] {
  const random = createRandom(company.id.length + draw);
  const kitchen = kitchenOf(company);
  return Array.from({ length: orders }, (_, index): OrderRow => {
    const number = String(1000 + orders - index);
    const details = inCallersWords(kitchenTicket(kitchen, random), index);
    return {
      id: `${company.id}-order-${number}`,
      companyId: company.id,
      orderNumber: number,
      timestamp: new Date(writtenFor - age(index, orders)).toISOString(),
      details: index % 4 === 2 ? details.replaceAll('\n', '\\n') : details,
      isPrinted: !unprinted.includes(index),
      printsAt: index === 0 ? new Date(writtenFor + 12_000).toISOString() : null,
    };
  }).toReversed();
}

/** Rewrites some tickets: callers use other names for dishes, and some tickets have no quantities. */
function inCallersWords(details: string, index: number): string {
  if (index % 40 === 17) return details.replace(/^\d+ x /gm, '');
  if (index % 7 !== 3) return details;
  return callersNames.reduce(
    (text, [dish, name]) => text.replace(dish.padEnd(name.length), name.padEnd(dish.length)),
    details,
  );
}

/** Dish names that are not on the menu. */
const callersNames = [
  ['Pizza Margherita', 'Margarita pizza'],
  ['Tagliatelle al ragù', 'Spag bol'],
  ['Sparkling water', 'Fizzy water'],
] as const;

/** The age of the order at `index` in milliseconds. Most orders are recent. */
function age(index: number, count: number): number {
  const recent = [...today, ...yesterday][index];
  if (recent !== undefined && index < count / 5) return recent * MINUTE;
  const share = index / (count - 1);
  return Math.round(2 * DAY + (DAYS_LISTED - 2) * DAY * share ** 2);
}
