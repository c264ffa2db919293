import { describe, expect, it } from 'vitest';
import { ordersByDay, ordersByDueTime, type OrderGroup } from './orderGroups.ts';

const order = (number: string, placedAt: Date, details = '', isPrinted = false) => ({
  number,
  placedAt,
  details,
  isPrinted,
});
const numbersByKey = (groups: readonly OrderGroup[]) =>
  groups.map(({ key, orders }) => [key, orders.map(({ number }) => number)]);

describe('Orders by day', () => {
  it("start a new day at the viewer's midnight", () => {
    const days = ordersByDay([
      order('3', new Date(2026, 2, 5, 0, 0)),
      order('2', new Date(2026, 2, 4, 23, 59)),
      order('1', new Date(2026, 2, 4, 0, 0)),
    ]);
    expect(numbersByKey(days)).toEqual([
      ['2026-03-05', ['3']],
      ['2026-03-04', ['2', '1']],
    ]);
  });
  it('are empty without orders', () => expect(ordersByDay([])).toEqual([]));
});

// (rule: order by due time)
describe('Orders by due time', () => {
  const now = new Date(2026, 2, 4, 18, 0);
  const today = (hour: number, minute = 0) => new Date(2026, 2, 4, hour, minute);

  it('start with unprinted orders without a due time, then orders still due, then other orders by day', () => {
    const groups = ordersByDueTime(
      [
        order('second', today(17, 55), 'DELIVERY 12 Spring Street'),
        order('first', today(17, 50), 'ALLERGY: nuts'),
        order('printed', today(17, 45), 'DELIVERY 12 Spring Street', true),
        order('6:30', today(17, 40), 'PICKUP IN 50 MIN', true),
        order('6:10', today(17, 30), 'READY BY 6:10 PM'),
        order('past', today(12), 'PICKUP IN 20 MIN', true),
        order('late', new Date(2026, 2, 3, 18, 0), 'PICKUP IN 20 MIN'),
        order('old', new Date(2026, 2, 3, 12, 0), 'READY BY 1 PM', true),
        order('forgotten', new Date(2026, 2, 2, 12, 0), 'DELIVERY'),
      ],
      now,
    );
    expect(numbersByKey(groups)).toEqual([
      ['next', ['first', 'second', 'late', '6:10', '6:30']],
      ['2026-03-04', ['printed', 'past']],
      ['2026-03-03', ['old']],
      ['2026-03-02', ['forgotten']],
    ]);
  });

  it('are grouped by day if no order is up next', () => {
    const orders = [order('1', today(17), 'DELIVERY', true)];
    expect(ordersByDueTime(orders, now)).toEqual(ordersByDay(orders));
  });
});
