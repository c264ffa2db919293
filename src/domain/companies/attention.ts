import { isRunningLow } from '../billing/runningLow.ts';
import type { Minutes } from './minutes.ts';

/** The values that decide whether a restaurant needs attention. An unknown value is undefined. */
export interface RestaurantCheck {
  readonly failedCalls?: number | undefined;
  /** Number of orders that are overdue for printing. (see rule: unprinted orders) */
  readonly unprinted?: number | undefined;
  readonly minutes?: Minutes | undefined;
}

export type AttentionReason = keyof RestaurantCheck;

/**
 * Returns why a restaurant needs attention: failed calls (today's on the dashboard; yesterday's too on the
 * restaurant's page), unprinted orders, or few minutes left. Ignores unknown values. (rule: needs attention)
 */
export function attentionReasons(check: RestaurantCheck): readonly AttentionReason[] {
  const { failedCalls = 0, unprinted = 0, minutes } = check;
  const reasons: Readonly<Record<AttentionReason, boolean>> = {
    failedCalls: failedCalls > 0,
    unprinted: unprinted > 0,
    minutes: minutes !== undefined && isRunningLow(minutes),
  };
  return (Object.keys(reasons) as AttentionReason[]).filter((reason) => reasons[reason]);
}
