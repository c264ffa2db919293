import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { plainCell, textFromCell } from './table.ts';

// (rule: plain cell)
describe('A table cell', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\0=1',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
    "'=1",
  ])('is never a formula: %j', (text) => {
    expect(plainCell(text)).toBe(`'${text}`);
    expect(textFromCell(plainCell(text))).toBe(text);
  });

  it.each(['', 'Tiramisù', "'quoted'", '1 = 1', 'a\n=b'])('stays unchanged otherwise: %j', (text) =>
    expect(plainCell(text)).toBe(text),
  );

  it('returns the original text when read back', () =>
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => textFromCell(plainCell(text)) === text)));
});
