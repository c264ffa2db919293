import { midnight, isOnDay } from '#domain/shared/localDay.ts';
import type { Order } from './order.ts';

/** How long an order may wait to be printed before it needs attention, in milliseconds. */
export const PRINT_DEADLINE_MS = 10 * 60_000;

/** Returns the orders placed on a calendar day in the viewer's time zone. (rule: orders of a day) */
export function ordersPlacedOn(day: Date, orders: readonly Order[]): readonly Order[] {
  const isThen = isOnDay(day);
  return orders.filter(({ placedAt }) => isThen(placedAt));
}

/**
 * Returns the orders from today or yesterday that are still not printed after ten minutes.
 * (rule: unprinted orders)
 */
export function ordersOverdueForPrinting(orders: readonly Order[], now: Date): readonly Order[] {
  const yesterday = midnight(now, 1);
  return orders.filter(
    ({ isPrinted, placedAt }) =>
      !isPrinted && placedAt >= yesterday && now.getTime() - placedAt.getTime() > PRINT_DEADLINE_MS,
  );
}
