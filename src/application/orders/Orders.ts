import type { Order } from '#domain/orders/order.ts';
import { port } from '../port.ts';

/** The orders that a company's phone took. A read is cancelled by its signal. */
export interface Orders {
  /** All orders, in the order of the host; `not-found` when the company is not there or not the user's. */
  list(companyId: string, signal?: AbortSignal): Promise<readonly Order[]>;
  /** Deletes one order by its number. */
  remove(companyId: string, orderNumber: string): Promise<void>;
}
export const Orders = port<Orders>('Orders');
