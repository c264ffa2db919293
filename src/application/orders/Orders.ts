import type { Rows } from '#domain/shared/rows.ts';
import type { Order } from '#domain/orders/order.ts';
import { port } from '../port.ts';

/** A company's phone orders. Aborting the signal cancels a read. */
export interface Orders {
  /**
   * Returns all orders, sorted as the host sends them. @throws Failure `not-found` if the company is missing
   * or the user has no access to it.
   */
  list(companyId: string, signal?: AbortSignal): Promise<Rows<Order>>;
  remove(companyId: string, orderNumber: string): Promise<void>;
}
export const Orders = port<Orders>('Orders');
