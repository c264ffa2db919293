import { describe, expect, it } from 'vitest';
import { isRunningLow, minutesLeft, usageLevel, usagePercent } from './minutes.ts';

describe('the usage of minutes', () => {
  it('is the used share of the total', () => {
    expect(usagePercent({ totalCredits: 200, usedCredits: 50 })).toBe(25);
    expect(usagePercent({ totalCredits: 1, usedCredits: 1 })).toBe(100);
  });
  it('is 0 % for a plan without minutes', () => {
    expect(usagePercent({ totalCredits: 0, usedCredits: 12 })).toBe(0);
  });
  it('goes above 100 % when the plan is overdrawn', () => {
    expect(usagePercent({ totalCredits: 200, usedCredits: 300 })).toBe(150);
  });
});

describe('the minutes that are left', () => {
  it('are what the plan gives beyond the used ones', () => {
    expect(minutesLeft({ totalCredits: 200, usedCredits: 50 })).toBe(150);
    expect(minutesLeft({ totalCredits: 1, usedCredits: 1 })).toBe(0);
  });
  it('are below 0 when the plan is overdrawn', () => {
    expect(minutesLeft({ totalCredits: 200, usedCredits: 300 })).toBe(-100);
  });
  it('are not known for a plan without minutes', () => {
    expect(minutesLeft({ totalCredits: 0, usedCredits: 12 })).toBeUndefined();
  });
});

describe('the colour of the usage', () => {
  it.each([
    [0, 'success'],
    [60, 'success'],
    [60.01, 'warning'],
    [80, 'warning'],
    [80.01, 'error'],
    [150, 'error'],
  ])('is at %d percent: %s', (percent, level) => expect(usageLevel(percent)).toBe(level));
});

describe('the minutes run out', () => {
  it('once less than a fifth of them is left', () => {
    expect(isRunningLow({ totalCredits: 200, usedCredits: 160 })).toBe(false);
    expect(isRunningLow({ totalCredits: 200, usedCredits: 161 })).toBe(true);
    expect(isRunningLow({ totalCredits: 200, usedCredits: 250 })).toBe(true);
  });
  it('but not of a plan that has none', () => {
    expect(isRunningLow({ totalCredits: 0, usedCredits: 12 })).toBe(false);
  });
});
