import { describe, expect, it } from 'vitest';
import { cheapestPlan, type UsageEstimate } from '#domain/billing/usageEstimate.ts';
import { usageText } from './usageText.ts';

const basis = { calls: 71, days: 12, firstDay: new Date(2026, 2, 4), leftOut: 0 };
const estimate = (month: number): Extract<UsageEstimate, { kind: 'estimate' }> => ({
  kind: 'estimate',
  basis,
  minutesPerDay: month / 30,
  month,
  cheapest: cheapestPlan(month, 'monthly'),
});

describe('The text of a usage estimate', () => {
  it('names the cheapest plan with its cost and minutes', () => {
    expect(usageText.cheapest(estimate(285), false)).toBe(
      'At this pace, Starter costs the least: about $71 a month for 285 minutes, 85 of them extra.',
    );
    expect(usageText.cheapest(estimate(1500), true)).toBe(
      'At this pace, your Standard plan costs the least: about $250 a month for 1,500 minutes.',
    );
  });
  it('says on which calls it is based, and how many are excluded', () => {
    const rest = "A month is 30 days. The estimate doesn't include setup fees and renewals.";
    expect(usageText.basis(basis)).toBe(`Estimated from 71 calls on 12 full days since Mar 4. ${rest}`);
    expect(usageText.basis({ ...basis, leftOut: 6 })).toBe(
      `Estimated from 71 calls on 12 full days since Mar 4, without 6 calls of unknown length. ${rest}`,
    );
  });
  it('says when the minutes will run out', () => {
    expect((['already', 'later', basis.firstDay] as const).map(usageText.runOut)).toEqual([
      'All used',
      'Not within 30 days',
      'Wed, Mar 4',
    ]);
  });
  it('names the missing data for an estimate', () => {
    expect(usageText.refused({ kind: 'too-little', basis: { ...basis, calls: 1, days: 1 } })).toBe(
      'Too few calls for an estimate: 1 call on 1 full day. An estimate needs 10 calls on 7 full days.',
    );
    expect(usageText.refused({ kind: 'unexplained', counted: 34, billed: 3250 })).toBe(
      'No estimate: the listed calls account for only 34 of 3,250 minutes billed.',
    );
  });
});
