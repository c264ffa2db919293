import { describe, expect, it } from 'vitest';
import { anOrder } from '#tests/support/builders.ts';
import { nextPlace, type OrderPlace } from './nextPlace.ts';
import { orderRows } from './orderRows.ts';

describe('The next place', () => {
  const orders = (...numbers: string[]) => numbers.map((number) => anOrder(number));
  // a heading, 5 4, 3, a heading, and 2 1
  const rows = orderRows(
    [
      { key: 'next', orders: orders('5', '4', '3') },
      { key: '2026-03-04', orders: orders('2', '1') },
    ],
    2,
  );
  const numberAt = (place: OrderPlace | undefined) => place && rows[place.row]?.orders[place.column]?.number;

  it('follows the order of the list to the left and right', () => {
    for (const [row, column, left, right] of [
      [1, 0, undefined, '4'],
      [1, 1, '5', '3'],
      [2, 0, '4', '2'],
      [4, 1, '2', undefined],
    ] as const) {
      expect(numberAt(nextPlace(rows, { row, column }, 'left'))).toBe(left);
      expect(numberAt(nextPlace(rows, { row, column }, 'right'))).toBe(right);
    }
  });

  it('is in the same column above and below, or the last one of a shorter row', () => {
    for (const [row, column, up, down] of [
      [1, 1, undefined, '3'],
      [2, 0, '5', '2'],
      [4, 1, '3', undefined],
    ] as const) {
      expect(numberAt(nextPlace(rows, { row, column }, 'up'))).toBe(up);
      expect(numberAt(nextPlace(rows, { row, column }, 'down'))).toBe(down);
    }
  });
});
