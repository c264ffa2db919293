import { describe, expect, it } from 'vitest';
import { wordMatcher } from './wordMatcher.ts';

describe('wordMatcher', () => {
  it.each([
    ['dana', 'Dana, table 4', true],
    ['table dana', 'Dana, table 4', true],
    ['RAGU', 'Tagliatelle al ragù', true],
    ['ragù', 'TAGLIATELLE AL RAGU', true],
    ['dana pizza', 'Dana, table 4', false],
  ])("matches '%s' in '%s': %s", (sought, text, isFound) =>
    expect(wordMatcher(sought)?.(text)).toBe(isFound),
  );

  it('returns undefined for an empty search', () => expect(wordMatcher('  ')).toBeUndefined());
});
