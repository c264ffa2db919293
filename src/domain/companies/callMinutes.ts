/** When a call started and ended. A time is absent if the host's value is missing or unreadable. */
export interface CallSpan {
  readonly id: string;
  readonly startedAt?: Date | undefined;
  readonly endedAt?: Date | undefined;
}

/** One row of the usage breakdown. */
export interface BilledCall {
  readonly id: string;
  readonly startedAt?: Date | undefined;
  /** Whole seconds, rounded up. */
  readonly seconds: number;
  /** Whole minutes, rounded up. */
  readonly minutes: number;
  readonly runningTotal: number;
}

/** Whether a call has a start and an end, and doesn't end before it starts. */
export const hasKnownDuration = ({ startedAt, endedAt }: CallSpan): boolean =>
  startedAt !== undefined && endedAt !== undefined && endedAt >= startedAt;

/** Returns a call's length in seconds, rounded up. Returns 0 if the length is unknown or negative. */
export function callSeconds({ startedAt, endedAt }: CallSpan): number {
  if (!startedAt || !endedAt || endedAt < startedAt) return 0;
  return Math.ceil((endedAt.getTime() - startedAt.getTime()) / 1000);
}

/** Returns the minutes billed for a call: its seconds, rounded up to minutes. */
export const callMinutes = (call: CallSpan): number => Math.ceil(callSeconds(call) / 60);

/**
 * Lists the billed minutes of each call, in the given sequence. Rounds a call's length up to whole seconds,
 * and then up to whole minutes. Includes every call that the host lists for the company, of any date. The
 * page shows the result until it closes. The host doesn't store the result. (rule: recalculate minutes)
 */
export function billedMinutesByCall(calls: readonly CallSpan[]): BilledCall[] {
  let runningTotal = 0;
  return calls.map((call) => {
    const minutes = callMinutes(call);
    runningTotal += minutes;
    return { id: call.id, startedAt: call.startedAt, seconds: callSeconds(call), minutes, runningTotal };
  });
}
