import { comparable } from '#domain/shared/comparable.ts';
import { ownEntry } from '#domain/shared/ownEntry.ts';
import type { Tone } from '#domain/shared/tone.ts';
import { isWithin } from '#domain/shared/problems.ts';
import { rowsWithUnreadable, type Rows } from '#domain/shared/rows.ts';

/** A phone call as logged by the telephony service. */
export interface CallLog {
  readonly id: string;
  readonly callId: string;
  readonly startedAt: Date;
  readonly customerNumber: string;
  /** Absent if the host doesn't send a duration. */
  readonly seconds?: number | undefined;
  /** The host's word for how the call ended. */
  readonly status: string;
  /** Within {@link SATISFACTION_RANGE}. */
  readonly satisfaction?: number | undefined;
}

/** How many recent calls are shown. */
export const RECENT_CALL_COUNT = 50;

/** Returns the most recent calls, newest first. */
export function recentCalls(logs: Rows<CallLog>): Rows<CallLog> {
  const sorted = logs.toSorted((one, other) => other.startedAt.getTime() - one.startedAt.getTime());
  return rowsWithUnreadable(sorted.slice(0, RECENT_CALL_COUNT), logs.unreadable);
}

const TONES: Readonly<Record<string, Tone>> = {
  completed: 'success',
  failed: 'error',
  busy: 'warning',
  'no-answer': 'neutral',
  transferred: 'info',
};

/** Returns the color of a call status. An unknown status is neutral. (rule: telephony call-log status) */
export function callLogTone(status: string): Tone {
  return ownEntry(TONES, comparable(status)) ?? 'neutral';
}

export const SATISFACTION_RANGE = { min: 1, max: 5 } as const;

export function ratingIfValid(rating: number | undefined): number | undefined {
  return rating !== undefined && isWithin(rating, SATISFACTION_RANGE) ? rating : undefined;
}
