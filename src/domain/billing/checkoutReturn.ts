/** How somebody came back from the payment provider. */
export type CheckoutReturn = 'updated' | 'canceled';

/**
 * Reads the flags that the payment provider comes back with. Success is taken from nobody who has not left from here:
 * anybody can write an address. None when they say nothing (rule: checkout return).
 */
export function checkoutReturn(query: URLSearchParams, wasBegunHere: boolean): CheckoutReturn | undefined {
  if (query.get('canceled') === 'true') return 'canceled';
  return query.get('success') === 'true' && wasBegunHere ? 'updated' : undefined;
}

/** Whether the query says anything of a checkout. */
export const saysCheckoutReturn = (query: URLSearchParams): boolean => FLAGS.some((flag) => query.has(flag));

/** The query without what the payment provider put there. */
export function withoutCheckoutReturn(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const flag of FLAGS) rest.delete(flag);
  return rest;
}

const FLAGS = ['canceled', 'success'];
