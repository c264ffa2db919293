import { describe, expect, it } from 'vitest';
import { aCallLog } from '#tests/support/builders/telephony.ts';
import { rowsWithUnreadable } from '#domain/shared/rows.ts';
import { callerHistory, withCallers } from './callers.ts';
import type { CallLog } from './callLog.ts';

const calls = rowsWithUnreadable([{ id: 'call-1', lines: [] }], 2);
const callersOf = (logs: readonly CallLog[]) =>
  withCallers([{ id: 'bar', number: '+12125550142', calls }], logs).flatMap((line) =>
    line.calls.map(({ caller }) => caller),
  );

// (rule: callers)
describe('The caller of a call', () => {
  it("is in the log entry with the call's ID", () => {
    expect(callersOf([aCallLog({ callId: 'call-2', customerNumber: '+16465550199' }), aCallLog()])).toEqual([
      '+16465550123',
    ]);
  });

  it('is unknown without a log entry', () => {
    expect(callersOf([aCallLog({ callId: 'call-3' })])).toEqual([undefined]);
  });

  it('is unknown if the log entry has no number', () => {
    expect(callersOf([aCallLog({ customerNumber: '' })])).toEqual([undefined]);
  });

  it('is unknown if two log entries have different numbers', () => {
    const other = aCallLog({ customerNumber: '+16465550199' });
    expect(callersOf([aCallLog(), other, aCallLog()])).toEqual([undefined]);
    expect(callersOf([aCallLog(), aCallLog()])).toEqual(['+16465550123']);
  });

  it('does not change the counts of unreadable rows', () => {
    const lines = rowsWithUnreadable([{ id: 'bar', number: '+12125550142', calls }], 1);
    const known = withCallers(lines, [aCallLog()]);
    expect([known.unreadable, known[0]?.calls.unreadable]).toEqual([1, 2]);
  });
});

describe("A caller's earlier calls", () => {
  const at = (day: number) => new Date(2026, 2, day, 18);
  const call = { id: 'call-3', lines: [] };

  it('are counted up to this call, answered or not', () => {
    const logs = [
      aCallLog({ callId: 'call-4', startedAt: at(4) }),
      aCallLog({ callId: 'call-3', startedAt: at(3) }),
      aCallLog({ callId: 'call-2', startedAt: at(2), status: 'busy' }),
      aCallLog({ callId: 'call-1', startedAt: at(1), customerNumber: '(646) 555-0123' }),
      aCallLog({ callId: 'call-0', startedAt: at(1), customerNumber: '+16465550199' }),
    ];
    expect(callerHistory(call, logs)).toEqual({ place: 3, since: at(1) });
  });

  it('are unknown without a log entry or a number', () => {
    expect(callerHistory(call, [aCallLog()])).toBeUndefined();
    const withheld = aCallLog({ callId: 'call-3', customerNumber: 'anonymous' });
    expect(callerHistory(call, [withheld])).toBeUndefined();
  });
});
