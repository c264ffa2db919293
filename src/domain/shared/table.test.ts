import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { plainCell, textCell, textFromCell } from './table.ts';

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

describe('A text in a table for spreadsheets', () => {
  it.each([
    '7',
    '007',
    '1/2',
    '7-11',
    '12:30 pm',
    '1e5',
    '($5)',
    '1.150,00',
    'TRUE',
    'falsch',
    'March 3',
    '3 May',
    "'7",
  ])('is escaped if spreadsheets would write it in another way: %s', (text) => {
    expect(textCell(text)).toBe(`'${text}`);
    expect(textFromCell(textCell(text))).toBe(text);
  });

  it.each(['Margherita', '7up', '1/2 portion', 'March', "'quoted'", 'Size 12"', ''])(
    'stays as it is otherwise: %s',
    (text) => {
      expect(textCell(text)).toBe(text);
      expect(textFromCell(text)).toBe(text);
    },
  );

  it('comes back whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => textFromCell(textCell(text)) === text));
  });
});
