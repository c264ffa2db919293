import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallsOfNumber } from '#domain/companies/call.ts';
import { callEvaluation } from '#domain/companies/callEvaluation.ts';
import { anOrder } from '#tests/support/builders.ts';
import { refused } from '#tests/support/failures.ts';
import { FakeRestaurantEvents } from '#tests/support/fakes/FakeRestaurantEvents.ts';
import { FakeMenuNotes } from '#tests/support/fakes/FakeMenuNotes.ts';
import { FakeOrders } from '#tests/support/fakes/FakeOrders.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';
import { OverviewViewModel } from './OverviewViewModel.ts';

const NOW = new Date(2026, 2, 4, 18);
const yesterday = new Date(2026, 2, 3, 12);

const call = (startedAt: Date, judged?: string) => ({
  id: 'call',
  lines: [],
  startedAt,
  endedAt: new Date(startedAt.getTime() + 90_000),
  evaluation: callEvaluation(judged),
});
const lines: readonly CallsOfNumber[] = [
  { id: 'a', number: '1', calls: [call(NOW), call(yesterday, 'fail')] },
  { id: 'b', number: '2', calls: [call(yesterday)] },
];

async function opened(
  orders = new FakeOrders(),
  events = new FakeRestaurantEvents(),
  notes = new FakeMenuNotes(),
) {
  const vm = new OverviewViewModel(orders, events, notes);
  vm.start('aurora');
  await flushMicrotasks();
  return vm;
}

describe('OverviewViewModel', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => void vi.useRealTimers());

  // (action: Compare today with yesterday)
  it('counts calls, failed calls, and minutes of today and yesterday over all numbers', async () => {
    const vm = await opened();
    expect(vm.today(lines).calls).toEqual({ count: 1, failed: 0, minutes: 2 });
    expect(vm.yesterday(lines).calls).toEqual({ count: 2, failed: 1, minutes: 4 });
    expect(vm.failedCalls(lines)).toBe(1);
  });

  it('counts orders, unprinted orders, and the total', async () => {
    const vm = await opened(
      new FakeOrders([
        { ...anOrder('1'), placedAt: NOW, details: 'TOTAL $10.00', isPrinted: true },
        { ...anOrder('2'), placedAt: yesterday, details: 'TOTAL $5.50', isPrinted: false },
      ]),
    );
    expect(vm.today(undefined).orders).toEqual({ count: 1, sum: { cents: 1000, unknown: 0 } });
    expect(vm.yesterday(undefined).orders).toEqual({ count: 1, sum: { cents: 550, unknown: 0 } });
    expect(vm.unprinted).toBe(1);
  });

  it('shows unknown values as unavailable, not as zero', async () => {
    const orders = new FakeOrders();
    orders.trouble = refused(500);
    const vm = await opened(orders);
    expect(vm.today(undefined)).toEqual({ calls: undefined, orders: undefined });
    expect([vm.failedCalls(undefined), vm.unprinted]).toEqual([undefined, undefined]);
  });

  it('has a row for unavailable items that this browser marked before the page opened, and waits to show a later one', async () => {
    const [orders, events, notes] = [new FakeOrders(), new FakeRestaurantEvents(), new FakeMenuNotes()];
    const vm = await opened(orders, events, notes);
    const rows = () => [vm.hasSoldOutRow, vm.isSoldOutRowDue];
    events.publish({ kind: 'saved', area: 'menu', restaurantId: 'aurora' });
    expect(rows()).toEqual([false, false]);
    notes.times = new Map([['tiramisu', NOW]]);
    events.publish({ kind: 'saved', area: 'menu', restaurantId: 'aurora' });
    expect(rows()).toEqual([false, true]);
    vm.showSoldOutRow();
    expect(rows()).toEqual([true, false]);
    expect((await opened(orders, events, notes)).hasSoldOutRow).toBe(true);
  });
});
