import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RevealOrder } from './RevealOrder.ts';

const shown = (order: RevealOrder) => [0, 1, 2].map((place) => order.isShown(place));

describe('RevealOrder', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows a part when all above it have arrived', () => {
    const order = new RevealOrder(3);
    expect(shown(order)).toEqual([true, false, false]);
    order.arrive(1);
    expect(shown(order)).toEqual([true, false, false]);
    order.arrive(0);
    expect(shown(order)).toEqual([true, true, true]);
  });

  it('passes over a part that takes more than 3 s, which is late then', () => {
    const order = new RevealOrder(3);
    order.wait();
    vi.advanceTimersByTime(3000);
    expect(shown(order)).toEqual([true, true, false]);
    expect(order.isLate(0)).toBe(true);
    order.arrive(0);
    expect(order.isLate(0)).toBe(false);
  });

  it('waits no longer when it is told so', () => {
    const order = new RevealOrder(3);
    order.wait()();
    vi.advanceTimersByTime(3000);
    expect(shown(order)).toEqual([true, false, false]);
  });

  it('never holds the last part for late: nothing stands below it', () => {
    const order = new RevealOrder(1);
    order.wait();
    vi.advanceTimersByTime(3000);
    expect(order.isLate(0)).toBe(false);
  });
});
