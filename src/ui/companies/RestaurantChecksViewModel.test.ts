import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callEvaluation } from '#domain/companies/callEvaluation.ts';
import { aCompany, anOrder } from '#tests/support/builders.ts';
import { refused } from '#tests/support/failures.ts';
import { FakeClock } from '#tests/support/fakes/FakeClock.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { FakeOrders } from '#tests/support/fakes/FakeOrders.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { RestaurantChecksViewModel } from './RestaurantChecksViewModel.ts';

const NOW = new Date(2026, 2, 4, 18);

function setUp() {
  const companies = new FakeCompanies();
  const minutes = { totalCredits: 200, usedCredits: 190 };
  companies.company = aCompany({ minutes });
  const calls = [{ id: 'call', startedAt: NOW, lines: [], evaluation: callEvaluation('fail') }];
  const line = { id: 'bar', number: '1', calls };
  companies.linesOf = { aurora: [line], saffron: [{ ...line, calls: [] }] };
  const orders = new FakeOrders([anOrder('1', { placedAt: new Date(2026, 2, 4, 17) })]);
  const clock = new FakeClock();
  const vm = new RestaurantChecksViewModel(companies, orders, clock);
  return { companies, orders, clock, vm, minutes };
}

// (action: View which restaurants need attention)
describe('RestaurantChecksViewModel', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it("reads today's failed calls, overdue orders, and minutes", async () => {
    const { vm, minutes } = setUp();
    vm.show('aurora');
    expect(vm.checkOf('aurora')).toBeUndefined();
    await flushPromises();
    expect(vm.checkOf('aurora')).toEqual({ failedCalls: 1, unprinted: 1, minutes });
  });

  it('checks one restaurant after another, each once, and skips restaurants that are out of view', async () => {
    const { orders, vm } = setUp();
    const { promise: response, resolve: answer } = Promise.withResolvers<void>();
    orders.hold = response;
    for (const id of ['aurora', 'saffron', 'diner']) vm.show(id);
    await flushPromises();
    expect(orders.reads).toBe(1);
    vm.hide('diner');
    answer();
    await flushPromises();
    expect(orders.reads).toBe(2);
    expect(vm.checkOf('saffron')?.failedCalls).toBe(0);
    expect(vm.checkOf('diner')).toBeUndefined();
    vm.show('aurora');
    await flushPromises();
    expect(orders.reads).toBe(2);
  });

  it('leaves unknown only the value that failed to load', async () => {
    const { vm, minutes } = setUp();
    vm.show('no-such-calls');
    vm.show('aurora');
    await flushPromises();
    expect(vm.checkOf('no-such-calls')).toEqual({ failedCalls: undefined, unprinted: 1, minutes });
    expect(vm.checkOf('aurora')).toEqual({ failedCalls: 1, unprinted: 1, minutes });
  });

  it('continues with the next restaurant if one is slow', async () => {
    const { orders, clock, vm, minutes } = setUp();
    orders.hold = Promise.withResolvers<void>().promise;
    vm.show('aurora');
    vm.show('saffron');
    await flushPromises();
    orders.hold = undefined;
    clock.advance(15_000);
    await flushPromises();
    expect(vm.checkOf('aurora')).toEqual({ failedCalls: 1, unprinted: undefined, minutes });
    expect(vm.checkOf('saffron')).toEqual({ failedCalls: 0, unprinted: 1, minutes });
  });

  it('keeps the known values when a refresh fails', async () => {
    const { companies, orders, vm, minutes } = setUp();
    vm.show('aurora');
    await flushPromises();
    companies.trouble = orders.trouble = refused(500);
    vm.refresh();
    await flushPromises();
    expect(orders.reads).toBe(2);
    expect(vm.checkOf('aurora')).toEqual({ failedCalls: 1, unprinted: 1, minutes });
  });

  it('cancels its requests when the user leaves the page', async () => {
    const { companies, vm } = setUp();
    vm.show('aurora');
    vm.show('saffron');
    vm.stop();
    await flushPromises();
    expect(companies.lastSignal?.aborted).toBe(true);
    expect(vm.checkOf('aurora')).toBeUndefined();
    expect(vm.checkOf('saffron')).toBeUndefined();
  });
});
