import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { aCallLog } from '#tests/support/builders/telephony.ts';
import { callLogTone, RECENT_CALL_COUNT, recentCalls, ratingIfValid } from './callLog.ts';

describe('The status of a logged call', () => {
  it('decides the color', () => {
    for (const [status, tone] of [
      ['completed', 'success'],
      ['failed', 'error'],
      ['busy', 'warning'],
      ['no-answer', 'neutral'],
      ['transferred', 'info'],
      ['ringing', 'neutral'],
      ['toString', 'neutral'],
    ] as const)
      expect(callLogTone(status), status).toBe(tone);
  });
});

describe('A call rating', () => {
  it('is from 1 to 5, or missing', () => {
    expect([1, 3, 4.5, 5].map(ratingIfValid)).toEqual([1, 3, 4.5, 5]);
    expect([0, 6, -1, NaN, undefined].map(ratingIfValid)).toEqual(Array(5).fill(undefined));
  });
});

describe('Recent calls', () => {
  it('are the newest 50, newest first', () => {
    const moments = fc.array(fc.date({ noInvalidDate: true }), { maxLength: 120 });
    fc.assert(
      fc.property(moments, (starts) => {
        const logs = starts.map((startedAt, index) => aCallLog({ id: String(index), startedAt }));
        const shown = recentCalls(logs).map(({ startedAt }) => startedAt.getTime());
        const newest = starts.map((start) => start.getTime()).toSorted((one, other) => other - one);
        expect(shown).toEqual(newest.slice(0, RECENT_CALL_COUNT));
      }),
    );
  });
});
