import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { confirmsDeletion } from './deletion.ts';

describe('Confirming a deletion', () => {
  it('ignores case and surrounding space', () => {
    for (const typed of ['Blue Door Diner', 'blue door diner', ' BLUE DOOR DINER\t'])
      expect(confirmsDeletion('Blue Door Diner', typed), JSON.stringify(typed)).toBe(true);
  });
  it('rejects other text', () => {
    for (const typed of ['', 'Blue Door', 'BlueDoor Diner', 'Blue Door Diner 2'])
      expect(confirmsDeletion('Blue Door Diner', typed), JSON.stringify(typed)).toBe(false);
  });

  it('accepts apostrophes and spaces in any form', () => {
    for (const [name, typed] of [
      ["Joe's Crab Shack", 'Joe’s Crab Shack'],
      ['Pho\u00a099\u200b', 'Pho 99'],
      ['Cafe\u0301 Ole\u0301', 'Caf\u00e9 Ol\u00e9'],
      ['ラーメン屋', 'ﾗｰﾒﾝ屋'],
    ] as const)
      expect(confirmsDeletion(name, typed), JSON.stringify(name)).toBe(true);
  });

  it('requires the same accents, because names may differ only in accents', () =>
    expect(confirmsDeletion('Café', 'Cafe')).toBe(false));

  it('accepts the exact name, and rejects the name with extra text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.stringMatching(/^\s*$/),
        fc.stringMatching(/^[a-z]+$/),
        (name, space, more) => {
          fc.pre(name.trim() !== '');
          expect(confirmsDeletion(name, space + name + space)).toBe(true);
          expect(confirmsDeletion(name, name + more)).toBe(false);
        },
      ),
    );
  });
});
