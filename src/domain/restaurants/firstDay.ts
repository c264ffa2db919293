import type { CallsOfNumber } from '#domain/companies/call.ts';
import type { Minutes } from '#domain/companies/minutes.ts';
import type { Order } from '#domain/orders/order.ts';

interface Traces {
  readonly minutes: Minutes;
  readonly lines: readonly CallsOfNumber[];
  readonly orders: readonly Order[];
}

/** A restaurant is new while it has no calls, no orders, and no used minutes. (rule: new restaurant) */
export function isNewRestaurant({ minutes, lines, orders }: Traces): boolean {
  return minutes.usedCredits === 0 && orders.length === 0 && lines.every(({ calls }) => calls.length === 0);
}
