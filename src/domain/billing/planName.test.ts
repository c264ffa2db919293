import { describe, expect, it } from 'vitest';
import { planName } from './planName.ts';

describe('planName', () => {
  it('finds a plan by its key, ignoring case', () => {
    expect(['free', 'starter', 'basic', 'standard', 'scale', 'business', 'enterprise'].map(planName)).toEqual(
      ['Free', 'Starter', 'Basic', 'Standard', 'Scale', 'Business', 'Enterprise'],
    );
    expect(planName('SCALE')).toBe('Scale');
  });
  it.each(['pilot-2026', 'constructor', '__proto__'])('returns the key of an unknown plan (%s)', (key) =>
    expect(planName(key)).toBe(key),
  );
});
