import { expect, it } from 'vitest';
import { anyCase, callSeconds, instant, nonEmptyString, settingWord } from '../support/matchers.ts';
import { causeOf, expectedBy } from './expectedValue.ts';

/** The pattern of a matcher, alone or among other rules. */
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
    patternOf(settingWord('friendly')),
    'Friendly',
    'it must be in lower case',
  ],
  ['milliseconds', seconds, 72_000, 'it must be seconds, not milliseconds'],
  ['negative seconds', seconds, -1, undefined],
  ['a blank ID', patternOf(nonEmptyString('a')), ' ', undefined],
  ['a matching value', seconds, 72, undefined],
  ['a value of another type', time, null, undefined],
  ['a field without a pattern', undefined, 'a', undefined],
])('explains %s', (_, pattern, got, cause) => expect(causeOf(pattern, got)).toBe(cause));

it('calls an example an example, and a fixed word the only one', () => {
  expect(expectedBy(time, '"2026-01-15T18:30:00.000Z"')).toBe('like "2026-01-15T18:30:00.000Z"');
  expect(expectedBy(patternOf(anyCase('done')), '"done"')).toBe('"done"');
  expect(expectedBy(undefined, '7')).toBe('like 7');
});
