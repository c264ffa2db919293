import { describe, expect, it } from 'vitest';
import { minutesLeft, usageLevel, usagePercent } from './minutes.ts';

describe('Minutes usage', () => {
  it('is the used share of the total', () => {
    expect(usagePercent({ totalCredits: 200, usedCredits: 50 })).toBe(25);
    expect(usagePercent({ totalCredits: 1, usedCredits: 1 })).toBe(100);
  });
  it('is 0% for a plan without minutes', () => {
    expect(usagePercent({ totalCredits: 0, usedCredits: 12 })).toBe(0);
  });
  it('exceeds 100% when the plan is overdrawn', () => {
    expect(usagePercent({ totalCredits: 200, usedCredits: 300 })).toBe(150);
  });
});

describe('Minutes left', () => {
  it("are the plan's minutes minus the used minutes", () => {
    expect(minutesLeft({ totalCredits: 200, usedCredits: 50 })).toBe(150);
    expect(minutesLeft({ totalCredits: 1, usedCredits: 1 })).toBe(0);
  });
  it('are negative when the plan is overdrawn', () => {
    expect(minutesLeft({ totalCredits: 200, usedCredits: 300 })).toBe(-100);
  });
  it('are unknown for a plan without minutes', () => {
    expect(minutesLeft({ totalCredits: 0, usedCredits: 12 })).toBeUndefined();
  });
});

describe('The usage color', () => {
  it('depends on the percentage', () => {
    for (const [percent, level] of [
      [0, 'success'],
      [60, 'success'],
      [60.01, 'warning'],
      [80, 'warning'],
      [80.01, 'error'],
      [150, 'error'],
    ] as const)
      expect(usageLevel(percent), `${percent}`).toBe(level);
  });
});
