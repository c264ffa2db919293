import * as v from 'valibot';
import type { Order } from '#domain/orders/order.ts';
import type { Rows } from '#domain/shared/rows.ts';
import type { ReplySchema } from '../http/Api.ts';
import { instant, listIn } from '../http/schemas.ts';

const OrderBody = v.pipe(
  v.object({
    orderNumber: v.string(),
    timestamp: instant,
    details: v.string(),
    isPrinted: v.fallback(v.boolean(), false),
  }),
  v.transform(({ orderNumber, timestamp, ...order }) => ({
    ...order,
    number: orderNumber,
    placedAt: timestamp,
  })),
);

export const OrdersReply: ReplySchema<Rows<Order>> = listIn('orders', OrderBody);
