import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { isValidPrice, parsePrice, priceText } from './price.ts';

describe('A menu price', () => {
  it('can be at least 0 with at most two decimals', () => {
    for (const [text, price] of [
      ['12', 12],
      ['12.5', 12.5],
      ['12.50', 12.5],
      ['12.', 12],
      ['.99', 0.99],
      ['0', 0],
      [' $ 7.25 ', 7.25],
    ] as const)
      expect(parsePrice(text), JSON.stringify(text)).toBe(price);
  });

  it('cannot be anything else', () => {
    for (const text of ['', ' ', '-1', '1.234', '1,50', 'abc', '1e3', '12 €', 'Infinity', '9'.repeat(400)])
      expect(parsePrice(text), JSON.stringify(text)).toBeUndefined();
  });

  it('cannot be a negative number or have more decimals', () => {
    for (const number of [-0.01, 1.005, NaN, Infinity]) expect(isValidPrice(number), `${number}`).toBe(false);
  });

  it('survives writing and parsing, to the cent', () =>
    fc.assert(
      fc.property(fc.nat(10_000_000), (cents) => {
        const price = cents / 100;
        expect(isValidPrice(price)).toBe(true);
        expect(parsePrice(priceText(price))).toBe(price);
      }),
    ));
});
