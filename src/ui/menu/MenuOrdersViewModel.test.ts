import { describe, expect, it } from 'vitest';
import { anOrder } from '#tests/support/builders.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { EVERY_DAY } from '#domain/menu/menu.ts';
import { FakeClock } from '#tests/support/fakes/FakeClock.ts';
import { FakeMenuNotes } from '#tests/support/fakes/FakeMenuNotes.ts';
import { FakeOrders } from '#tests/support/fakes/FakeOrders.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { MenuOrdersViewModel } from './MenuOrdersViewModel.ts';

const off = { ...EVERY_DAY, isAvailable: false };
const menu = aMenu(aCategory('c1', [anItem('pie', { name: 'Pie', availability: off })]));

function setUp() {
  const orders = new FakeOrders();
  const notes = new FakeMenuNotes();
  const clock = new FakeClock();
  const vm = new MenuOrdersViewModel(orders, notes, clock);
  const stop = vm.start('aurora');
  return { vm, orders, notes, clock, stop };
}

// (action: See orders for unavailable items)
describe('The orders in the menu panel', () => {
  it('load when first needed, and then every minute', async () => {
    const { vm, orders, clock, stop } = setUp();
    clock.advance(60_000);
    expect(orders.reads).toBe(0);
    vm.load();
    vm.load();
    await flushPromises();
    expect(orders.reads).toBe(1);
    clock.advance(60_000);
    await flushPromises();
    expect(orders.reads).toBe(2);
    stop();
    expect(clock.isTicking).toBe(false);
  });

  it('are counted for an item that this browser marked unavailable', async () => {
    const { vm, orders, notes, clock } = setUp();
    notes.times = new Map([['pie', clock.now()]]);
    orders.orders = [anOrder('1', { details: '1 Pie', placedAt: new Date(clock.now().getTime() + 1) })];
    expect(vm.soldOut(menu)).toMatchObject([{ orders: undefined }]);
    vm.load();
    await flushPromises();
    expect(vm.soldOut(menu)).toMatchObject([{ orders: 1 }]);
  });
});
