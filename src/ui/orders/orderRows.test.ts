import { describe, expect, it } from 'vitest';
import type { LocalDay } from '#domain/shared/localDay.ts';
import { anOrder } from '#tests/support/builders.ts';
import { orderRows } from './orderRows.ts';

const day = (key: LocalDay, ...numbers: string[]) => ({
  key,
  date: new Date(),
  orders: numbers.map((number) => anOrder(number)),
});

describe('The rows of the order list', () => {
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
