import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { plainCell, textCell, textFromCell } from './table.ts';

// (rule: plain cell)
describe('A table cell', () => {
  it('is never a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1', '＝1', "'=1"]) {
      expect(plainCell(text), JSON.stringify(text)).toBe(`'${text}`);
      expect(textFromCell(plainCell(text)), JSON.stringify(text)).toBe(text);
    }
  });

  it('stays unchanged if it is not a formula', () => {
    for (const text of ['', 'Tiramisù', "'quoted'", '1 = 1', 'a\n=b'])
      expect(plainCell(text), JSON.stringify(text)).toBe(text);
  });

  it('returns the original text when read back', () =>
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => textFromCell(plainCell(text)) === text)));
});

describe('Text in a table for spreadsheets', () => {
  it('is escaped if spreadsheets would change it', () => {
    for (const text of [
      '7',
      '007',
      '1/2',
      '12:30 pm',
      '1e5',
      '($5)',
      '1.150,00',
      'TRUE',
      'falsch',
      'March 3',
      '3 May',
      "'7",
    ]) {
      expect(textCell(text), text).toBe(`'${text}`);
      expect(textFromCell(textCell(text)), text).toBe(text);
    }
  });

  it('is otherwise unchanged', () => {
    for (const text of ['Margherita', '7up', '1/2 portion', 'March', "'quoted'", 'Size 12"', '']) {
      expect(textCell(text), JSON.stringify(text)).toBe(text);
      expect(textFromCell(text), JSON.stringify(text)).toBe(text);
    }
  });

  it('is always restored', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => textFromCell(textCell(text)) === text));
  });
});
