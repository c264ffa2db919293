import type { Order } from '#domain/orders/order.ts';
import type { OrderDay } from '#domain/orders/orderDays.ts';

/** A row of the page: a day's heading, or as many orders as there are columns. */
export type OrderRow =
  | { readonly kind: 'day'; readonly key: string; readonly date: Date; readonly orders: readonly Order[] }
  | {
      readonly kind: 'orders';
      readonly key: string;
      readonly orders: readonly Order[];
      /** Position of the first one among all shown orders, from 1. */
      readonly position: number;
    };

export function orderRows(days: readonly OrderDay[], columns: number): readonly OrderRow[] {
  const rows: OrderRow[] = [];
  let position = 1;
  for (const { key, date, orders } of days) {
    rows.push({ kind: 'day', key, date, orders });
    for (let start = 0; start < orders.length; start += columns) {
      rows.push({
        kind: 'orders',
        key: `${key}/${start}`,
        orders: orders.slice(start, start + columns),
        position: position + start,
      });
    }
    position += orders.length;
  }
  return rows;
}
