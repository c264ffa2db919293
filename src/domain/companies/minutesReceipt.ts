import type { Rows } from '#domain/shared/rows.ts';
import { countUnreadableCalls, type CallsOfNumber } from './call.ts';
import { billedMinutesByCall, hasKnownDuration, type BilledCall } from './callMinutes.ts';

/** The used minutes, recalculated from the listed calls. */
export interface MinutesReceipt {
  /** One row per call with a known length, sorted as sent by the host. */
  readonly lines: readonly BilledCall[];
  readonly total: number;
  /** How many minutes rounding up added to the total, to the nearest minute. */
  readonly rounding: number;
  /** Minutes by phone number, highest first. Omits numbers without minutes. */
  readonly byNumber: readonly NumberMinutes[];
  /** Number of calls that have no row because their length is unknown. */
  readonly withoutLength: number;
  /** Number of unreadable calls. */
  readonly unreadable: number;
}

export interface NumberMinutes {
  readonly id: string;
  readonly number: string;
  readonly minutes: number;
}

/**
 * Calculates the billed minutes of the listed calls. All totals of minutes count the same calls: the calls
 * with a known length. (rule: minutes receipt)
 */
export function minutesReceipt(phoneLines: Rows<CallsOfNumber>): MinutesReceipt {
  const counted = phoneLines.map(({ calls }) => calls.filter(hasKnownDuration));
  const lines = billedMinutesByCall(counted.flat());
  const total = totalOf(lines);
  return {
    lines,
    total,
    rounding: total - Math.round(lines.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
    byNumber: phoneLines
      .map(({ id, number }, index) => ({
        id,
        number,
        minutes: totalOf(billedMinutesByCall(counted[index] ?? [])),
      }))
      .filter(({ minutes }) => minutes > 0)
      .toSorted((one, other) => other.minutes - one.minutes),
    withoutLength: phoneLines.reduce((sum, { calls }) => sum + calls.length, 0) - lines.length,
    unreadable: countUnreadableCalls(phoneLines),
  };
}

const totalOf = (lines: readonly BilledCall[]) => lines.at(-1)?.runningTotal ?? 0;
