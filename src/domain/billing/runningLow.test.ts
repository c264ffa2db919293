import { describe, expect, it } from 'vitest';
import { isRunningLow } from './runningLow.ts';

// (rule: running low)
describe('isRunningLow', () => {
  it('compares the used minutes with the total', () => {
    for (const [usedCredits, totalCredits, expected] of [
      [160, 200, false],
      [161, 200, true],
      [240, 200, true],
      [5, 0, false],
    ] as const)
      expect(isRunningLow({ usedCredits, totalCredits }), JSON.stringify(usedCredits)).toBe(expected);
  });
});
