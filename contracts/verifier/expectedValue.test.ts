import { expect, it } from 'vitest';
import {
  anyCase,
  callSeconds,
  instant,
  nonEmptyString,
  oneOfNumbers,
  anyOfWords,
  within,
} from '../support/matchers.ts';
import { mismatchCause, describeExpected } from './expectedValue.ts';

/** Returns the pattern of a matcher, alone or among other rules. */
function patternOf(matcher: unknown): string {
  const [, pattern] = /"regex":"((?:[^"\\]|\\.)*)"/.exec(JSON.stringify(matcher)) ?? [];
  return JSON.parse(`"${pattern}"`) as string;
}

const time = patternOf(instant('2026-01-15T18:30:00.000Z'));
const seconds = patternOf(callSeconds(72));

it.each([
  ['a day that does not exist', time, '2026-02-30T18:00:00.000Z', 'there is no such day'],
  ['a month that does not exist', time, '2026-13-01T18:00:00Z', 'there is no such day'],
  ['a time without a zone', time, '2026-03-04T09:00:00.000', 'it has no time zone'],
  ['a time in lower case', time, '2026-03-04t09:00:00z', undefined],
  [
    'a capitalized word of a setting',
    patternOf(anyOfWords(['friendly'], 'friendly')),
    'Friendly',
    'it must be in lower case',
  ],
  ['milliseconds', seconds, 72_000, 'it must be seconds, not milliseconds'],
  ['negative seconds', seconds, -1, undefined],
  ['a blank ID', patternOf(nonEmptyString('a')), ' ', undefined],
  ['a matching value', seconds, 72, undefined],
  ['a value of another type', time, null, undefined],
  ['a field without a pattern', undefined, 'a', undefined],
])('explains %s', (_, pattern, got, cause) => expect(mismatchCause(pattern, got)).toBe(cause));

it.each([
  ['a range of whole numbers', within({ min: 1, max: 60, step: 1 }, 5), 'a whole number from 1 to 60'],
  ['a range of numbers', within({ min: 0.5, max: 2, step: 0.1 }, 1), 'a number from 0.5 to 2'],
  ['a list of numbers', oneOfNumbers([5, 10, 30], 10), '5, 10, or 30'],
  ['a list of words', anyOfWords(['all', 'after-order'], 'all'), '"all" or "after-order"'],
])('names %s', (_, matcher, expected) => expect(describeExpected(patternOf(matcher), '5')).toBe(expected));

it.each([
  [0.5, true],
  [0.55, true],
  [1, true],
  ['2.00', true],
  [0.49, false],
  [2.01, false],
  [20, false],
  [-1, false],
])('a pattern for a range from 0.5 to 2 accepts or rejects %s', (number, isInRange) => {
  const pattern = patternOf(within({ min: 0.5, max: 2, step: 0.1 }, 1));
  expect(new RegExp(pattern).test(String(number))).toBe(isInRange);
});

it('describes an example as one of many values, and a fixed word as the only value', () => {
  expect(describeExpected(time, '"2026-01-15T18:30:00.000Z"')).toBe('like "2026-01-15T18:30:00.000Z"');
  expect(describeExpected(patternOf(anyCase('done')), '"done"')).toBe('"done"');
  expect(describeExpected(undefined, '7')).toBe('like 7');
});
