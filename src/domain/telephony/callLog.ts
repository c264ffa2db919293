import { ownEntry } from '#domain/shared/ownEntry.ts';
import type { Tone } from '#domain/shared/tone.ts';

/** A telephone call as the telephony service has logged it. */
export interface CallLog {
  readonly id: string;
  readonly callId: string;
  readonly startedAt: Date;
  /** Of whoever called. */
  readonly customerNumber: string;
  readonly seconds: number;
  /** How it ended, as the host names it. */
  readonly status: string;
  /** 1 to 5. */
  readonly satisfaction?: number | undefined;
}

/** How many of the most recent calls are shown. */
export const RECENT_CALLS = 50;

/** The most recent calls, the newest first, whatever the order and the number they came in. */
export function recentCalls(logs: readonly CallLog[]): readonly CallLog[] {
  return logs
    .toSorted((one, other) => other.startedAt.getTime() - one.startedAt.getTime())
    .slice(0, RECENT_CALLS);
}

const TONES: Readonly<Record<string, Tone>> = {
  completed: 'success',
  failed: 'error',
  busy: 'warning',
  'no-answer': 'neutral',
  transferred: 'info',
};

/** The colour of how a call ended; a word that is not known is neutral. (rule: telephony call-log status) */
export function callLogTone(status: string): Tone {
  return ownEntry(TONES, status) ?? 'neutral';
}

/** A rating that lies on the scale of 1 to 5; anything else is none. */
export function validSatisfaction(rating: number | undefined): number | undefined {
  return rating !== undefined && rating >= 1 && rating <= 5 ? rating : undefined;
}
