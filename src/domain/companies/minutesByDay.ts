import { midnight } from '#domain/shared/localDay.ts';
import { callMinutes, type CallSpan } from './callMinutes.ts';

export interface DayMinutes {
  /** Start of the day in the viewer's time zone. */
  readonly day: Date;
  readonly calls: number;
  /** Billed minutes. Each call is rounded up to a whole minute. */
  readonly minutes: number;
}

/**
 * Counts the calls and minutes of each of the last `days` days, oldest first. The last day is today. Includes
 * days without calls.
 */
export function minutesByDay(calls: readonly CallSpan[], days: number, now: Date): readonly DayMinutes[] {
  const totals = Array.from({ length: days }, (_, index) => ({
    day: midnight(now, days - 1 - index),
    calls: 0,
    minutes: 0,
  }));
  const byDay = new Map(totals.map((total) => [total.day.getTime(), total]));
  for (const call of calls) {
    if (!call.startedAt) continue;
    const total = byDay.get(midnight(call.startedAt).getTime());
    if (!total) continue;
    total.calls += 1;
    total.minutes += callMinutes(call);
  }
  return totals;
}
