import { describe, expect, it } from 'vitest';
import { anOrder } from '#tests/support/builders.ts';
import { nextPlaceInGrid, type OrderPlace } from './nextPlaceInGrid.ts';
import { orderRows } from './orderRows.ts';

describe('The next order in a direction', () => {
  const orders = (...numbers: string[]) => numbers.map((number) => anOrder(number));
  // a heading, the orders 5 and 4, then 3, a heading, and the orders 2 and 1
  const rows = orderRows(
    [
      { key: 'next', orders: orders('5', '4', '3') },
      { key: '2026-03-04', orders: orders('2', '1') },
    ],
    2,
  );
  const numberAt = (place: OrderPlace | undefined) => place && rows[place.row]?.orders[place.column]?.number;

  it('is the previous or next order of the list for the left and right arrow keys', () => {
    for (const [row, column, left, right] of [
      [1, 0, undefined, '4'],
      [1, 1, '5', '3'],
      [2, 0, '4', '2'],
      [4, 1, '2', undefined],
    ] as const) {
      expect(numberAt(nextPlaceInGrid(rows, { row, column }, 'left'))).toBe(left);
      expect(numberAt(nextPlaceInGrid(rows, { row, column }, 'right'))).toBe(right);
    }
  });

  it('is in the same column for the up and down arrow keys, or the last order of a shorter row', () => {
    for (const [row, column, up, down] of [
      [1, 1, undefined, '3'],
      [2, 0, '5', '2'],
      [4, 1, '3', undefined],
    ] as const) {
      expect(numberAt(nextPlaceInGrid(rows, { row, column }, 'up'))).toBe(up);
      expect(numberAt(nextPlaceInGrid(rows, { row, column }, 'down'))).toBe(down);
    }
  });
});
