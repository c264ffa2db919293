import { describe, expect, it } from 'vitest';
import { ordersByDay } from './orderDays.ts';

const order = (number: string, placedAt: Date) => ({ number, placedAt, details: '', isPrinted: false });

describe('Orders by day', () => {
  it("start a new day at the viewer's midnight", () => {
    const days = ordersByDay([
      order('3', new Date(2026, 2, 5, 0, 0)),
      order('2', new Date(2026, 2, 4, 23, 59)),
      order('1', new Date(2026, 2, 4, 0, 0)),
    ]);
    expect(days.map(({ key, orders }) => [key, orders.map(({ number }) => number)])).toEqual([
      ['2026-03-05', ['3']],
      ['2026-03-04', ['2', '1']],
    ]);
  });
  it('are empty without orders', () => expect(ordersByDay([])).toEqual([]));
});
