import { describe, expect, it } from 'vitest';
import { anOrder } from '#tests/support/builders.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { EVERY_DAY } from './menu.ts';
import { soldOutItems } from './soldOut.ts';

const SIX = new Date('2026-03-04T18:00:00Z');
const SEVEN = new Date('2026-03-04T19:00:00Z');
const off = { ...EVERY_DAY, isAvailable: false };
const squid = anItem('squid', { name: 'Calamari fritti', aliases: ['fried squid', 'calamari'] });
const pie = anItem('pie', { name: 'Pie', aliases: [] });
const menuOf = (...items: Parameters<typeof anItem>[1][]) =>
  aMenu(
    aCategory('c1', [anItem('squid', { ...squid, ...items[0] }), anItem('pie', { ...pie, ...items[1] })]),
  );
const squidOff = menuOf({ availability: off });

// (rule: orders of sold-out items)
describe('Sold-out items', () => {
  const order = (details: string, placedAt = SEVEN) => anOrder('1', { details, placedAt });
  const ordersFor = (...orders: ReturnType<typeof order>[]) =>
    soldOutItems(squidOff, new Map([['squid', SIX]]), orders)[0]?.orders;

  it('are counted in orders that name the item or an alias', () => {
    expect(ordersFor(order('1 x Calamari fritti  17.00'), order('2 FRIED SQUID'), order('1 Pie'))).toBe(2);
  });

  it('are counted once per order', () => {
    expect(ordersFor(order('1 x Calamari fritti\n2 x fried squid'))).toBe(1);
  });

  it('are not counted in earlier orders', () => {
    expect(ordersFor(order('1 Calamari', SIX), order('1 Calamari'))).toBe(1);
  });

  it('are not counted in special requests, but are counted in orders without a quantity', () => {
    expect(ordersFor(order('1 Pie\n  no calamari'))).toBe(0);
    expect(ordersFor(order('Calamari for Dana'))).toBe(1);
    expect(ordersFor(order('Squid for Dana'))).toBe(0);
  });

  it('have no count while the orders or the switch-off time are unknown', () => {
    expect(soldOutItems(squidOff, new Map([['squid', SIX]]), undefined)).toMatchObject([
      { since: SIX, orders: undefined },
    ]);
    expect(soldOutItems(squidOff, new Map(), [order('1 Calamari')])).toMatchObject([
      { since: undefined, orders: undefined },
    ]);
  });

  it('are sorted by their orders, then the latest first', () => {
    const bothOff = menuOf({ availability: off }, { availability: off });
    const times = new Map([
      ['squid', SIX],
      ['pie', SEVEN],
    ]);
    const idsFor = (orders: Parameters<typeof soldOutItems>[2]) =>
      soldOutItems(bothOff, times, orders).map(({ item }) => item.id);
    expect(idsFor([])).toEqual(['pie', 'squid']);
    expect(idsFor([order('1 Calamari', new Date('2026-03-04T19:30:00Z'))])).toEqual(['squid', 'pie']);
  });

  it('belong to active categories only', () => {
    const hidden = aMenu(aCategory('c1', [anItem('pie', { availability: off })], { isActive: false }));
    expect(soldOutItems(hidden, new Map(), [])).toEqual([]);
  });
});
