import { describe, expect, it } from 'vitest';
import { orderText } from './orderText.ts';

describe('The text of an order total', () => {
  it.each([
    [{ cents: 3900, unknown: 0 }, 'Total $39'],
    [{ cents: 103_905, unknown: 0 }, 'Total $1,039.05'],
    [{ cents: 0, unknown: 1 }, 'Total $0, not counting 1 order without a total'],
    [{ cents: 50, unknown: 3 }, 'Total $0.50, not counting 3 orders without a total'],
    [{ cents: undefined, unknown: 2 }, 'Total unavailable'],
  ])('formats %j as "%s"', (sum, text) => expect(orderText.sum(sum)).toBe(text));
});

describe('The text of a due time', () => {
  const now = new Date(2026, 2, 4, 16, 34);
  const due = new Date(2026, 2, 4, 16, 46);
  it.each([
    [due, 12, 'Due 4:46 PM, 12 min'],
    [due, 60, 'Due 4:46 PM, 1 h'],
    [due, 65, 'Due 4:46 PM, 1 h 5 min'],
    [due, 0, 'Due 4:46 PM, now'],
    [due, -4, 'Due 4:46 PM, 4 min late'],
    [due, -119, 'Due 4:46 PM, 1 h late'],
    [new Date(2026, 2, 3, 16, 46), -1428, 'Due Mar 3, 4:46 PM, 23 h late'],
    [due, undefined, 'Due 4:46 PM'],
  ])('formats %j, %j minutes from now, as "%s"', (moment, minutes, text) =>
    expect(orderText.due(moment, now, minutes)).toBe(text),
  );
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
    ['all', '', allergies, 'No orders that mention allergies.'],
    ['all', ' ', unprinted, 'No orders that are not yet printed.'],
    [
      'all',
      'pizza',
      { ...allergies, unprinted: true },
      'No orders that mention allergies and are not yet printed match “pizza”.',
    ],
    [
      '24h',
      '',
      allergies,
      'No orders that mention allergies. Showing the last 24 hours. Choose All time to see older orders.',
    ],
  ] as const)('for %s, search "%s", and filter %j, is "%s"', (window, text, filter, expected) => {
    expect(orderText.none(window, text, filter)).toBe(expected);
  });

  it.each([
    ['pizza', none, 'Clear search'],
    ['', allergies, 'Clear filter'],
    ['', { ...allergies, unprinted: true }, 'Clear filters'],
    ['pizza', unprinted, 'Clear search and filter'],
  ] as const)('for the search "%s" and the filter %j, offers to "%s"', (text, filter, label) => {
    expect(orderText.clear(text, filter)).toBe(label);
  });
});
