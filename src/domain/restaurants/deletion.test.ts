import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { confirmsDeletion } from './deletion.ts';

describe('Confirming a deletion', () => {
  it.each(['Blue Door Diner', 'blue door diner', ' BLUE DOOR DINER\t'])('accepts %j', (typed) => {
    expect(confirmsDeletion('Blue Door Diner', typed)).toBe(true);
  });
  it.each(['', 'Blue Door', 'BlueDoor Diner', 'Blue Door Diner 2'])('rejects %j', (typed) => {
    expect(confirmsDeletion('Blue Door Diner', typed)).toBe(false);
  });

  it.each([
    ["Joe's Crab Shack", 'Joe’s Crab Shack'],
    ['Joe’s Crab Shack', "joe's crab shack"],
    ['Pho  99', 'Pho 99'],
    ['Pho\u00a099\u200b', 'Pho 99'],
    ['Cafe\u0301 Ole\u0301', 'Caf\u00e9 Ol\u00e9'],
    ['Surf — Turf', 'Surf - Turf'],
    ['Straße 9', 'STRASSE 9'],
    ['ラーメン屋', 'ﾗｰﾒﾝ屋'],
  ])('of %j accepts %j', (name, typed) => expect(confirmsDeletion(name, typed)).toBe(true));

  it('distinguishes accents, which may tell two restaurants apart', () =>
    expect(confirmsDeletion('Café', 'Cafe')).toBe(false));

  it('accepts the exact name, and rejects it with extra text', () => {
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
