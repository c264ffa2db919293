import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { consolePlans } from './consolePlans.ts';
import { parseCapacityNumber, PLAN_SEQUENCE, planOffer, YEARLY_DISCOUNT_PERCENT } from './plan.ts';

describe("A plan's offer", () => {
  it('is to manage the current plan', () => expect(planOffer('basic', 'basic')).toBe('manage'));
  it('is included for a lower plan', () => expect(planOffer('starter', 'basic')).toBe('included'));
  it('is an upgrade for a higher plan', () => expect(planOffer('scale', 'basic')).toBe('upgrade'));
  it('ignores the case of the current plan', () => expect(planOffer('basic', 'Basic')).toBe('manage'));
  it('is an upgrade if the current plan is unknown', () => {
    for (const current of [undefined, 'pilot-2026', 'free'])
      expect(planOffer('starter', current), JSON.stringify(current)).toBe('upgrade');
  });

  it('reverses when the two plans are swapped', () => {
    const anyPlan = fc.constantFrom(...PLAN_SEQUENCE);
    fc.assert(
      fc.property(anyPlan, anyPlan, (one, other) => {
        const turned = { manage: 'manage', included: 'upgrade', upgrade: 'included' };
        expect(planOffer(other, one)).toBe(turned[planOffer(one, other)]);
      }),
    );
  });
});

describe('The console plans', () => {
  it('are sorted from smallest to largest', () => {
    expect(consolePlans.map(({ key }) => key)).toEqual(PLAN_SEQUENCE.slice(1));
  });
  it('cost 20% less per month if billed yearly', () => {
    for (const { price } of consolePlans) {
      if (price) expect(price.annual).toBe(price.monthly * (1 - YEARLY_DISCOUNT_PERCENT / 100));
    }
  });
  it('include minutes and have a price per extra minute, except the largest', () => {
    expect(
      consolePlans.map(({ capacity }) => [
        parseCapacityNumber(capacity.minutes),
        parseCapacityNumber(capacity.overage),
      ]),
    ).toEqual([
      [200, 0.25],
      [625, 0.2],
      [1500, 0.167],
      [3500, 0.143],
      [8000, 0.125],
      [undefined, undefined],
    ]);
  });
  it('have a price, except the largest', () => {
    expect(consolePlans.map(({ price }) => price?.monthly)).toEqual([50, 125, 250, 500, 1000, undefined]);
  });
});
