import { describe, expect, it } from 'vitest';
import { newOrdersSince, detailsText, newestFirst, mergeRefreshedOrders, type Order } from './order.ts';

const order = (number: string, changes: Partial<Order> = {}): Order => ({
  number,
  placedAt: new Date('2026-03-04T18:00:00Z'),
  details: '1 Margherita',
  isPrinted: false,
  ...changes,
});

describe('Order details', () => {
  it('break at a newline and at a literal backslash n', () => {
    expect(detailsText('1 Margherita\n1 Tiramisu\\n---')).toBe('1 Margherita\n1 Tiramisu\n---');
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
    expect(mergeRefreshedOrders(before, [order('1', { placedAt: new Date(0) })])).not.toBe(before);
  });
  it('returns a new list when one order changed', () => {
    const before = [order('1'), order('2')];
    const after = mergeRefreshedOrders(before, [order('1'), order('2', { isPrinted: true })]);
    expect(after).not.toBe(before);
    expect(after.map(({ isPrinted }) => isPrinted)).toEqual([false, true]);
  });
  it('returns a new list when an order is gone', () => {
    expect(mergeRefreshedOrders([order('1'), order('2')], [order('1')])).toHaveLength(1);
  });
  it('reports newly arrived orders', () => {
    expect(newOrdersSince([order('1')], [order('2'), order('1')]).map(({ number }) => number)).toEqual(['2']);
  });
});
