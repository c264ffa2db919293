import { describe, expect, it } from 'vitest';
import { planName } from './planName.ts';

describe('the name of a plan', () => {
  it('is found by its key, whatever the case', () => {
    expect(['free', 'starter', 'basic', 'standard', 'scale', 'business', 'enterprise'].map(planName)).toEqual(
      ['Free', 'Starter', 'Basic', 'Standard', 'Scale', 'Business', 'Enterprise'],
    );
    expect(planName('SCALE')).toBe('Scale');
  });
  it.each(['pilot-2026', 'constructor', '__proto__'])(
    'is the key itself for a plan that is not known (%s)',
    (key) => expect(planName(key)).toBe(key),
  );
});
