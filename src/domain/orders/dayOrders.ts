import { midnight, onDay } from '#domain/shared/localDay.ts';
import type { Order } from './order.ts';

/** How many milliseconds an order may wait for the printer before somebody should look. */
export const PRINTED_WITHIN = 10 * 60_000;

/** The orders placed on the calendar day of a moment, in the viewer's zone. (rule: orders of a day) */
export function ordersOn(day: Date, orders: readonly Order[]): readonly Order[] {
  const isThen = onDay(day);
  return orders.filter(({ placedAt }) => isThen(placedAt));
}

/** Orders that are not printed though they came more than ten minutes ago, today or the day before. (rule: waiting for the printer) */
export function waitingForPrinter(orders: readonly Order[], now: Date): readonly Order[] {
  const yesterday = midnight(now, 1);
  return orders.filter(
    ({ isPrinted, placedAt }) =>
      !isPrinted && placedAt >= yesterday && now.getTime() - placedAt.getTime() > PRINTED_WITHIN,
  );
}
