import { expect, it } from 'vitest';
import { withJitter } from './withJitter.ts';

// (rule: jitter)
it.each([
  [0, 1000],
  [0.5, 1250],
  [0.999, 1499.5],
])('The random number %d extends a wait of 1000 ms to %d ms', (random, wait) => {
  expect(withJitter(1000, () => random)).toBe(wait);
});
