import { describe, expect, it } from 'vitest';
import { wordMatcher } from './wordMatcher.ts';

describe('the search of words', () => {
  it.each([
    ['dana', 'Dana, table 4', true],
    ['table dana', 'Dana, table 4', true],
    ['RAGU', 'Tagliatelle al ragù', true],
    ['ragù', 'TAGLIATELLE AL RAGU', true],
    ['dana pizza', 'Dana, table 4', false],
  ])("of '%s' in '%s': %s", (sought, text, isFound) => expect(wordMatcher(sought)?.(text)).toBe(isFound));

  it('is none where nothing is sought', () => expect(wordMatcher('  ')).toBeUndefined());
});
