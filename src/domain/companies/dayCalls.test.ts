import { describe, expect, it } from 'vitest';
import type { Call } from './call.ts';
import { callEvaluation } from './callEvaluation.ts';
import { callTotalsOn } from './dayCalls.ts';

const today = new Date(2026, 2, 4, 18);

function call(start: Date | undefined, seconds = 60, judged?: string): Call {
  return {
    id: 'call',
    lines: [],
    startedAt: start,
    endedAt: start && new Date(start.getTime() + seconds * 1000),
    evaluation: callEvaluation(judged),
  };
}

describe('The calls of a day', () => {
  it('are the calls that started on that date in the viewer’s time zone', () => {
    const calls = [
      call(new Date(2026, 2, 4, 0, 0)),
      call(new Date(2026, 2, 4, 23, 59)),
      call(new Date(2026, 2, 3, 23, 59)),
      call(new Date(2026, 2, 5, 0, 0)),
      call(undefined),
    ];
    expect(callTotalsOn(today, calls).count).toBe(2);
  });

  it('are failed only if the evaluation is red', () => {
    const judged = ['fail', '3', '49%', 'good', '9', 'no idea', undefined].map((word) =>
      call(today, 60, word),
    );
    expect(callTotalsOn(today, judged)).toMatchObject({ count: 7, failed: 3 });
  });

  it('add up minutes that are rounded up per call', () => {
    expect(callTotalsOn(today, [call(today, 61), call(today, 1), call(today, 0)]).minutes).toBe(3);
  });

  it('are zero on a day without calls', () => {
    expect(callTotalsOn(today, [])).toEqual({ count: 0, failed: 0, minutes: 0 });
  });
});
