import { wordMatcher } from '#domain/shared/wordMatcher.ts';
import { detailsText, type Order } from './order.ts';

/**
 * The orders whose number or ticket has all the words of the text, whatever the case and the accents, in the order given; the
 * list itself when nothing is sought. A number may be written as on the page: "#1042".
 */
export function findOrders(orders: readonly Order[], text: string): readonly Order[] {
  const isFound = wordMatcher(text);
  if (!isFound) return orders;
  return orders.filter(({ number, details }) => isFound(`#${number}\n${detailsText(details)}`));
}
