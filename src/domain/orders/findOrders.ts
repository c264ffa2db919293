import { isSameNumber, phoneNumbersIn } from '#domain/shared/phoneNumber.ts';
import { wordMatcher } from '#domain/shared/wordMatcher.ts';
import { orderDetailsText, newestFirst, type Order } from './order.ts';

/**
 * Returns the orders whose number or details contain every search word, ignoring case and accents. Returns
 * the same list for an empty search. A searched number may start with #, as in "#1042".
 */
export function findOrders(orders: readonly Order[], text: string): readonly Order[] {
  const isFound = wordMatcher(text);
  if (!isFound) return orders;
  return orders.filter(({ number, details }) => isFound(`#${number}\n${orderDetailsText(details)}`));
}

/** Returns the latest order whose details contain a caller's number, in any format. */
export function lastOrderOf(caller: string, orders: readonly Order[]): Order | undefined {
  return newestFirst(orders).find(({ details }) =>
    phoneNumbersIn(details).some((number) => isSameNumber(number, caller)),
  );
}
