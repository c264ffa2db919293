import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { countWithNoun, formatNumber } from './numbers.ts';

describe('a number as people read it', () => {
  it('is what Intl says of whole numbers and of such with up to three decimals', () => {
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

  it('is rounded to three decimals', () => {
    expect(formatNumber(0.1 + 0.2)).toBe('0.3');
  });
});

describe('a count', () => {
  it('names one thing or several, and sets thousands apart', () => {
    expect([0, 1, 12, 1200].map((count) => countWithNoun(count, 'call'))).toEqual([
      '0 calls',
      '1 call',
      '12 calls',
      '1,200 calls',
    ]);
  });
});
