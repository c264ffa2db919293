import { orderKey, type Order } from '#domain/orders/order.ts';

/** The start of the keys under which a restaurant's orders are deleted (see rule: undo). */
export const deletionKeyPrefix = (companyId: string) => `orders/${companyId}/`;

export const deletionKey = (companyId: string, order: Order) =>
  deletionKeyPrefix(companyId) + orderKey(order);
