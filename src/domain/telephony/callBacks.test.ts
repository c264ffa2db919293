import { describe, expect, it } from 'vitest';
import type { Call, CallsOfNumber } from '#domain/companies/call.ts';
import { callEvaluation } from '#domain/companies/callEvaluation.ts';
import { aCallLog } from '#tests/support/builders/telephony.ts';
import { callBacks } from './callBacks.ts';
import type { CallLog } from './callLog.ts';

const now = new Date(2026, 2, 5, 20);
const at = (hour: number, day = 5) => new Date(2026, 2, day, hour);
const log = (id: string, changes: Partial<CallLog> = {}) =>
  aCallLog({ id, callId: `call of ${id}`, startedAt: at(12), status: 'no-answer', ...changes });
const call = (id: string, judged: string, changes: Partial<Call> = {}): Call => ({
  id,
  startedAt: at(12),
  evaluation: callEvaluation(judged),
  lines: [],
  ...changes,
});
const lineWith = (...calls: readonly Call[]): readonly CallsOfNumber[] => [
  { id: 'bar', number: '+12125550142', calls },
];
const found = (logs: readonly CallLog[], lines = lineWith()) => callBacks(lines, logs, now);

// (rule: callers to call back)
describe('A caller to call back', () => {
  it('had a call that failed, was busy, or was not answered', () => {
    for (const [status, reason] of [
      ['failed', 'failed'],
      ['busy', 'busy'],
      ['no-answer', 'no-answer'],
      ['No-Answer', 'no-answer'],
    ] as const)
      expect(found([log('a', { status })]), status).toMatchObject([
        { id: 'a', number: '+16465550123', reason },
      ]);
    for (const status of ['completed', 'transferred', 'ringing', ''])
      expect(found([log('a', { status })]), status).toEqual([]);
  });

  it('had a call with a failing evaluation, even if its log says completed', () => {
    const lines = lineWith(
      call('call-1', 'fail'),
      call('call-2', 'pass'),
      call('call-3', 'fail', { startedAt: undefined }),
    );
    expect(found([], lines)).toMatchObject([
      { id: 'call-1', callId: 'call-1', number: undefined, reason: 'unsuccessful' },
    ]);
    expect(found([log('a', { callId: 'call-1', status: 'completed' })], lines)).toMatchObject([
      { id: 'a', callId: 'call-1', number: '+16465550123', reason: 'unsuccessful' },
    ]);
  });

  it('appears once with all missed calls, newest first', () => {
    const logs = [log('a', { startedAt: at(9) }), log('b', { startedAt: at(11), status: 'busy' })];
    expect(found(logs)).toMatchObject([
      { id: 'b', at: at(11), reason: 'busy', calls: [{ id: 'b' }, { id: 'a' }] },
    ]);
  });

  it('appears once per missed call if the number is unknown or withheld', () => {
    const logs = [log('a', { customerNumber: '' }), log('b', { customerNumber: 'anonymous' })];
    expect(found(logs)).toMatchObject([
      { id: 'a', number: undefined, calls: [{ id: 'a' }] },
      { id: 'b', number: undefined, calls: [{ id: 'b' }] },
    ]);
  });

  it('is removed after a later successful call', () => {
    const logs = [log('a'), log('b', { startedAt: at(14), status: 'completed' })];
    expect(found(logs)).toMatchObject([{ id: 'a', reachedAt: at(14) }]);
    expect(found([...logs, log('c', { startedAt: at(13), status: 'transferred' })])).toMatchObject([
      { id: 'a', reachedAt: at(13) },
    ]);
  });

  it('stays after an earlier call, or a call from another number', () => {
    for (const other of [
      log('b', { startedAt: at(11), status: 'completed' }),
      log('b', { startedAt: at(14), status: 'completed', customerNumber: '+16465550199' }),
    ])
      expect(found([log('a'), other])).toMatchObject([{ id: 'a', reachedAt: undefined }]);
  });

  it('stays after a later failed call, which becomes the last missed call', () => {
    const logs = [log('a'), log('b', { startedAt: at(14), status: 'completed' })];
    expect(found(logs, lineWith(call('call of b', 'fail')))).toMatchObject([
      { id: 'b', reason: 'unsuccessful', calls: [{ id: 'b' }, { id: 'a' }], reachedAt: undefined },
    ]);
  });

  it("has called this week, and not from the restaurant's own number", () => {
    const logs = [
      log('a', { startedAt: at(0, -1) }),
      log('b', { startedAt: at(23, -2) }),
      log('c', { customerNumber: '+12125550142' }),
    ];
    expect(found(logs).map(({ id }) => id)).toEqual(['a']);
  });

  it('is listed before callers with a later successful call, newest first', () => {
    const logs = [
      log('reached', { startedAt: at(15), customerNumber: '+16465550101' }),
      log('later', { startedAt: at(16), customerNumber: '+16465550101', status: 'completed' }),
      log('old', { startedAt: at(9), customerNumber: '+16465550102' }),
      log('new', { startedAt: at(10), customerNumber: '+16465550103' }),
    ];
    expect(found(logs).map(({ id }) => id)).toEqual(['new', 'old', 'reached']);
  });
});
