import { detailsText, type Order } from './order.ts';

/**
 * The orders whose number or ticket has all the words of the text, whatever the case and the accents, in the order given; the
 * list itself when nothing is sought. A number may be written as on the page: "#1042".
 */
export function findOrders(orders: readonly Order[], text: string): readonly Order[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return orders;
  return orders.filter(({ number, details }) => {
    const read = plain(`#${number}\n${detailsText(details)}`);
    return words.every((word) => read.includes(word));
  });
}

/** Lower case without accents. Only the letters that may have one are looked at, as that takes most of the time. */
const plain = (text: string) =>
  text.replace(/[^ -~\s]+/g, (letters) => letters.normalize('NFD').replace(/\p{M}+/gu, '')).toLowerCase();
