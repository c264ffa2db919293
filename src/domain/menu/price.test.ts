import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { isValidPrice, parsePrice, priceText } from './price.ts';

describe('A menu price', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12.50', 12.5],
    ['12.', 12],
    ['.99', 0.99],
    ['0', 0],
    [' $ 7.25 ', 7.25],
  ])('can be at least 0 with at most two decimals: %j', (text, price) =>
    expect(parsePrice(text)).toBe(price),
  );

  it.each(['', ' ', '-1', '1.234', '1,50', 'abc', '1e3', '12 €', 'Infinity', '9'.repeat(400)])(
    'cannot be %j',
    (text) => expect(parsePrice(text)).toBeUndefined(),
  );

  it.each([-0.01, 1.005, NaN, Infinity])('cannot be the number %d', (number) =>
    expect(isValidPrice(number)).toBe(false),
  );

  it('survives writing and parsing, to the cent', () =>
    fc.assert(
      fc.property(fc.nat(10_000_000), (cents) => {
        const price = cents / 100;
        expect(isValidPrice(price)).toBe(true);
        expect(parsePrice(priceText(price))).toBe(price);
      }),
    ));
});
