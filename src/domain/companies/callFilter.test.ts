import { describe, expect, it } from 'vitest';
import type { Call, CallsOfNumber } from './call.ts';
import { callEvaluation } from './callEvaluation.ts';
import {
  NO_CALL_FILTER,
  callDates,
  parseCallDay,
  parseCallOutcome,
  filterCalls,
  hasCallFilter,
  midnightOf,
  type CallFilter,
} from './callFilter.ts';

const now = new Date(2026, 2, 4, 12);
const call = (id: string, startedAt: Date | undefined, changes: Partial<Call> = {}): Call => ({
  id,
  startedAt,
  lines: [],
  ...changes,
});
const spoken = (text: string) => [{ speaker: 'caller', text, atSeconds: 1 } as const];

const lines: readonly CallsOfNumber[] = [
  {
    id: 'bar',
    number: '+12125550142',
    calls: [
      call('today', new Date(2026, 2, 4, 0, 0), { evaluation: callEvaluation('pass') }),
      call('last night', new Date(2026, 2, 3, 23, 59), {
        evaluation: callEvaluation(2),
        summary: 'Asked for a table.',
        lines: spoken('Do you have Tiramisù?'),
      }),
      call('undated', undefined, { evaluation: callEvaluation('?') }),
    ],
  },
  {
    id: 'kitchen',
    number: '+12125550143',
    calls: [call('monday', new Date(2026, 2, 2, 9), { evaluation: callEvaluation('fair') })],
  },
];
const found = (filter: Partial<CallFilter>) =>
  filterCalls(lines, { text: '', ...filter }, now).flatMap(({ calls }) => calls.map(({ id }) => id));

describe('filterCalls', () => {
  it('returns the same list when no filter is set', () => {
    expect(filterCalls(lines, NO_CALL_FILTER, now)).toBe(lines);
    expect(filterCalls(lines, { text: '  ' }, now)).toBe(lines);
    expect(hasCallFilter({ text: ' ' })).toBe(false);
  });

  it("keeps the calls of a day by the viewer's local time", () => {
    for (const [day, ids] of [
      ['today', ['today']],
      ['yesterday', ['last night']],
      ['recent', ['today', 'last night']],
      ['2026-03-02', ['monday']],
      ['2026-03-01', []],
    ] as const)
      expect(found({ day }), day).toEqual(ids);
  });

  it('keeps the calls whose color matches the outcome', () => {
    for (const [outcome, ids] of [
      ['good', ['today']],
      ['fair', ['monday']],
      ['failed', ['last night']],
      ['unjudged', ['undated']],
    ] as const)
      expect(found({ outcome }), outcome).toEqual(ids);
  });

  it('matches words across summary and transcript, ignoring case and accents', () => {
    expect(found({ text: 'TABLE tiramisu' })).toEqual(['last night']);
    expect(found({ text: 'table pizza' })).toEqual([]);
  });

  it("finds a caller's number in any format", () => {
    const known = lines.map((line) => ({
      ...line,
      calls: line.calls.map((one) => ({ ...one, caller: one.id === 'monday' ? '+16465550123' : undefined })),
    }));
    for (const text of ['(646) 555-0123', '646.555.0123', '+16465550123', '5550123', '0123'])
      expect(
        filterCalls(known, { text }, now).flatMap(({ calls }) => calls),
        text,
      ).toMatchObject([{ id: 'monday' }]);
    expect(filterCalls(known, { text: '(646) 555-0124' }, now)).toEqual([]);
  });

  it('combines all filters', () => {
    expect(found({ day: 'recent', outcome: 'failed' })).toEqual(['last night']);
    expect(found({ day: 'today', outcome: 'failed' })).toEqual([]);
  });

  it('omits phone numbers without matches', () => {
    expect(filterCalls(lines, { text: '', outcome: 'fair' }, now).map(({ id }) => id)).toEqual(['kitchen']);
  });

  it('ignores unknown values in the URL', () => {
    for (const word of [
      null,
      '',
      'tomorrow',
      '4 March',
      '2026-3-4',
      '2026-03-041',
      '12026-03-04',
      '2026-02-31',
    ]) {
      expect(parseCallDay(word)).toBeUndefined();
    }
    expect([null, 'error', 'Good'].map(parseCallOutcome)).toEqual(Array(3).fill(undefined));
    expect(parseCallDay('2026-03-04')).toBe('2026-03-04');
    expect(parseCallDay('recent')).toBe('recent');
    expect(parseCallOutcome('failed')).toBe('failed');
  });

  it('lists the dates with calls, latest first', () => {
    expect(callDates(lines)).toEqual(['2026-03-04', '2026-03-03', '2026-03-02']);
    expect(midnightOf('2026-03-02')).toEqual(new Date(2026, 2, 2));
    expect(midnightOf('today')).toBeUndefined();
  });
});
