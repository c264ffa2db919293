import type { Order } from './order.ts';

const HOUR = 3_600_000;

/** How far back the orders page looks, in hours. `all` has no limit. (rule: order filter) */
const HOURS = { all: Infinity, '24h': 24, '7d': 7 * 24, '30d': 30 * 24, '90d': 90 * 24 } as const;

export type TimeWindow = keyof typeof HOURS;

export const TIME_WINDOWS = ['all', '24h', '7d', '30d', '90d'] as const satisfies readonly TimeWindow[];

/** Parses a time window from the URL. Unknown values mean all time. */
export function parseTimeWindow(name: string | null): TimeWindow {
  return TIME_WINDOWS.find((known) => known === name) ?? 'all';
}

/**
 * Returns the orders placed within the time window that ends at `now`, sorted as before. Returns the same
 * list if all orders were placed in the window.
 */
export function placedWithin(orders: readonly Order[], window: TimeWindow, now: Date): readonly Order[] {
  const earliest = now.getTime() - HOURS[window] * HOUR;
  const kept = orders.filter(({ placedAt }) => placedAt.getTime() >= earliest);
  return kept.length === orders.length ? orders : kept;
}
