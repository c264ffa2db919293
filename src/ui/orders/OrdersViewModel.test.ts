import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCompany, anOrder } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeBell } from '#tests/support/fakes/FakeBell.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { FakeOrders } from '#tests/support/fakes/FakeOrders.ts';
import { FakeKitchenScreen } from '#tests/support/fakes/FakeKitchenScreen.ts';
import { FakeSoundPreference } from '#tests/support/fakes/FakeSoundPreference.ts';
import { Failure } from '#application/Failure.ts';
import { ArrivalSound } from './ArrivalSound.ts';
import { OpenRestaurantViewModel } from '../openRestaurant/OpenRestaurantViewModel.ts';
import { OrdersViewModel } from './OrdersViewModel.ts';

function companyThatIsThere() {
  const companies = new FakeCompanies();
  companies.company = aCompany();
  return companies;
}

describe('OrdersViewModel', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-04T18:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  async function open(
    orders = new FakeOrders([anOrder('1')]),
    companies = companyThatIsThere(),
    { wanted = false, isAllowed = true } = {},
  ) {
    const [bell, preference, screen] = [new FakeBell(), new FakeSoundPreference(), new FakeKitchenScreen()];
    bell.isAllowed = isAllowed;
    preference.on = wanted;
    const sound = new ArrivalSound(bell, preference);
    const vm = new OrdersViewModel(orders, new OpenRestaurantViewModel(companies), sound, screen);
    const leave = vm.start('aurora');
    await vi.advanceTimersByTimeAsync(0);
    return { vm, orders, leave, bell, screen };
  }

  const numbers = (vm: OrdersViewModel) => vm.shown.map(({ number }) => number);

  it('reads the orders again every 10 s', async () => {
    const { orders, vm } = await open();
    orders.orders = [anOrder('1'), anOrder('2')];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(orders.reads).toBe(2);
    expect(numbers(vm)).toHaveLength(2);
    expect(vm.arrived.map(({ number }) => number)).toEqual(['2']);
  });

  it('shows the very same list when a refresh brings nothing new', async () => {
    const { vm } = await open();
    const { value } = vm.orders;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vm.orders.value).toBe(value);
    expect(vm.arrived).toEqual([]);
  });

  it.each([unreachable(), refused(500)])(
    'stops reading after a failure, until it is tried again: %s',
    async (failure) => {
      const { orders, vm } = await open();
      orders.trouble = failure;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(orders.reads).toBe(2);
      expect(vm.failure).toBe(failure);

      orders.trouble = undefined;
      vm.retry();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(vm.failure).toBeUndefined();
      expect(orders.reads).toBe(4);
    },
  );

  it('tells, at the next try, what has arrived since the list was there', async () => {
    const { orders, vm } = await open();
    orders.trouble = unreachable();
    await vi.advanceTimersByTimeAsync(10_000);
    orders.trouble = undefined;
    orders.orders = [anOrder('1'), anOrder('2')];
    vm.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(vm.arrived.map(({ number }) => number)).toEqual(['2']);
  });

  it('reads a company that failed once more when it is tried again', async () => {
    const companies = companyThatIsThere();
    companies.trouble = new Failure('not-found', { status: 404 });
    const { vm } = await open(undefined, companies);
    companies.trouble = undefined;
    vm.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(vm.failure).toBeUndefined();
  });

  it('stops reading when the company is not there', async () => {
    const companies = new FakeCompanies();
    companies.trouble = new Failure('not-found', { status: 404 });
    const { orders, vm } = await open(new FakeOrders(), companies);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(vm.failure?.kind).toBe('not-found');
    expect(orders.reads).toBe(1);
  });

  it('reads no more once the page is left', async () => {
    const { orders, leave } = await open();
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(orders.reads).toBe(1);
  });

  it('reads the orders of its company, and gives up with its page', async () => {
    const { orders, vm, leave } = await open();
    const list = vi.spyOn(orders, 'list');
    vm.retry();
    const [companyId, signal] = list.mock.lastCall as unknown as [string, AbortSignal];
    expect(companyId).toBe('aurora');
    expect(signal.aborted).toBe(false);
    leave();
    expect(signal.aborted).toBe(true);
  });

  it('shows the orders of the chosen window', async () => {
    const old = anOrder('old', { placedAt: new Date('2026-02-20T18:00:00Z') });
    const { vm } = await open(new FakeOrders([old, anOrder('new')]));
    expect(numbers(vm)).toEqual(['new', 'old']);
    vm.lookFor('7d', '');
    expect(numbers(vm)).toEqual(['new']);
  });

  it('shows the orders that a search finds', async () => {
    const { vm } = await open(new FakeOrders([anOrder('41'), anOrder('42'), anOrder('5')]));
    vm.lookFor('all', '#4');
    expect(numbers(vm)).toEqual(['41', '42']);
    vm.lookFor('all', '');
    expect(numbers(vm)).toHaveLength(3);
  });

  it('finds the very same list when a refresh brings nothing new', async () => {
    const { vm } = await open(new FakeOrders([anOrder('41'), anOrder('5')]));
    vm.lookFor('all', '41');
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(vm.shown));
    await vi.advanceTimersByTimeAsync(10_000);
    stop();
    expect(seen).toHaveLength(1);
  });

  it('rings once for what a refresh brings, when that is switched on', async () => {
    const { orders, vm, bell } = await open();
    orders.orders = [anOrder('1'), anOrder('2')];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(bell.rung).toBe(0);

    vm.sound.toggle();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(bell.rung).toBe(1);
    orders.orders = [anOrder('1'), anOrder('2'), anOrder('3'), anOrder('4')];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(bell.rung).toBe(2);
    orders.orders = [...orders.orders, anOrder('5')];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(bell.rung).toBe(3);
  });

  it('rings once, too, when no order can arrive any more, for who does not see the page say so', async () => {
    const { orders, vm, bell } = await open(undefined, undefined, { wanted: true });
    orders.trouble = refused(500);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bell.rung).toBe(1);

    // who tries again sees what comes of it
    vm.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(vm.failure).toBe(orders.trouble);
    expect(bell.rung).toBe(1);
  });

  it('knows from the beginning that the browser keeps back the sound that is wanted', async () => {
    const { vm } = await open(undefined, undefined, { wanted: true, isAllowed: false });
    expect(vm.sound.isHeldBack).toBe(true);
  });

  it('reads nothing while nobody sees the page, unless they want to hear of arrivals', async () => {
    const { orders, vm } = await open();
    vm.hold('hidden');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(orders.reads).toBe(1);
    vm.release('hidden');
    await vi.advanceTimersByTimeAsync(0);
    expect(orders.reads).toBe(2);

    vm.sound.toggle();
    vm.hold('hidden');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(orders.reads).toBe(4);
  });

  it('rests without a line also for who wants to hear of arrivals', async () => {
    const { orders, vm } = await open();
    vm.sound.toggle();
    vm.hold('offline');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(orders.reads).toBe(1);
  });

  it('shows what a refresh brings that was under way when the tab was hidden', async () => {
    const { orders, vm } = await open();
    const answer = Promise.withResolvers<void>();
    orders.hold = answer.promise;
    await vi.advanceTimersByTimeAsync(10_000);
    orders.orders = [anOrder('1'), anOrder('2')];
    vm.hold('hidden');
    answer.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(numbers(vm)).toHaveLength(2);
  });

  it('waits for the first list though the line goes, as there is nothing to keep', async () => {
    const orders = new FakeOrders([anOrder('1')]);
    const answer = Promise.withResolvers<void>();
    orders.hold = answer.promise;
    const { vm } = await open(orders);
    vm.hold('offline');
    answer.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(numbers(vm)).toEqual(['1']);
  });

  it('is not tried again by a tab that comes back', async () => {
    const { orders, vm } = await open();
    orders.trouble = unreachable();
    await vi.advanceTimersByTimeAsync(10_000);
    vm.hold('hidden');
    vm.release('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(orders.reads).toBe(2);
  });

  it('gives up a refresh that hangs and sends the next one; the page stays as old as it is', async () => {
    const { orders, vm } = await open();
    const { updatedAt } = vm;
    const hanging = Promise.withResolvers<void>();
    orders.hold = hanging.promise;
    await vi.advanceTimersByTimeAsync(24_999);
    expect(orders.reads).toBe(2);
    orders.hold = Promise.withResolvers<void>().promise;
    await vi.advanceTimersByTimeAsync(2);
    expect(orders.reads).toBe(3);
    expect(vm.polling.isLate).toBe(true);
    // an answer to what was given up makes nothing newer
    hanging.resolve();
    await vi.advanceTimersByTimeAsync(1);
    expect(vm.updatedAt).toBe(updatedAt);
    expect(numbers(vm)).toEqual(['1']);

    orders.hold = undefined;
    await vi.advanceTimersByTimeAsync(15_001);
    expect(vm.polling.isLate).toBe(false);
    expect(vm.updatedAt).not.toBe(updatedAt);
  });

  it('rests without a line, with the list as it is, and reads again with it', async () => {
    const { orders, vm } = await open();
    await vi.advanceTimersByTimeAsync(9_999);
    vm.hold('offline');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(orders.reads).toBe(1);
    vm.release('offline');
    await vi.advanceTimersByTimeAsync(0);
    expect(orders.reads).toBe(2);
    expect(vm.failure).toBeUndefined();
  });

  it('keeps the list when the line goes in the middle of a refresh', async () => {
    const { orders, vm } = await open();
    const broken = Promise.withResolvers<void>();
    orders.hold = broken.promise;
    await vi.advanceTimersByTimeAsync(10_000);
    vm.hold('offline');
    broken.reject(unreachable());
    await vi.advanceTimersByTimeAsync(0);
    expect(vm.failure).toBeUndefined();
    expect(numbers(vm)).toEqual(['1']);
  });

  it('reads what could not be reached once more when the line is back', async () => {
    const { orders, vm } = await open();
    orders.trouble = unreachable();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vm.failure).toBe(orders.trouble);
    orders.trouble = undefined;
    vm.release('offline');
    await vi.advanceTimersByTimeAsync(0);
    expect(numbers(vm)).toEqual(['1']);
  });

  it('keeps the screen awake until the page is left', async () => {
    const { screen, leave } = await open();
    expect(screen.isAwake).toBe(true);
    leave();
    expect(screen.isAwake).toBe(false);
  });

  it('holds back what arrives while somebody reads, and counts it', async () => {
    const { orders, vm } = await open();
    vm.setReading(true);
    orders.orders = [anOrder('1'), anOrder('2')];
    await vi.advanceTimersByTimeAsync(10_000);
    orders.orders = [anOrder('1'), anOrder('2'), anOrder('3')];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(numbers(vm)).toEqual(['1']);
    expect(vm.heldBack.size).toBe(2);
    vm.setReading(true);
    expect(vm.notShown).toBe(2);

    // somebody else has deleted it: there is nothing to show
    orders.orders = [anOrder('1'), anOrder('3')];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vm.notShown).toBe(1);
  });

  it('never shows what it holds back, not for the moment between its arrival and the note of it either', async () => {
    const { orders, vm } = await open();
    vm.setReading(true);
    const shown: string[][] = [];
    const stop = autorun(() => shown.push(numbers(vm)));
    orders.orders = [anOrder('1'), anOrder('2')];
    await vi.advanceTimersByTimeAsync(10_000);
    stop();
    expect(shown.flat()).not.toContain('2');
  });

  it('shows what it held back when nobody reads any more', async () => {
    const { orders, vm } = await open();
    vm.setReading(true);
    orders.orders = [anOrder('1'), anOrder('2')];
    await vi.advanceTimersByTimeAsync(10_000);
    vm.setReading(false);
    expect(numbers(vm)).toHaveLength(2);
  });

  it('takes a deleted order off the list, also from under a refresh that still knows it', async () => {
    const { vm } = await open(new FakeOrders([anOrder('1'), anOrder('2')]));
    vm.forget('1');
    await vi.advanceTimersByTimeAsync(0);
    expect(numbers(vm)).toEqual(['2']);
  });

  it('is read again, and goes on, after one was deleted while it could not be read', async () => {
    const { orders, vm } = await open(new FakeOrders([anOrder('1'), anOrder('2')]));
    orders.trouble = unreachable();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vm.failure).toBeDefined();
    orders.trouble = undefined;
    orders.orders = [anOrder('2')];
    vm.forget('1');
    await vi.advanceTimersByTimeAsync(0);
    expect(numbers(vm)).toEqual(['2']);
    const { reads } = orders;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(orders.reads).toBe(reads + 1);
  });

  it('is not read again for an order that was deleted once the page is left', async () => {
    const { orders, vm, leave } = await open(new FakeOrders([anOrder('1'), anOrder('2')]));
    orders.trouble = unreachable();
    await vi.advanceTimersByTimeAsync(10_000);
    leave();
    const { reads } = orders;
    vm.forget('1');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(orders.reads).toBe(reads);
  });
});
