import * as v from 'valibot';
import type { Orders } from '#application/orders/Orders.ts';
import type { Order } from '#domain/orders/order.ts';
import { anyAnswer, type Answer } from '../http/Api.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import { instant } from '../http/schemas.ts';

const OrderBody = v.pipe(
  v.object({ orderNumber: v.string(), timestamp: instant, details: v.string(), isPrinted: v.boolean() }),
  v.transform(({ orderNumber, timestamp, ...order }) => ({
    ...order,
    number: orderNumber,
    placedAt: timestamp,
  })),
);

const OrdersReply: Answer<readonly Order[]> = v.pipe(
  v.object({ orders: v.array(OrderBody) }),
  v.transform(({ orders }) => orders),
);

/** The address of a restaurant's orders. */
export const ordersOf = (companyId: string) => path`/api/companies/${companyId}/orders`;

export class HttpOrders implements Orders {
  static readonly needs = [SignedInApi] as const;
  constructor(private readonly api: SignedInApi) {}

  list(companyId: string, signal?: AbortSignal) {
    return this.api.get(ordersOf(companyId), OrdersReply, signal);
  }

  remove(companyId: string, orderNumber: string) {
    return this.api.delete(ordersOf(companyId), { orderNumber }, anyAnswer);
  }
}
