import { localDay, midnight, type LocalDay } from '#domain/shared/localDay.ts';
import { dueTime, isDueTimePast } from './dueTime.ts';
import type { Order } from './order.ts';

/** A group of orders under one heading. */
export interface OrderGroup {
  readonly key: LocalDay | 'next';
  /** The calendar day of the orders. Absent for `next`. */
  readonly date?: Date;
  readonly orders: readonly Order[];
}

/** Groups orders by calendar day in the viewer's time zone, sorted as listed. */
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
 * Puts the orders to prepare next in the group "up next", and groups all others by day. "Up next" starts with
 * the unprinted orders of today and yesterday without a due time, because the kitchen may not know of them.
 * Orders that are still due follow, by due time (see rule: past due time). (rule: order by due time)
 */
export function ordersByDueTime(orders: readonly Order[], now: Date): readonly OrderGroup[] {
  const yesterday = midnight(now, 1);
  const isNext = (order: Order) =>
    dueTime(order) ? !isDueTimePast(order, now) : !order.isPrinted && order.placedAt >= yesterday;
  const dueAt = (order: Order) => Number(dueTime(order) ?? 0);
  const next = orders
    .filter(isNext)
    .toSorted((one, other) => dueAt(one) - dueAt(other) || Number(one.placedAt) - Number(other.placedAt));
  const days = ordersByDay(orders.filter((order) => !isNext(order)));
  return next.length > 0 ? [{ key: 'next', orders: next }, ...days] : days;
}
