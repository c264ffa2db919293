/** When a call began and ended; a time that the host does not know, or that cannot be read, is absent. */
export interface CallSpan {
  readonly id: string;
  readonly startedAt?: Date | undefined;
  readonly endedAt?: Date | undefined;
}

/** One line of the receipt of a recalculation. */
export interface BilledCall {
  readonly id: string;
  readonly startedAt?: Date | undefined;
  /** Whole seconds, rounded up. */
  readonly seconds: number;
  /** Whole minutes, rounded up. */
  readonly minutes: number;
  /** Minutes of this call and all before it. */
  readonly runningTotal: number;
}

/** Whether its length can be known. */
export const hasKnownDuration = ({ startedAt, endedAt }: CallSpan): boolean =>
  startedAt !== undefined && endedAt !== undefined;

/** Length of a call in whole seconds, rounded up; 0 when its end is missing or before its start. */
export function callSeconds({ startedAt, endedAt }: CallSpan): number {
  if (!startedAt || !endedAt || endedAt < startedAt) return 0;
  return Math.ceil((endedAt.getTime() - startedAt.getTime()) / 1000);
}

/** Whole minutes that a call is billed with: its seconds, rounded up. */
export const callMinutes = (call: CallSpan): number => Math.ceil(callSeconds(call) / 60);

/** What each call adds to the used minutes, in the order given: its seconds, rounded up to minutes (rule: recalculate minutes). */
export function billCalls(calls: readonly CallSpan[]): BilledCall[] {
  let runningTotal = 0;
  return calls.map((call) => {
    const minutes = callMinutes(call);
    runningTotal += minutes;
    return { id: call.id, startedAt: call.startedAt, seconds: callSeconds(call), minutes, runningTotal };
  });
}
