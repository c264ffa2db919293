import { describe, expect, it } from 'vitest';
import { anOrder } from '#tests/support/builders.ts';
import { filterOrders, NO_ORDER_FILTER } from './orderFilter.ts';

const orders = [
  anOrder('1', { details: 'ALLERGY: nuts', isPrinted: true }),
  anOrder('2', { details: 'Allergies: none' }),
  anOrder('3', { details: '1 x Arancini\\nguest is allergic to eggs' }),
  anOrder('4', { isPrinted: true }),
];

// (rule: allergy and print filter)
describe('The order filter', () => {
  it('keeps orders that match every active filter', () => {
    for (const [filter, numbers] of [
      [{ allergies: true, unprinted: false }, ['1', '3']],
      [{ allergies: false, unprinted: true }, ['2', '3']],
      [{ allergies: true, unprinted: true }, ['3']],
    ] as const)
      expect(
        filterOrders(orders, filter).map(({ number }) => number),
        JSON.stringify(filter),
      ).toEqual(numbers);
  });

  it('returns the same list if no filter is active', () => {
    expect(filterOrders(orders, NO_ORDER_FILTER)).toBe(orders);
  });
});
