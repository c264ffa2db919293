import type { Order } from './order.ts';

/** The orders of one calendar day. */
export interface OrderDay {
  /** `2026-3-4`: year, month and day of the viewer's zone. */
  readonly key: string;
  readonly date: Date;
  readonly orders: readonly Order[];
}

/** Orders by calendar day of the viewer's zone, in the order given. */
export function ordersByDay(orders: readonly Order[]): readonly OrderDay[] {
  const days = new Map<string, { date: Date; orders: Order[] }>();
  for (const order of orders) {
    const key = dayKey(order.placedAt);
    const day = days.get(key);
    if (day) day.orders.push(order);
    else days.set(key, { date: order.placedAt, orders: [order] });
  }
  return [...days].map(([key, day]) => ({ key, ...day }));
}

function dayKey(date: Date): string {
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}
