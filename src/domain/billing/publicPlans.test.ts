import { describe, expect, it } from 'vitest';
import { consolePlans } from './consolePlans.ts';
import { YEARLY_DISCOUNT_PERCENT } from './plan.ts';
import { publicPlans } from './publicPlans.ts';

const publicPlan = (name: string) => publicPlans.find((plan) => plan.name === name);
const consolePlan = (name: string) => consolePlans.find((plan) => plan.name === name);

describe('The public plans', () => {
  it('are six, with monthly and yearly prices', () => {
    expect(publicPlans.map(({ name, price }) => [name, price?.monthly, price?.annual])).toEqual([
      ['Trial', 50, 50],
      ['Starter', 125, 100],
      ['Standard', 250, 200],
      ['Scale', 500, 400],
      ['Business', 1000, 800],
      ['Enterprise', undefined, undefined],
    ]);
  });

  it('cost less when billed yearly, except the flat-price trial', () => {
    for (const { name, price } of publicPlans) {
      if (!price || name === 'Trial') continue;
      expect(price.annual).toBe((price.monthly * (100 - YEARLY_DISCOUNT_PERCENT)) / 100);
    }
  });

  it('describe their capacity in three lines', () => {
    expect(publicPlans.map(({ capacity }) => capacity)).toEqual([
      ['150 minutes', 'About 75 calls', '$0.25 per extra minute'],
      ['500 minutes', 'About 250 calls', '$0.20 per extra minute'],
      ['1,000 minutes', 'About 500 calls', '$0.167 per extra minute'],
      ['3,000 minutes', 'About 1,500 calls', '$0.143 per extra minute'],
      ['Unlimited minutes', 'Unlimited calls', 'No overage'],
      ['Flexible minutes', expect.any(String), expect.any(String)],
    ]);
  });

  it('include 24/7 service, support, and a call history', () => {
    for (const { features } of publicPlans) {
      expect(features).toEqual(
        expect.arrayContaining([
          '24/7 always-on service',
          'Priority support by email, text and phone',
          'Call history dashboard',
        ]),
      );
    }
  });

  it('list the special features of the trial, the most popular, and the large plan', () => {
    const own = (name: string) => publicPlan(name)?.features.slice(3);
    expect(publicPlan('Trial')?.description).toMatch(/first month/);
    expect(own('Trial')).toEqual(['English only', 'No setup fee']);
    expect(own('Standard')).toEqual([
      '50+ voices',
      'Multilingual',
      'Call analytics and CRM',
      'Outbound SMS',
      'Free AI optimization',
    ]);
    expect(own('Scale')).toEqual(['Custom voice development', 'Custom integrations']);
    for (const name of ['Starter', 'Business', 'Enterprise']) expect(own(name)).toEqual([]);
  });

  it('mark one plan as the most popular', () => {
    expect(publicPlans.filter(({ isPopular }) => isPopular).map(({ name }) => name)).toEqual(['Standard']);
  });

  it('differ from the console plans', () => {
    expect(publicPlan('Starter')?.price?.monthly).toBe(125);
    expect(consolePlan('Starter')?.price?.monthly).toBe(50);
    expect(publicPlan('Basic')).toBeUndefined();
    expect(consolePlan('Trial')).toBeUndefined();
    expect(publicPlan('Standard')?.capacity[0]).toBe('1,000 minutes');
    expect(consolePlan('Standard')?.capacity.minutes).toBe('1,500');
  });
});
