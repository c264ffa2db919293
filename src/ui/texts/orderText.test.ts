import { describe, expect, it } from 'vitest';
import { orderText } from './orderText.ts';

describe('The order total text', () => {
  it.each([
    [{ cents: 3900, unknown: 0 }, 'Total $39'],
    [{ cents: 103_905, unknown: 0 }, 'Total $1,039.05'],
    [{ cents: 0, unknown: 1 }, 'Total $0, 1 has no total'],
    [{ cents: 50, unknown: 3 }, 'Total $0.50, 3 have no total'],
    [{ cents: undefined, unknown: 2 }, 'Total unavailable'],
  ])('of %j is "%s"', (sum, text) => expect(orderText.sum(sum)).toBe(text));
});

describe('The text of an empty order list', () => {
  const [none, allergies, unprinted] = [
    { allergies: false, unprinted: false },
    { allergies: true, unprinted: false },
    { allergies: false, unprinted: true },
  ];
  it.each([
    ['all', '', none, 'Phone orders appear here automatically.'],
    ['all', 'pizza', none, 'No orders match “pizza”.'],
    ['all', '', allergies, 'No orders with allergies.'],
    ['all', ' ', unprinted, 'No unprinted orders.'],
    ['all', 'pizza', { ...allergies, unprinted: true }, 'No unprinted orders with allergies match “pizza”.'],
    [
      '24h',
      '',
      allergies,
      'No orders with allergies. Showing the last 24 hours. Choose All time to see older orders.',
    ],
  ] as const)('for %s, "%s", and %j is "%s"', (window, text, filter, expected) => {
    expect(orderText.none(window, text, filter)).toBe(expected);
  });

  it.each([
    ['pizza', none, 'Clear search'],
    ['', allergies, 'Clear filter'],
    ['', { ...allergies, unprinted: true }, 'Clear filters'],
    ['pizza', unprinted, 'Clear search and filter'],
  ] as const)('offers for "%s" and %j to "%s"', (text, filter, label) => {
    expect(orderText.clear(text, filter)).toBe(label);
  });
});
