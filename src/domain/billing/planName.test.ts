import { describe, expect, it } from 'vitest';
import { planName } from './planName.ts';

describe('planName', () => {
  it('finds a plan by its key, ignoring case', () => {
    expect(['free', 'starter', 'basic', 'standard', 'scale', 'business', 'enterprise'].map(planName)).toEqual(
      ['Free', 'Starter', 'Basic', 'Standard', 'Scale', 'Business', 'Enterprise'],
    );
    expect(planName('SCALE')).toBe('Scale');
  });
  it('returns the key of an unknown plan', () => {
    for (const key of ['pilot-2026', 'constructor', '__proto__']) expect(planName(key), key).toBe(key);
  });
});
