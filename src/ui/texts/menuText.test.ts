import { expect, it } from 'vitest';
import { priceWithDollarSign } from './menuText.ts';

it.each([
  [0, '$0.00'],
  [12.5, '$12.50'],
  [1150, '$1,150.00'],
])('formats a menu price of %d as %s', (price, text) => {
  expect(priceWithDollarSign(price)).toBe(text);
});
