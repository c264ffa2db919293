import { midnight, isOnDay } from '#domain/shared/localDay.ts';
import type { Order } from './order.ts';

/** How many milliseconds an order may wait for the printer before somebody should look. */
export const PRINT_DEADLINE_MS = 10 * 60_000;

/** The orders placed on the calendar day of a moment, in the viewer's zone. (rule: orders of a day) */
export function ordersPlacedOn(day: Date, orders: readonly Order[]): readonly Order[] {
  const isThen = isOnDay(day);
  return orders.filter(({ placedAt }) => isThen(placedAt));
}

/** Orders that are not printed though they came more than ten minutes ago, today or the day before. (rule: waiting for the printer) */
export function overdueForPrinting(orders: readonly Order[], now: Date): readonly Order[] {
  const yesterday = midnight(now, 1);
  return orders.filter(
    ({ isPrinted, placedAt }) =>
      !isPrinted && placedAt >= yesterday && now.getTime() - placedAt.getTime() > PRINT_DEADLINE_MS,
  );
}
