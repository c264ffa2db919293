import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { searchable } from './comparable.ts';
import { splitAtMatches } from './splitAtMatches.ts';

const marked = (text: string, sought: string) =>
  splitAtMatches(text, sought)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('splitAtMatches', () => {
  it('splits at every match', () => {
    for (const [text, sought, expected] of [
      ['A table for two', 'TABLE', 'A [table] for two'],
      ['two, or two and a half', ' two ', '[two], or [two] and a half'],
      ['What? (really?)', '(really?)', 'What? [(really?)]'],
      ['A table for two', '', 'A table for two'],
      ['A table for two', 'pizza', 'A table for two'],
      ['', 'pizza', ''],
      ['One Crème brûlée, please', 'creme brulee', 'One [Crème brûlée], please'],
      ['Joe’s at Joe´s', "joe's", '[Joe’s] at [Joe´s]'],
      ['Pho  99 or Pho\u00a099', 'pho 99', '[Pho  99] or [Pho\u00a099]'],
      ['a Straße and a STRASSE', 'strasse', 'a [Straße] and a [STRASSE]'],
      ['the İstanbul', 'istanbul', 'the [İstanbul]'],
      ['1½ chicken', '1 1/2', '[1½] chicken'],
      ['Cheese\u00adcake', 'cheesecake', '[Cheese\u00adcake]'],
      ['T‑Bone -- rare', 'bone - rare', 'T‑[Bone -- rare]'],
      ['김치 찌개', '기', '[김]치 찌개'],
      ['👨‍👩‍👧 table', 'table', '👨‍👩‍👧 [table]'],
    ] as const)
      expect(marked(text, sought), JSON.stringify(text)).toBe(expected);
  });

  it('keeps all text for any search', () => {
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

  it('marks a match in every text that the search finds', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, text, (before, sought, after) => {
        fc.pre(searchable(sought) !== '');
        const whole = `${before} ${sought} ${after}`;
        const isMarked = splitAtMatches(whole, sought).some(({ isMatch }) => isMatch);
        expect(isMarked).toBe(searchable(whole).includes(searchable(sought)));
      }),
    );
  });
});
