import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RevealOrder } from './RevealOrder.ts';

function begunOrder(count: number): RevealOrder {
  const order = new RevealOrder(count);
  order.begin();
  return order;
}

const shown = (order: RevealOrder) => [0, 1, 2].map((place) => order.isShown(place));

describe('RevealOrder', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows nothing before it begins', () => {
    const order = new RevealOrder(3);
    order.arrive(0);
    expect(shown(order)).toEqual([false, false, false]);
    order.begin();
    expect(shown(order)).toEqual([true, true, false]);
  });

  it('shows a part when all above it have arrived', () => {
    const order = begunOrder(3);
    expect(shown(order)).toEqual([true, false, false]);
    order.arrive(1);
    expect(shown(order)).toEqual([true, false, false]);
    order.arrive(0);
    expect(shown(order)).toEqual([true, true, true]);
  });

  it('passes over a part that takes more than 3 s, which is late then', () => {
    const order = begunOrder(3);
    order.wait();
    vi.advanceTimersByTime(3000);
    expect(shown(order)).toEqual([true, true, false]);
    expect(order.isLate(0)).toBe(true);
    order.arrive(0);
    expect(order.isLate(0)).toBe(false);
  });

  it('waits no longer when it is told so', () => {
    const order = begunOrder(3);
    order.wait()();
    vi.advanceTimersByTime(3000);
    expect(shown(order)).toEqual([true, false, false]);
  });

  it('never holds the last part for late: nothing stands below it', () => {
    const order = begunOrder(1);
    order.wait();
    vi.advanceTimersByTime(3000);
    expect(order.isLate(0)).toBe(false);
  });
});
