import { describe, expect, it } from 'vitest';
import { placedWithin, parseTimeWindow } from './parseTimeWindow.ts';

const now = new Date('2026-03-04T18:00:00Z');
const hoursAgo = (hours: number) => ({
  number: `${hours}`,
  placedAt: new Date(now.getTime() - hours * 3_600_000),
  details: '',
  isPrinted: true,
});

describe('The time window of orders', () => {
  it('keeps orders up to its length and drops older ones', () => {
    for (const [window, hours] of [
      ['24h', 24],
      ['7d', 168],
      ['30d', 720],
      ['90d', 2160],
    ] as const) {
      const orders = [hoursAgo(1), hoursAgo(hours), hoursAgo(hours + 0.001)];
      expect(placedWithin(orders, window, now), window).toEqual(orders.slice(0, 2));
    }
  });
  it('"all" returns the same list', () => {
    const orders = [hoursAgo(1), hoursAgo(100_000)];
    expect(placedWithin(orders, 'all', now)).toBe(orders);
  });
  it('defaults to "all" for an unknown value', () => {
    expect(parseTimeWindow('7d')).toBe('7d');
    expect(parseTimeWindow('fortnight')).toBe('all');
    expect(parseTimeWindow(null)).toBe('all');
  });
});
