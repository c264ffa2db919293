import { describe, expect, it } from 'vitest';
import { callEvaluation } from './callEvaluation.ts';

describe('the success of a call', () => {
  it.each([
    [10, 'green'],
    [8, 'green'],
    ['8', 'green'],
    [7.9, 'amber'],
    [5, 'amber'],
    [4.9, 'red'],
    ['0', 'red'],
    ['80%', 'green'],
    ['79.9%', 'amber'],
    ['50 %', 'amber'],
    ['49%', 'red'],
    ['Excellent', 'green'],
    ['pass', 'green'],
    ['GOOD', 'amber'],
    ['fair', 'amber'],
    ['poor', 'red'],
    ['Fail', 'red'],
    ['unsure', 'neutral'],
    ['%', 'neutral'],
  ])('%s is %s, in its own words', (value, colour) => {
    expect(callEvaluation(value)).toEqual({ colour, text: String(value) });
  });

  it.each([
    ['true', 'green', 'Pass'],
    [true, 'green', 'Pass'],
    ['False', 'red', 'Fail'],
    [false, 'red', 'Fail'],
  ])('%s is %s and reads %s', (value, colour, text) => {
    expect(callEvaluation(value)).toEqual({ colour, text });
  });

  it.each([undefined, '', '  '])('"%s" is nothing to show', (value) => {
    expect(callEvaluation(value)).toBeUndefined();
  });
});
