import { describe, expect, it } from 'vitest';
import { anOrder } from '#tests/support/builders.ts';
import { ordersOn, PRINTED_WITHIN, waitingForPrinter } from './dayOrders.ts';

const now = new Date(2026, 2, 4, 18);
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const order = (placedAt: Date, isPrinted = false) => ({ ...anOrder('1'), placedAt, isPrinted });

describe('the orders of a day', () => {
  it('are those placed between its midnights, in the viewer’s zone', () => {
    const [first, last] = [order(new Date(2026, 2, 4)), order(new Date(2026, 2, 4, 23, 59))];
    expect(ordersOn(now, [first, last, order(new Date(2026, 2, 3, 23, 59))])).toEqual([first, last]);
  });
});

describe('an order waits for the printer', () => {
  it('once it is not printed after ten minutes', () => {
    expect(waitingForPrinter([order(before(PRINTED_WITHIN))], now)).toHaveLength(0);
    expect(waitingForPrinter([order(before(PRINTED_WITHIN + 1))], now)).toHaveLength(1);
  });

  it('unless it is printed', () => {
    expect(waitingForPrinter([order(before(PRINTED_WITHIN * 2), true)], now)).toHaveLength(0);
  });

  it('and is told of today and yesterday, not for ever', () => {
    expect(waitingForPrinter([order(new Date(2026, 2, 3))], now)).toHaveLength(1);
    expect(waitingForPrinter([order(new Date(2026, 2, 2, 23, 59))], now)).toHaveLength(0);
  });
});
