import { describe, expect, it } from 'vitest';
import { anOrder } from '#tests/support/builders.ts';
import { ordersPlacedOn, PRINT_DEADLINE_MS, ordersOverdueForPrinting } from './dayOrders.ts';

const now = new Date(2026, 2, 4, 18);
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const order = (placedAt: Date, isPrinted = false) => ({ ...anOrder('1'), placedAt, isPrinted });

describe('The orders of a day', () => {
  it('are the orders placed on that date in the viewer’s time zone', () => {
    const [first, last] = [order(new Date(2026, 2, 4)), order(new Date(2026, 2, 4, 23, 59))];
    expect(ordersPlacedOn(now, [first, last, order(new Date(2026, 2, 3, 23, 59))])).toEqual([first, last]);
  });
});

describe('An unprinted order', () => {
  it('is overdue ten minutes after it was placed', () => {
    expect(ordersOverdueForPrinting([order(before(PRINT_DEADLINE_MS))], now)).toHaveLength(0);
    expect(ordersOverdueForPrinting([order(before(PRINT_DEADLINE_MS + 1))], now)).toHaveLength(1);
  });

  it('is never overdue once it is printed', () => {
    expect(ordersOverdueForPrinting([order(before(PRINT_DEADLINE_MS * 2), true)], now)).toHaveLength(0);
  });

  it('is overdue only if it was placed today or yesterday', () => {
    expect(ordersOverdueForPrinting([order(new Date(2026, 2, 3))], now)).toHaveLength(1);
    expect(ordersOverdueForPrinting([order(new Date(2026, 2, 2, 23, 59))], now)).toHaveLength(0);
  });
});
