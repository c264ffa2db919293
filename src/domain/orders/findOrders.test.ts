import { describe, expect, it } from 'vitest';
import { findOrders, lastOrderOf } from './findOrders.ts';
import type { Order } from './order.ts';

const order = (number: string, details: string): Order => ({
  number,
  details,
  placedAt: new Date('2026-03-04T18:00:00Z'),
  isPrinted: false,
});
const orders = [
  order('1042', 'TABLE 4\nDana, (212) 555-0142\n2 x Tagliatelle al ragù'),
  order('1041', 'PICKUP IN 20 MIN\\n1 x Arancini\\n1 x Joe‘s Crème bru\u0302lée, Jalapen\u0303o'),
];
const found = (text: string) => findOrders(orders, text).map(({ number }) => number);

describe('findOrders', () => {
  it('finds words in the order number and the details', () => {
    for (const [text, numbers] of [
      ['1042', ['1042']],
      ['#1041', ['1041']],
      ['104', ['1042', '1041']],
      ['ARANCINI', ['1041']],
      ['ragu', ['1042']],
      ['dana tagliatelle', ['1042']],
      ['dana arancini', []],
      ['555-0142', ['1042']],
      ['pizza', []],
      ['joe’s', ['1041']],
      // a literal backslash n is not searchable text
      ['n1', []],
    ] as const)
      expect(found(text), JSON.stringify(text)).toEqual(numbers);
  });

  it('returns the same list for an empty search', () => {
    expect(findOrders(orders, '  ')).toBe(orders);
  });
});

describe("A caller's last order", () => {
  it("is the latest order with the caller's number in its details", () => {
    const later = { ...order('1043', '+1 212.555.0142'), placedAt: new Date('2026-03-04T19:00:00Z') };
    const latest = { ...order('1044', '555-0142'), placedAt: new Date('2026-03-04T20:00:00Z') };
    expect(lastOrderOf('+12125550142', [...orders, later, latest])).toBe(later);
    expect(lastOrderOf('+12125550143', orders)).toBeUndefined();
  });
});
