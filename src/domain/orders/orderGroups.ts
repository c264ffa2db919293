import { localDay, type LocalDay } from '#domain/shared/localDay.ts';
import { dueTime, isDueTimePast } from './dueTime.ts';
import type { Order } from './order.ts';

/** Orders under one heading. */
export interface OrderGroup {
  readonly key: LocalDay | 'due';
  /** The calendar day on which all were placed. */
  readonly date?: Date;
  readonly orders: readonly Order[];
}

/** Groups orders by calendar day in the viewer's time zone, keeping their order. */
export function ordersByDay(orders: readonly Order[]): readonly OrderGroup[] {
  const days = new Map<LocalDay, { date: Date; orders: Order[] }>();
  for (const order of orders) {
    const key = localDay(order.placedAt);
    const day = days.get(key);
    if (day) day.orders.push(order);
    else days.set(key, { date: order.placedAt, orders: [order] });
  }
  return [...days].map(([key, day]) => ({ key, ...day }));
}

/**
 * Groups orders that are still due first, in the order of their due times, and all others by day. (rule: order
 * by due time) (see rule: past due time)
 */
export function ordersByDueTime(orders: readonly Order[], now: Date): readonly OrderGroup[] {
  const isDue = (order: Order) => dueTime(order) !== undefined && !isDueTimePast(order, now);
  const due = orders.filter(isDue).toSorted((one, other) => Number(dueTime(one)) - Number(dueTime(other)));
  const days = ordersByDay(orders.filter((order) => !isDue(order)));
  return due.length > 0 ? [{ key: 'due', orders: due }, ...days] : days;
}
