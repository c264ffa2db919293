import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { decimalMarkOf, filePrice } from './filePrice.ts';

// (rule: price in a file)
describe('A price in a file', () => {
  it('can have any common notation', () => {
    for (const [cell, price] of [
      ['12.50 zł', 12.5],
      ['R$ 12,50', 12.5],
      ['12 dollars', 12],
      ['12', 12],
      ['12.50', 12.5],
      ['.75', 0.75],
      ['12,50', 12.5],
      ['1.150,00', 1150],
      ['1,150.00', 1150],
      ['1,150', 1150],
      ['1.234.567', 1234567],
      ['1 150,00', 1150],
      ['1\u202f150,00', 1150],
      ['1’150.00', 1150],
      ["1'150.00", 1150],
      ['$12.50', 12.5],
      ['€ 12,50', 12.5],
      ['12,50\u00a0€', 12.5],
      ['USD 12', 12],
      ['120 kr.', 120],
      ['12,-', 12],
      ['12.–', 12],
      ['１２．５０', 12.5],
      ['\u200e12.50\u200f', 12.5],
      [12.5, 12.5],
      [12.499999999999998, 12.5],
    ] as const)
      expect(filePrice(cell), JSON.stringify(cell)).toEqual({ price });
  });

  it('has a problem if it is missing or unclear', () => {
    for (const [cell, problem] of [
      ['', 'no-price'],
      ['–', 'no-price'],
      ['Market price', 'no-fixed-price'],
      ['M.P.', 'no-fixed-price'],
      ['mp', 'no-fixed-price'],
      ['variable', 'no-fixed-price'],
      ['TBD', 'no-fixed-price'],
      ['Ask your server', 'no-fixed-price'],
      ['Tagespreis', 'no-fixed-price'],
      ['cheap', 'not-a-price'],
      ['50¢', 'not-a-price'],
      ['-5', 'not-a-price'],
      ['12–15', 'not-a-price'],
      ['12.50 per lb', 'not-a-price'],
      ['1.150', 'ambiguous-price'],
      ['12.505', 'ambiguous-price'],
      ['12.5005', 'too-many-decimals'],
      [12.505, 'too-many-decimals'],
      [-1, 'not-a-price'],
      ['#date 2026-05-07', 'became-date'],
      ['07.05.2026', 'became-date'],
      ['7. Mai', 'became-date'],
      ['7-May', 'became-date'],
    ] as const)
      expect(filePrice(cell), JSON.stringify(cell)).toEqual({ problem });
  });

  it('is parsed with the decimal mark of the other prices', () => {
    for (const [cell, mark, expected] of [
      ['1.150', ',', { price: 1150 }],
      ['1,150', ',', { problem: 'too-many-decimals' }],
      ['1.150', '.', { problem: 'too-many-decimals' }],
      ['1,150', '.', { price: 1150 }],
    ] as const)
      expect(filePrice(cell, mark), cell).toEqual(expected);
  });

  it('decides the decimal mark of the other prices if it is unambiguous', () => {
    for (const [cells, mark] of [
      [['12,50', '1.150', ''], ','],
      [['$1,150.00', '7'], '.'],
      [['7', '1.150'], undefined],
      [['12,50', '12.50'], undefined],
      [[12.5], undefined],
    ] as const)
      expect(decimalMarkOf(cells), JSON.stringify(cells)).toBe(mark);
  });

  it("is the same in every country's notation", () => {
    const notations = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'sv-SE', 'pl-PL'].map(
      (locale) =>
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency: locale === 'en-US' ? 'USD' : 'EUR',
          useGrouping: locale === 'en-IN' ? false : 'always',
        }),
    );
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.constantFrom(...notations), (cents, notation) => {
        expect(filePrice(notation.format(cents / 100))).toEqual({ price: cents / 100 });
      }),
    );
  });
});
