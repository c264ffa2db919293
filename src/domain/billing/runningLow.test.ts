import { describe, expect, it } from 'vitest';
import { isRunningLow } from './runningLow.ts';

// (rule: running low)
describe('The minutes run low', () => {
  it.each([
    [160, 200, false],
    [161, 200, true],
    [240, 200, true],
    [5, 0, false],
  ])('with %d of %d used: %s', (usedCredits, totalCredits, expected) => {
    expect(isRunningLow({ usedCredits, totalCredits })).toBe(expected);
  });
});
