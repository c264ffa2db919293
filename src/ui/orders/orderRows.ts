import type { Order } from '#domain/orders/order.ts';
import type { OrderGroup } from '#domain/orders/orderGroups.ts';

/** A row of the page: a group's heading, or as many orders as there are columns. */
export type OrderRow =
  | ({ readonly kind: 'heading' } & OrderGroup)
  | {
      readonly kind: 'orders';
      readonly key: string;
      readonly orders: readonly Order[];
      /** Position of the first one among all shown orders, from 1. */
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

/** A position in the rows of orders. */
export interface OrderPlace {
  readonly row: number;
  readonly column: number;
}

/** Returns the place of the next order in a direction, or undefined at the end of the list. */
export function nextPlace(
  rows: readonly OrderRow[],
  { row, column }: OrderPlace,
  direction: Direction,
): OrderPlace | undefined {
  const columns = rows[row]?.orders.length ?? 0;
  if (direction === 'left' && column > 0) return { row, column: column - 1 };
  if (direction === 'right' && column < columns - 1) return { row, column: column + 1 };
  const step = direction === 'left' || direction === 'up' ? -1 : 1;
  let to = row + step;
  while (rows[to]?.kind === 'heading') to += step;
  const last = (rows[to]?.orders.length ?? 0) - 1;
  if (last < 0) return undefined;
  if (direction === 'left') return { row: to, column: last };
  return { row: to, column: direction === 'right' ? 0 : Math.min(column, last) };
}

export type Direction = 'left' | 'right' | 'up' | 'down';
