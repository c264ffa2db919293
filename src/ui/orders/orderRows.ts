import type { Order } from '#domain/orders/order.ts';
import type { OrderGroup } from '#domain/orders/orderGroups.ts';

/** A row of the list: a group's heading, or as many orders as there are columns. */
export type OrderRow =
  | ({ readonly kind: 'heading' } & OrderGroup)
  | {
      readonly kind: 'orders';
      readonly key: string;
      readonly orders: readonly Order[];
      /** Position of the row's first order in the list, from 1. */
      readonly position: number;
    };

export function orderRows(groups: readonly OrderGroup[], columns: number): readonly OrderRow[] {
  const rows: OrderRow[] = [];
  let position = 1;
  for (const group of groups) {
    const { key, orders } = group;
    rows.push({ kind: 'heading', ...group });
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
