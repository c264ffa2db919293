import { describe, expect, it } from 'vitest';
import { wordMatcher } from './wordMatcher.ts';

// (rule: word search)
describe('wordMatcher', () => {
  it('requires every word, in any order', () => {
    for (const [sought, text, isFound] of [
      ['dana', 'Dana, table 4', true],
      ['table dana', 'Dana, table 4', true],
      ['RAGU', 'Tagliatelle al ragù', true],
      ['dana pizza', 'Dana, table 4', false],
    ] as const)
      expect(wordMatcher(sought)?.(text), sought).toBe(isFound);
  });

  it('finds a phone number by its digits', () => {
    for (const [search, text, isFound] of [
      ['2125550142', '(212) 555-0142', true],
      ['+1 212 555 0142', 'Dana, (212) 555-0142', true],
      ['(212) 555-0142', '+12125550142', true],
      ['212.555.0142', 'Call me: 212 555 0142.', true],
      ['5550142', '(212) 555-0142', true],
      ['+442079460958', '+44 20 7946 0958', true],
      ['2125550143', '(212) 555-0142', false],
      ['2125550142', 'Table 212\n5550142', false],
      ['555014', '(212) 555-0142', false],
      // 13 digits can't begin with the US country code
      ['1234567', '+123 456 789 0123', true],
    ] as const)
      expect(wordMatcher(search)?.(text), search).toBe(isFound);
  });

  it('returns undefined for an empty search', () => expect(wordMatcher('  ')).toBeUndefined());
});
