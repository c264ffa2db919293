import { describe, expect, it } from 'vitest';
import type { MinutesReceipt } from '#domain/companies/minutesReceipt.ts';
import { consolePlans } from './consolePlans.ts';
import { cheapestPlan, estimateUsage } from './usageEstimate.ts';

const now = new Date(2026, 2, 20, 18, 0);
const on = (day: number, hour = 12) => new Date(2026, 2, day, hour);

/** A receipt with calls of the given minutes. */
function receipt(calls: readonly (readonly [Date | undefined, number])[]): MinutesReceipt {
  const lines = calls.map(([startedAt, minutes], index) => ({
    id: `${index}`,
    startedAt,
    seconds: minutes * 60,
    minutes,
    runningTotal: 0,
  }));
  const total = lines.reduce((sum, { minutes }) => sum + minutes, 0);
  return { lines, total, rounding: 0, byNumber: [], withoutLength: 0, unreadable: 0 };
}

/** Two calls of 5 minutes each, on every day from `first` to `last`. */
const daily = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => on(first + index)).flatMap((day) => [
    [day, 5] as const,
    [day, 5] as const,
  ]);

const estimate = (
  calls: readonly (readonly [Date | undefined, number])[],
  minutes = { totalCredits: 200, usedCredits: 0 },
) => estimateUsage({ receipt: receipt(calls), minutes, interval: 'monthly', now });

// (rule: usage estimate)
describe('A usage estimate', () => {
  it('uses the minutes of full days, without the first listed day and today', () => {
    expect(estimate([...daily(10, 19), [on(9, 23), 40], [on(20, 1), 40]])).toMatchObject({
      kind: 'estimate',
      basis: { calls: 20, days: 10, firstDay: on(10, 0) },
      minutesPerDay: 10,
      month: 300,
    });
  });
  it('counts a day without calls', () => {
    expect(estimate(daily(2, 11))).toMatchObject({ basis: { calls: 18, days: 17 }, month: 159 });
  });
  it('uses the last 28 days of a longer list', () => {
    expect(estimate([...daily(1, 19), [new Date(2025, 11, 1), 500]])).toMatchObject({
      basis: { calls: 38, days: 28 },
    });
  });
  it('ignores calls without a start', () => {
    expect(estimate([...daily(9, 19), [undefined, 300]])).toMatchObject({ basis: { calls: 20 }, month: 300 });
  });

  it('counts the calls without a known length', () => {
    const listed = { ...receipt(daily(9, 19)), withoutLength: 2, unreadable: 1 };
    const minutes = { totalCredits: 200, usedCredits: 0 };
    expect(estimateUsage({ receipt: listed, minutes, interval: 'monthly', now })).toMatchObject({
      basis: { leftOut: 3 },
    });
  });

  it('is missing for fewer than 7 full days or 10 calls', () => {
    expect(estimate(daily(13, 19))).toMatchObject({ kind: 'too-little', basis: { calls: 12, days: 6 } });
    expect(estimate([[on(1), 5], ...daily(16, 19)])).toMatchObject({
      kind: 'too-little',
      basis: { calls: 8, days: 18 },
    });
    expect(estimate([])).toMatchObject({ kind: 'too-little', basis: { calls: 0, days: 0 } });
    expect(estimate(daily(12, 19))).toMatchObject({ kind: 'estimate', basis: { calls: 14, days: 7 } });
  });
  it('is missing if the calls explain less than half of the billed minutes', () => {
    const billed = (usedCredits: number) => estimate(daily(9, 19), { totalCredits: 200, usedCredits });
    expect(billed(221)).toEqual({ kind: 'unexplained', counted: 110, billed: 221 });
    expect(billed(220).kind).toBe('estimate');
  });

  it('includes the day on which the billed minutes run out, if within a month', () => {
    const runOut = (totalCredits: number, usedCredits: number) => {
      const result = estimate(daily(9, 19), { totalCredits, usedCredits });
      return result.kind === 'estimate' ? result.runOut : result;
    };
    expect(runOut(200, 150)).toEqual(on(25, 18));
    expect(runOut(200, 200)).toBe('already');
    expect(runOut(501, 200)).toBe('later');
    expect(runOut(0, 10)).toBeUndefined();
  });
});

// (rule: cheapest plan)
describe('The cheapest plan', () => {
  it('has the lowest total of its price and extra minutes', () => {
    expect(cheapestPlan(300, 'monthly')).toEqual({ plan: consolePlans[0], dollars: 75, extraMinutes: 100 });
    expect(cheapestPlan(600, 'monthly')).toEqual({ plan: consolePlans[1], dollars: 125, extraMinutes: 0 });
  });
  it('uses the price of the billing interval', () => {
    expect(cheapestPlan(480, 'monthly').plan.key).toBe('starter');
    expect(cheapestPlan(480, 'annual')).toMatchObject({ plan: { key: 'basic' }, dollars: 100 });
  });
  it('has a price for any number of minutes', () => {
    expect(cheapestPlan(9000, 'monthly')).toMatchObject({ plan: { key: 'business' }, dollars: 1125 });
  });
});
