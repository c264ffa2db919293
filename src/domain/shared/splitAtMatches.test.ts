import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { splitAtMatches } from './splitAtMatches.ts';

const marked = (text: string, sought: string) =>
  splitAtMatches(text, sought)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('splitAtMatches', () => {
  it.each([
    ['A table for two', 'TABLE', 'A [table] for two'],
    ['two, or two and a half', ' two ', '[two], or [two] and a half'],
    ['What? (really?)', '(really?)', 'What? [(really?)]'],
    ['A table for two', '', 'A table for two'],
    ['A table for two', 'pizza', 'A table for two'],
    ['', 'pizza', ''],
  ])('splits %j at %j', (text, sought, expected) => expect(marked(text, sought)).toBe(expected));

  it('keeps the text, whatever the search', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, sought) => {
        expect(
          splitAtMatches(text, sought)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
