import { orderKey, type Order } from '#domain/orders/order.ts';

/** Prefix of the undo keys of a restaurant's order deletions (see rule: undo). */
export const deletionKeyPrefix = (companyId: string) => `orders/${companyId}/`;

export const deletionKey = (companyId: string, order: Order) =>
  deletionKeyPrefix(companyId) + orderKey(order);
