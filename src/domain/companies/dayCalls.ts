import { isOnDay } from '#domain/shared/localDay.ts';
import type { Call } from './call.ts';
import { callMinutes } from './callMinutes.ts';

export interface DailyCallTotals {
  readonly count: number;
  /** How many of the calls failed. */
  readonly failed: number;
  /** Billed minutes. Each call is rounded up to a whole minute. */
  readonly minutes: number;
}

/**
 * Counts the calls that started on a calendar day in the viewer's time zone, and adds up their minutes. A
 * call failed if its evaluation is red. A call without an evaluation did not fail. (rule: calls of a day)
 */
export function callTotalsOn(day: Date, calls: readonly Call[]): DailyCallTotals {
  const isThen = isOnDay(day);
  const those = calls.filter(({ startedAt }) => startedAt && isThen(startedAt));
  return {
    count: those.length,
    failed: those.filter(isFailedCall).length,
    minutes: those.reduce((sum, call) => sum + callMinutes(call), 0),
  };
}

/** Whether a call's evaluation is red. (see rule: calls of a day) */
export const isFailedCall = ({ evaluation }: Call): boolean => evaluation?.tone === 'error';
