import type { CallsOfNumber } from '#domain/companies/call.ts';
import { isFailedCall } from '#domain/companies/dayCalls.ts';
import { comparable } from '#domain/shared/comparable.ts';
import { midnight } from '#domain/shared/localDay.ts';
import { isPhoneNumber, isSameNumber } from '#domain/shared/phoneNumber.ts';
import type { CallLog } from './callLog.ts';

/** Why a call counts as missed: its status in the call log, or `unsuccessful` for a failing evaluation. */
export type MissedReason = (typeof MISSED)[number] | 'unsuccessful';

const MISSED = ['failed', 'busy', 'no-answer'] as const;
const REACHED = ['completed', 'transferred'];

/** Number of days, including today, for which missed calls are listed. */
export const CALL_BACK_DAYS = 7;

interface Missed {
  /** ID of the log entry, or of the call if it has no log entry. */
  readonly id: string;
  readonly callId: string;
  /** Undefined if unknown or withheld. */
  readonly number: string | undefined;
  readonly at: Date;
  readonly reason: MissedReason;
}

/** A caller to call back. `id`, `at`, and `reason` describe the last missed call. */
export interface CallBack extends Missed {
  /** The caller's missed calls, newest first. */
  readonly calls: readonly Missed[];
  /** When the caller first got through after the last missed call. Undefined until then. */
  readonly reachedAt: Date | undefined;
}

/**
 * Returns the callers of the last week's missed calls, newest first. Callers who got through later come last.
 * Checking off callers doesn't remove them, but the count omits callers who were checked off or got through.
 * A call is missed if its log says failed, busy, or no answer, or if its evaluation failed. A caller gets
 * through with a later completed or transferred call from the same number, unless that call's evaluation
 * failed. Calls without a known number are listed one by one. Omits test calls, which come from the
 * restaurant's own numbers. (rule: callers to call back)
 * @param logs empty if unknown
 */
export function callBacks(
  lines: readonly CallsOfNumber[],
  logs: readonly CallLog[],
  now: Date,
): readonly CallBack[] {
  const since = midnight(now, CALL_BACK_DAYS - 1);
  const callers = new Map<string, Missed[]>();
  for (const missed of missedCalls(lines, logs)) {
    const { number, id, at } = missed;
    const isOwn = number !== undefined && lines.some((line) => isSameNumber(line.number, number));
    if (at < since || isOwn) continue;
    const known =
      number && [...callers.values()].find(([one]) => one?.number && isSameNumber(one.number, number));
    if (known) known.push(missed);
    else callers.set(id, [missed]);
  }
  const found = [...callers.values()].flatMap((missed) => {
    const calls = missed.toSorted(newestFirst);
    const [last] = calls;
    return last ? [{ ...last, calls, reachedAt: reachedAfter(last, logs) }] : [];
  });
  return found.toSorted(
    (one, other) =>
      Number(Boolean(one.reachedAt)) - Number(Boolean(other.reachedAt)) || newestFirst(one, other),
  );
}

function missedCalls(lines: readonly CallsOfNumber[], logs: readonly CallLog[]): readonly Missed[] {
  const logged = new Set(logs.map(({ callId }) => callId));
  const failed = lines.flatMap(({ calls }) => calls.filter(isFailedCall));
  const reasonOf = ({ callId, status }: CallLog): MissedReason | undefined =>
    MISSED.find((missed) => missed === comparable(status)) ??
    (failed.some(({ id }) => id === callId) ? 'unsuccessful' : undefined);
  return [
    ...logs.flatMap((log) => {
      const { id, callId, customerNumber, startedAt: at } = log;
      const reason = reasonOf(log);
      const number = isPhoneNumber(customerNumber) ? customerNumber : undefined;
      return reason ? [{ id, callId, number, at, reason }] : [];
    }),
    ...failed.flatMap(({ id, startedAt: at }) =>
      at && !logged.has(id)
        ? [{ id, callId: id, number: undefined, at, reason: 'unsuccessful' as const }]
        : [],
    ),
  ];
}

/** Returns when a caller first got through after the last missed call. Failed calls count as missed. */
function reachedAfter({ number, at }: Missed, logs: readonly CallLog[]): Date | undefined {
  if (number === undefined) return undefined;
  return logs
    .filter(({ customerNumber, startedAt }) => startedAt > at && isSameNumber(customerNumber, number))
    .filter(({ status }) => REACHED.includes(comparable(status)))
    .map(({ startedAt }) => startedAt)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
}

const newestFirst = (one: Missed, other: Missed) => other.at.getTime() - one.at.getTime();
