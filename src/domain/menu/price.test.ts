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
      ['\u202a12.50\u202c', 12.5],
      ['12,50', 12.5],
      ['12,5', 12.5],
      ['1,250', 1250],
      ['1,250.00', 1250],
      ['1.250,00', 1250],
    ] as const)
      expect(parsePrice(text), JSON.stringify(text)).toEqual({ price });
  });

  it('cannot be other text', () => {
    for (const [text, problem] of [
      ['', 'not-a-price'],
      ['-1', 'not-a-price'],
      ['abc', 'not-a-price'],
      ['1e3', 'not-a-price'],
      ['12 €', 'not-a-price'],
      ['12,50,', 'not-a-price'],
      ['1,25,00', 'not-a-price'],
      ['Infinity', 'not-a-price'],
      ['1.234', 'ambiguous-price'],
      ['12.3456', 'too-many-decimals'],
      ['9'.repeat(400), 'not-a-price'],
    ] as const)
      expect(parsePrice(text), JSON.stringify(text)).toEqual({ problem });
  });

  it('cannot be negative or have more than two decimals', () => {
    for (const number of [-0.01, 1.005, NaN, Infinity]) expect(isValidPrice(number), `${number}`).toBe(false);
  });

  it('is the same to the cent after it is formatted and parsed', () =>
    fc.assert(
      fc.property(fc.nat(10_000_000), (cents) => {
        const price = cents / 100;
        expect(isValidPrice(price)).toBe(true);
        expect(parsePrice(priceText(price))).toEqual({ price });
      }),
    ));
});
