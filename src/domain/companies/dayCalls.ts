import { isOnDay } from '#domain/shared/localDay.ts';
import type { Call } from './call.ts';
import { callMinutes } from './callMinutes.ts';

export interface DailyCallTotals {
  readonly count: number;
  /** How many of the calls failed. */
  readonly failed: number;
  /** Whole minutes, each call rounded up. */
  readonly minutes: number;
}

/**
 * Totals the calls that started on a calendar day in the viewer's time zone. A call failed if the host rated
 * it red. An unrated call did not fail. (rule: calls of a day)
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

/** (see rule: calls of a day) */
export const isFailedCall = ({ evaluation }: Call): boolean => evaluation?.tone === 'error';
