import { describe, expect, it } from 'vitest';
import { planName } from './planName.ts';

describe('the name of a plan', () => {
  it('is found by its key, whatever the case', () => {
    expect(['free', 'starter', 'basic', 'standard', 'scale', 'business', 'enterprise'].map(planName)).toEqual(
      ['Free', 'Starter', 'Basic', 'Standard', 'Scale', 'Business', 'Enterprise'],
    );
    expect(planName('SCALE')).toBe('Scale');
  });
  it('is the key itself for a plan that is not known', () =>
    expect(planName('pilot-2026')).toBe('pilot-2026'));
});
