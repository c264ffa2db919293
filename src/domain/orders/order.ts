import { rowsWithUnreadable, type Rows } from '#domain/shared/rows.ts';

/** One phone order. `details` is formatted for the kitchen printer. */
export interface Order {
  readonly number: string;
  readonly placedAt: Date;
  readonly details: string;
  readonly isPrinted: boolean;
}

/**
 * Returns the identity of an order: its number and time. A number alone is not unique, because numbers may
 * restart each day, and two registers may use the same number. (rule: same order)
 */
export function orderKey({ number, placedAt }: Order): string {
  return `${number} ${placedAt.toISOString()}`;
}

/** Returns how many listed orders have this order's number. A deletion names only the number. */
export function countOrdersWithSameNumber(orders: readonly Order[], { number }: Order): number {
  return orders.filter((other) => other.number === number).length;
}

/**
 * Returns what a deletion by number would now hit: only this order, another order too (`other`), or nothing,
 * because someone else deleted this order (`gone`). (see rule: same order)
 */
export function deletionTarget(now: readonly Order[], order: Order): 'order' | 'other' | 'gone' {
  if (!now.some((each) => orderKey(each) === orderKey(order))) return 'gone';
  return countOrdersWithSameNumber(now, order) > 1 ? 'other' : 'order';
}

/** Line breaks of any system, of printers, and of text that was escaped twice. */
const LINE_BREAK = /(?:\\r)?\\n|\r\n?|[\u0085\u2028\u2029]/g;

/** Formats details for display, with `\n` for every line break, even for a literal backslash and n. */
export function orderDetailsText(details: string): string {
  return details.replace(LINE_BREAK, '\n');
}

/** Sorts orders, newest first. Ties keep the host's order. */
export function newestFirst(orders: readonly Order[]): readonly Order[] {
  return orders.toSorted((one, other) => other.placedAt.getTime() - one.placedAt.getTime());
}

/**
 * Merges a refresh into the list. Unchanged orders stay the same objects, and an unchanged list stays the
 * same list, so nothing renders again.
 */
export function mergeRefreshedOrders(before: Rows<Order>, after: Rows<Order>): Rows<Order> {
  const known = new Map(before.map((order) => [orderKey(order), order]));
  const merged = after.map((order) => {
    const old = known.get(orderKey(order));
    return old && isSame(old, order) ? old : order;
  });
  const unchanged =
    merged.length === before.length &&
    merged.every((order, index) => order === before[index]) &&
    before.unreadable === after.unreadable;
  return unchanged ? before : rowsWithUnreadable(merged, after.unreadable);
}

/** Returns the orders that are not in the earlier list. */
export function newOrdersSince(before: readonly Order[], after: readonly Order[]): readonly Order[] {
  const known = new Set(before.map(orderKey));
  return after.filter((order) => !known.has(orderKey(order)));
}

function isSame(one: Order, other: Order): boolean {
  return one.isPrinted === other.isPrinted && one.details === other.details;
}
