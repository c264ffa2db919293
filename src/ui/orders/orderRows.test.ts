import { describe, expect, it } from 'vitest';
import type { LocalDay } from '#domain/shared/localDay.ts';
import { anOrder } from '#tests/support/builders.ts';
import { nextPlace, orderRows, type OrderPlace } from './orderRows.ts';

const day = (key: LocalDay, ...numbers: string[]) => ({
  key,
  date: new Date(),
  orders: numbers.map((number) => anOrder(number)),
});

describe('orderRows', () => {
  it('are a heading followed by rows of orders, day by day', () => {
    const rows = orderRows([day('2026-03-05', '5', '4', '3'), day('2026-03-04', '2')], 2);
    expect(
      rows.map((row) =>
        row.kind === 'heading'
          ? row.orders.length
          : [row.position, ...row.orders.map(({ number }) => number)],
      ),
    ).toEqual([3, [1, '5', '4'], [3, '3'], 1, [4, '2']]);
  });
  it('are empty without orders', () => expect(orderRows([], 4)).toEqual([]));
});

describe('The next place', () => {
  // a heading, 5 4, 3, a heading, and 2 1
  const rows = orderRows([day('2026-03-05', '5', '4', '3'), day('2026-03-04', '2', '1')], 2);
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
