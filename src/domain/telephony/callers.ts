import type { Call, CallsOfNumber } from '#domain/companies/call.ts';
import { isSameNumber } from '#domain/shared/phoneNumber.ts';
import { rowsWithUnreadable, type Rows } from '#domain/shared/rows.ts';
import type { CallLog } from './callLog.ts';

/**
 * Adds the caller's number to each call, from the log entry with the call's ID. The caller is unknown if
 * there is no log entry, or if the entries have different numbers. (rule: callers)
 */
export function withCallers(lines: Rows<CallsOfNumber>, logs: readonly CallLog[]): Rows<CallsOfNumber> {
  const callers = new Map<string, string>();
  for (const { callId, customerNumber } of logs) {
    const isDoubtful = (callers.get(callId) ?? customerNumber) !== customerNumber;
    callers.set(callId, isDoubtful ? '' : customerNumber);
  }
  const named = (call: Call): Call => {
    const caller = callers.get(call.id);
    return caller ? { ...call, caller } : call;
  };
  const known = lines.map((line) => ({
    ...line,
    calls: rowsWithUnreadable(line.calls.map(named), line.calls.unreadable),
  }));
  return rowsWithUnreadable(known, lines.unreadable);
}

/** How many times, and since when, the caller of a call has called. */
export interface CallerHistory {
  /** Position of the call among the caller's calls in the log, from 1. */
  readonly place: number;
  /** When the caller's first call in the log started. */
  readonly since: Date;
}

/**
 * Counts the caller's calls in the log up to and including this call, answered or not. Undefined for an
 * unknown or withheld number.
 */
export function callerHistory({ id }: Call, logs: readonly CallLog[]): CallerHistory | undefined {
  const own = logs.find(({ callId }) => callId === id);
  if (!own) return undefined;
  const starts = logs
    .filter((log) => isSameNumber(log.customerNumber, own.customerNumber) && log.startedAt <= own.startedAt)
    .map((log) => log.startedAt.getTime());
  return starts.length === 0 ? undefined : { place: starts.length, since: new Date(Math.min(...starts)) };
}
