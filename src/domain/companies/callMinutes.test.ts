import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { billedMinutesByCall, callSeconds, hasKnownDuration } from './callMinutes.ts';

const start = new Date('2026-03-04T18:00:00.000Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const call = (milliseconds: number) => ({
  id: `c${milliseconds}`,
  startedAt: start,
  endedAt: after(milliseconds),
});

describe('The length of a call', () => {
  it('is rounded up to seconds', () => {
    for (const [milliseconds, seconds] of [
      [0, 0],
      [1, 1],
      [1000, 1],
      [60_000, 60],
      [60_001, 61],
    ] as const)
      expect(callSeconds(call(milliseconds)), `${milliseconds}`).toBe(seconds);
  });

  it('is 0 if the end or start is missing, or the end is before the start', () => {
    expect(callSeconds({ id: 'c', startedAt: start })).toBe(0);
    expect(callSeconds({ id: 'c', endedAt: start })).toBe(0);
    expect(callSeconds({ id: 'c', startedAt: start, endedAt: after(-1) })).toBe(0);
  });

  it('is known if the call has a start and an end in that order', () => {
    expect(hasKnownDuration(call(0))).toBe(true);
    expect(hasKnownDuration({ id: 'c', startedAt: start })).toBe(false);
    expect(hasKnownDuration({ id: 'c', endedAt: start })).toBe(false);
    expect(hasKnownDuration(call(-1))).toBe(false);
  });
});

describe('The usage breakdown', () => {
  it('rounds each call up to whole minutes and adds them up', () => {
    expect(billedMinutesByCall([call(60_000), call(60_001), call(0)])).toMatchObject([
      { seconds: 60, minutes: 1, runningTotal: 1 },
      { seconds: 61, minutes: 2, runningTotal: 3 },
      { seconds: 0, minutes: 0, runningTotal: 3 },
    ]);
  });
  it('is empty without calls', () => expect(billedMinutesByCall([])).toEqual([]));

  it('bills at least the talk time, and less than a minute more per call', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 7_200_000 })), (lengths) => {
        const talked = lengths.reduce((sum, length) => sum + length, 0) / 60_000;
        const billed = billedMinutesByCall(lengths.map(call)).at(-1)?.runningTotal ?? 0;
        expect(billed).toBeGreaterThanOrEqual(talked);
        expect(billed).toBeLessThan(talked + lengths.length + 1e-9 + (lengths.length === 0 ? 1 : 0));
      }),
    );
  });
});
