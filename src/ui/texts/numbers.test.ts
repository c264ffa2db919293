import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { countWithNoun, formatNumber } from './numbers.ts';

describe('Formatting a number', () => {
  it('has up to three decimals, like Intl', () => {
    const numbers = fc
      .integer({ min: -1e9, max: 1e9 })
      .chain((whole) =>
        fc.integer({ min: 0, max: 999 }).map((thousandths) => Number(`${whole}.${thousandths}`)),
      );
    fc.assert(
      fc.property(numbers, (number) => {
        expect(formatNumber(number)).toBe(new Intl.NumberFormat('en-US').format(number));
      }),
    );
  });

  it('rounds to three decimals', () => {
    expect(formatNumber(0.1 + 0.2)).toBe('0.3');
  });
});

describe('A count with a noun', () => {
  it('uses singular and plural, and separates thousands', () => {
    expect([0, 1, 12, 1200].map((count) => countWithNoun(count, 'call'))).toEqual([
      '0 calls',
      '1 call',
      '12 calls',
      '1,200 calls',
    ]);
  });
});
