import * as v from 'valibot';
import type { Order } from '#domain/orders/order.ts';
import type { ReplySchema } from '../http/Api.ts';
import { instant } from '../http/schemas.ts';

const OrderBody = v.pipe(
  v.object({ orderNumber: v.string(), timestamp: instant, details: v.string(), isPrinted: v.boolean() }),
  v.transform(({ orderNumber, timestamp, ...order }) => ({
    ...order,
    number: orderNumber,
    placedAt: timestamp,
  })),
);

export const OrdersReply: ReplySchema<readonly Order[]> = v.pipe(
  v.object({ orders: v.array(OrderBody) }),
  v.transform(({ orders }) => orders),
);
