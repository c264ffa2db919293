import { isOnDay } from '#domain/shared/localDay.ts';
import type { Call } from './call.ts';
import { callMinutes } from './callMinutes.ts';

/** What the phone did on one day. */
export interface DailyCallTotals {
  readonly count: number;
  /** Of them, how many went badly. */
  readonly failed: number;
  /** Whole minutes, each call rounded up. */
  readonly minutes: number;
}

/** The calls that began on the calendar day of a moment, in the viewer's zone. (rule: calls of a day) */
export function callTotalsOn(day: Date, calls: readonly Call[]): DailyCallTotals {
  const isThen = isOnDay(day);
  const those = calls.filter(({ startedAt }) => startedAt && isThen(startedAt));
  return {
    count: those.length,
    failed: those.filter(isFailedCall).length,
    minutes: those.reduce((sum, call) => sum + callMinutes(call), 0),
  };
}

/** A call failed when it is judged as red; one that nobody judged has not. */
export const isFailedCall = ({ evaluation }: Call): boolean => evaluation?.tone === 'error';
