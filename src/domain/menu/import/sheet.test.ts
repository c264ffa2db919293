import { describe, expect, it } from 'vitest';
import { becameDate, DATE_CELL } from './sheet.ts';

describe('A cell that a spreadsheet changed to a date', () => {
  it('is recognized in common date formats', () => {
    for (const text of [
      `${DATE_CELL}2026-05-07`,
      '07.05.2026',
      '2026-05-07',
      '7-May',
      'May-26',
      '7. Mai',
      '1-Oct',
      '3. Dez.',
      'Okt-26',
    ])
      expect(becameDate(text), text).toBe(true);
  });

  it('is not a price, a word, or a number', () => {
    for (const cell of ['7.05', 'May', 'Ocean trout', 'May-262', '1/2', 7.05])
      expect(becameDate(cell), String(cell)).toBe(false);
  });
});
