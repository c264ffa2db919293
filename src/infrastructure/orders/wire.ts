import * as v from 'valibot';
import type { Order } from '#domain/orders/order.ts';
import type { Rows } from '#domain/shared/rows.ts';
import type { ReplySchema } from '../http/Api.ts';
import { booleanSchema, instant, rowsUnderKey, text, textOrBlank } from '../http/schemas.ts';

const OrderBody = v.pipe(
  v.object({
    orderNumber: text,
    timestamp: instant,
    // the page must show an order even without details
    details: textOrBlank,
    isPrinted: v.fallback(booleanSchema, false),
  }),
  v.transform(({ orderNumber, timestamp, ...order }) => ({
    ...order,
    number: orderNumber,
    placedAt: timestamp,
  })),
);

export const OrdersReply: ReplySchema<Rows<Order>> = rowsUnderKey('orders', OrderBody);
