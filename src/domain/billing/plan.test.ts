import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { consolePlans } from './consolePlans.ts';
import { PLAN_ORDER, planOffer, YEARLY_DISCOUNT_PERCENT } from './plan.ts';

describe('what a plan offers', () => {
  it('is to manage it when it is the current one', () => expect(planOffer('basic', 'basic')).toBe('manage'));
  it('is included when it is lower', () => expect(planOffer('starter', 'basic')).toBe('included'));
  it('is an upgrade when it is higher', () => expect(planOffer('scale', 'basic')).toBe('upgrade'));
  it('does not mind the case of the current plan', () => expect(planOffer('basic', 'Basic')).toBe('manage'));
  it.each([undefined, 'pilot-2026', 'free'])('is an upgrade from "%s"', (current) => {
    expect(planOffer('starter', current)).toBe('upgrade');
  });

  it('turns round when the two plans change places', () => {
    const anyPlan = fc.constantFrom(...PLAN_ORDER);
    fc.assert(
      fc.property(anyPlan, anyPlan, (one, other) => {
        const turned = { manage: 'manage', included: 'upgrade', upgrade: 'included' };
        expect(planOffer(other, one)).toBe(turned[planOffer(one, other)]);
      }),
    );
  });
});

describe('the plans of the console', () => {
  it('stand from the smallest to the largest', () => {
    expect(consolePlans.map(({ key }) => key)).toEqual(PLAN_ORDER.slice(1));
  });
  it('cost a fifth less a month when billed yearly', () => {
    for (const { price } of consolePlans) {
      if (price) expect(price.annual).toBe(price.monthly * (1 - YEARLY_DISCOUNT_PERCENT / 100));
    }
  });
  it('have a price, save for the largest', () => {
    expect(consolePlans.map(({ price }) => price?.monthly)).toEqual([50, 125, 250, 500, 1000, undefined]);
  });
});
