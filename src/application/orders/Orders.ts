import type { Rows } from '#domain/shared/rows.ts';
import type { Order } from '#domain/orders/order.ts';
import { port } from '../port.ts';

/** A company's phone orders. A signal cancels a read. */
export interface Orders {
  /**
   * Returns all orders in the host's order. @throws Failure `not-found` if the company is missing or not
   * the user's.
   */
  list(companyId: string, signal?: AbortSignal): Promise<Rows<Order>>;
  remove(companyId: string, orderNumber: string): Promise<void>;
}
export const Orders = port<Orders>('Orders');
