import { describe, expect, it } from 'vitest';
import { nameFinder } from './nameFinder.ts';

const menu = nameFinder([
  ['Pie', 'pie'],
  ['Crème brûlée', 'creme'],
  ['Chicken', 'chicken'],
  ['Chicken soup', 'soup'],
  ["Penne all'arrabbiata", 'penne'],
  ['…', 'nothing'],
]);
const found = (text: string) => [...menu.namedIn(text)];

// (rule: whole words)
describe('Names in a text', () => {
  it('are found as whole words, in any spelling of accents, case, and punctuation', () => {
    for (const [text, names] of [
      ['a pie, please', ['pie']],
      ['CREME BRULEE', ['creme']],
      ['penne all’arrabbiata', ['penne']],
      ['a piece of pieces', []],
      ['creme', []],
      ['', []],
    ] as const)
      expect(found(text), text).toEqual(names);
  });

  it('include only the longest of overlapping names', () => {
    expect(found('one chicken soup')).toEqual(['soup']);
    expect(found('chicken soup and chicken')).toEqual(['soup', 'chicken']);
  });

  it('can be looked up exactly', () => {
    expect(menu.named('chicken  SOUP')).toEqual(['soup']);
    expect(menu.named('chicken soup bowl')).toEqual([]);
    expect(menu.named('…')).toEqual([]);
  });
});
