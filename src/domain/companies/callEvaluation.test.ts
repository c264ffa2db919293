import { describe, expect, it } from 'vitest';
import { callEvaluation } from './callEvaluation.ts';

describe('callEvaluation', () => {
  it('returns a color and a text', () => {
    for (const [value, tone, text] of [
      [10, 'success', '10/10'],
      [8, 'success', '8/10'],
      ['8', 'success', '8/10'],
      [7.9, 'warning', '7.9/10'],
      [5, 'warning', '5/10'],
      [4.9, 'error', '4.9/10'],
      ['0', 'error', '0/10'],
      ['80%', 'success', '80%'],
      ['79.9%', 'warning', '79.9%'],
      ['50 %', 'warning', '50%'],
      ['49%', 'error', '49%'],
      ['Excellent', 'success', 'Excellent'],
      ['pass', 'success', 'Pass'],
      ['GOOD', 'warning', 'Good'],
      ['fair', 'warning', 'Fair'],
      ['poor', 'error', 'Poor'],
      ['Fail', 'error', 'Fail'],
      ['unsure', 'neutral', 'unsure'],
      // names of built-in object members
      ['constructor', 'neutral', 'constructor'],
      ['__proto__', 'neutral', '__proto__'],
      ['%', 'neutral', '%'],
      [92, 'success', '92'],
      ['true', 'success', 'Pass'],
      [true, 'success', 'Pass'],
      ['False', 'error', 'Fail'],
      [false, 'error', 'Fail'],
    ] as const)
      expect(callEvaluation(value), JSON.stringify(value)).toEqual({ tone, text });
  });

  it('returns nothing for a blank evaluation', () => {
    for (const value of [undefined, '', '  '])
      expect(callEvaluation(value), JSON.stringify(value)).toBeUndefined();
  });
});
