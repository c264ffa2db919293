import { describe, expect, it } from 'vitest';
import {
  countOrdersWithSameNumber,
  deletionTarget,
  newOrdersSince,
  orderKey,
  orderDetailsText,
  newestFirst,
  mergeRefreshedOrders,
  type Order,
} from './order.ts';

const order = (number: string, changes: Partial<Order> = {}): Order => ({
  number,
  placedAt: new Date('2026-03-04T18:00:00Z'),
  details: '1 Margherita',
  isPrinted: false,
  ...changes,
});

describe('Order details', () => {
  it('break at a newline and at a literal backslash n', () => {
    expect(orderDetailsText('1 Margherita\n1 Tiramisu\\n---')).toBe('1 Margherita\n1 Tiramisu\n---');
  });
  it('break at every kind of line end', () => {
    for (const end of ['\r\n', '\r', '\\r\\n', '\u2028', '\u2029', '\u0085'])
      expect(orderDetailsText(`1 Margherita${end}NUT ALLERGY`), JSON.stringify(end)).toBe(
        '1 Margherita\nNUT ALLERGY',
      );
  });
});

describe('The order list', () => {
  it('is sorted newest first', () => {
    const late = order('2', { placedAt: new Date('2026-03-04T19:00:00Z') });
    expect(newestFirst([order('1'), late]).map(({ number }) => number)).toEqual(['2', '1']);
  });
});

describe('Refreshing the orders', () => {
  it('returns the same list when nothing changed', () => {
    const before = [order('1'), order('2')];
    expect(mergeRefreshedOrders(before, [order('1'), order('2')])).toBe(before);
  });
  it('keeps the same objects for unchanged orders only', () => {
    const before = [order('1'), order('2')];
    const after = mergeRefreshedOrders(before, [order('3'), order('1', { isPrinted: true }), order('2')]);
    expect(after.map(({ number }) => number)).toEqual(['3', '1', '2']);
    expect(after[1]).not.toBe(before[0]);
    expect(after[2]).toBe(before[1]);
  });
  it('detects changed details and times', () => {
    const before = [order('1')];
    expect(mergeRefreshedOrders(before, [order('1', { details: '2 Margherita' })])).not.toBe(before);
    const sooner = order('1', { placedAt: new Date(0) });
    expect(mergeRefreshedOrders(before, [sooner])).toEqual([sooner]);
  });
  it('returns a new list when one order changed', () => {
    const before = [order('1'), order('2')];
    const after = mergeRefreshedOrders(before, [order('1'), order('2', { isPrinted: true })]);
    expect(after).not.toBe(before);
    expect(after.map(({ isPrinted }) => isPrinted)).toEqual([false, true]);
  });
  it('returns a new list when an order was deleted', () => {
    expect(mergeRefreshedOrders([order('1'), order('2')], [order('1')])).toHaveLength(1);
  });
  it('keeps two orders with the same number apart', () => {
    const later = order('1', { placedAt: new Date('2026-03-05T18:00:00Z'), details: '9 Calzone' });
    const before = [order('1'), later];
    expect(mergeRefreshedOrders(before, [later, order('1')]).map(({ details }) => details)).toEqual([
      '9 Calzone',
      '1 Margherita',
    ]);
    expect(mergeRefreshedOrders(before, [order('1'), { ...later }])).toBe(before);
  });
  it('reports newly arrived orders', () => {
    expect(newOrdersSince([order('1')], [order('2'), order('1')]).map(({ number }) => number)).toEqual(['2']);
  });
});

// (rule: same order)
describe('Two orders', () => {
  const later = { placedAt: new Date('2026-03-05T18:00:00Z') };
  it('are the same if both number and time are the same', () => {
    expect(orderKey(order('1'))).toBe(orderKey(order('1', { isPrinted: true, details: '' })));
  });
  it('are different if only their number or only their time is the same', () => {
    for (const [what, other] of [
      ['the number of yesterday’s', order('1', later)],
      ['the time of another', order('2')],
    ] as const) {
      expect(orderKey(order('1')), what).not.toBe(orderKey(other));
      expect(newOrdersSince([order('1')], [other, order('1')]), what).toEqual([other]);
    }
  });
  it('may have the same number', () => {
    const orders = [order('1'), order('2'), order('1', later)];
    expect(orders.map((each) => countOrdersWithSameNumber(orders, each))).toEqual([2, 1, 2]);
  });
});

// (rule: same order)
describe('A deletion by number', () => {
  const later = order('1', { placedAt: new Date('2026-03-05T18:00:00Z') });

  it('deletes the order, even after it was printed', () => {
    expect(deletionTarget([order('2'), order('1', { isPrinted: true })], order('1'))).toBe('order');
  });
  it('also deletes another order with the same number', () => {
    expect(deletionTarget([later, order('1')], order('1'))).toBe('other');
  });
  it('deletes nothing if someone else deleted the order', () => {
    expect(deletionTarget([order('2')], order('1'))).toBe('gone');
  });
  it('deletes nothing if only another order has the number now', () => {
    expect(deletionTarget([later], order('1'))).toBe('gone');
  });
});
