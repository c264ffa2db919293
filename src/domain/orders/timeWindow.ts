import type { Order } from './order.ts';

const HOUR = 3_600_000;

/** How far back the orders page looks, in hours; `all` is without end (rule: order filter). */
const HOURS = { all: Infinity, '24h': 24, '7d': 7 * 24, '30d': 30 * 24, '90d': 90 * 24 } as const;

export type TimeWindow = keyof typeof HOURS;

export const TIME_WINDOWS = ['all', '24h', '7d', '30d', '90d'] as const satisfies readonly TimeWindow[];

/** The window of that name; all time for any other word. */
export function timeWindow(name: string | null): TimeWindow {
  return TIME_WINDOWS.find((known) => known === name) ?? 'all';
}

/** The orders placed within the window before `now`, in the order given; the list itself when none falls out. */
export function placedWithin(orders: readonly Order[], window: TimeWindow, now: Date): readonly Order[] {
  const earliest = now.getTime() - HOURS[window] * HOUR;
  const kept = orders.filter(({ placedAt }) => placedAt.getTime() >= earliest);
  return kept.length === orders.length ? orders : kept;
}
