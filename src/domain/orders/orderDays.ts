import { localDay, type LocalDay } from '#domain/shared/localDay.ts';
import type { Order } from './order.ts';

export interface OrderDay {
  readonly key: LocalDay;
  readonly date: Date;
  readonly orders: readonly Order[];
}

/** Groups orders by calendar day in the viewer's time zone, keeping their order. */
export function ordersByDay(orders: readonly Order[]): readonly OrderDay[] {
  const days = new Map<LocalDay, { date: Date; orders: Order[] }>();
  for (const order of orders) {
    const key = localDay(order.placedAt);
    const day = days.get(key);
    if (day) day.orders.push(order);
    else days.set(key, { date: order.placedAt, orders: [order] });
  }
  return [...days].map(([key, day]) => ({ key, ...day }));
}
