/** One order that the phone took (wire: `details` is preformatted for the kitchen printer). */
export interface Order {
  readonly number: string;
  readonly placedAt: Date;
  readonly details: string;
  readonly isPrinted: boolean;
}

/** The details as they are shown: a newline breaks the line, and so does a literal backslash followed by n. */
export function detailsText(details: string): string {
  return details.replaceAll('\\n', '\n');
}

/** Orders in the order of the page: newest first; of the same moment, as the host gave them. */
export function newestFirst(orders: readonly Order[]): readonly Order[] {
  return orders.toSorted((one, other) => other.placedAt.getTime() - one.placedAt.getTime());
}

/**
 * The orders after a refresh. An order that did not change stays the same object, and the list the same list when
 * none did, so that nothing is drawn again that looks the same.
 */
export function mergeRefreshedOrders(before: readonly Order[], after: readonly Order[]): readonly Order[] {
  const known = new Map(before.map((order) => [order.number, order]));
  const merged = after.map((order) => {
    const old = known.get(order.number);
    return old && isSame(old, order) ? old : order;
  });
  const unchanged =
    merged.length === before.length && merged.every((order, index) => order === before[index]);
  return unchanged ? before : merged;
}

/** The orders of the later list that were not in the earlier one. */
export function newOrdersSince(before: readonly Order[], after: readonly Order[]): readonly Order[] {
  const known = new Set(before.map(({ number }) => number));
  return after.filter(({ number }) => !known.has(number));
}

function isSame(one: Order, other: Order): boolean {
  return (
    one.isPrinted === other.isPrinted &&
    one.details === other.details &&
    one.placedAt.getTime() === other.placedAt.getTime()
  );
}
