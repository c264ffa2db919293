import { rowsWithUnreadable, type Rows } from '#domain/shared/rows.ts';

/** One order that a caller placed. `details` is formatted for the kitchen printer. */
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

/** Returns how many listed orders have this order's number. Deletions identify orders by number only. */
export function countOrdersWithSameNumber(orders: readonly Order[], { number }: Order): number {
  return orders.filter((other) => other.number === number).length;
}

/**
 * Returns what deleting by number would delete now: only this order (`order`), another order too (`other`),
 * or not this order, because someone else already deleted it (`gone`). (see rule: same order)
 */
export function deletionTarget(now: readonly Order[], order: Order): 'order' | 'other' | 'gone' {
  if (!now.some((each) => orderKey(each) === orderKey(order))) return 'gone';
  return countOrdersWithSameNumber(now, order) > 1 ? 'other' : 'order';
}

/** Line breaks of every operating system and printer, and the literal text `\n` from double escaping. */
const LINE_BREAK = /(?:\\r)?\\n|\r\n?|[\u0085\u2028\u2029]/g;

/** Formats details for display. Every line break becomes a newline, even a literal backslash and n. */
export function orderDetailsText(details: string): string {
  return details.replace(LINE_BREAK, '\n');
}

/** Sorts orders, newest first. Orders from the same time stay as the host sorted them. */
export function newestFirst(orders: readonly Order[]): readonly Order[] {
  return orders.toSorted((one, other) => other.placedAt.getTime() - one.placedAt.getTime());
}

/**
 * Merges refreshed orders into the list. Keeps the objects of unchanged orders, and the list object if
 * nothing changed, so that nothing renders again unnecessarily.
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
