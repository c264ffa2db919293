import { describe, expect, it } from 'vitest';
import { callEvaluation } from './callEvaluation.ts';

describe('callEvaluation', () => {
  it.each([
    [10, 'success'],
    [8, 'success'],
    ['8', 'success'],
    [7.9, 'warning'],
    [5, 'warning'],
    [4.9, 'error'],
    ['0', 'error'],
    ['80%', 'success'],
    ['79.9%', 'warning'],
    ['50 %', 'warning'],
    ['49%', 'error'],
    ['Excellent', 'success'],
    ['pass', 'success'],
    ['GOOD', 'warning'],
    ['fair', 'warning'],
    ['poor', 'error'],
    ['Fail', 'error'],
    ['unsure', 'neutral'],
    // names of built-in object members
    ['constructor', 'neutral'],
    ['__proto__', 'neutral'],
    ['%', 'neutral'],
  ])('maps %s to %s and keeps its text', (value, tone) => {
    expect(callEvaluation(value)).toEqual({ tone, text: String(value) });
  });

  it.each([
    ['true', 'success', 'Pass'],
    [true, 'success', 'Pass'],
    ['False', 'error', 'Fail'],
    [false, 'error', 'Fail'],
  ])('maps %s to %s and shows %s', (value, tone, text) => {
    expect(callEvaluation(value)).toEqual({ tone, text });
  });

  it.each([undefined, '', '  '])('returns nothing for "%s"', (value) => {
    expect(callEvaluation(value)).toBeUndefined();
  });
});
