import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCompany, anOrder, aSession } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeBell } from '#tests/support/fakes/FakeBell.ts';
import { FakeClock } from '#tests/support/fakes/FakeClock.ts';
import { FakeCompanies } from '#tests/support/fakes/FakeCompanies.ts';
import { FakeRestaurantEvents } from '#tests/support/fakes/FakeRestaurantEvents.ts';
import { FakeOrders } from '#tests/support/fakes/FakeOrders.ts';
import { FakeKitchenScreen } from '#tests/support/fakes/FakeKitchenScreen.ts';
import { FakeSoundPreference } from '#tests/support/fakes/FakeSoundPreference.ts';
import { sessionFakes } from '#tests/support/sessionFakes.ts';
import { Failure } from '#application/Failure.ts';
import { UndoViewModel } from '../kit/undo/UndoViewModel.ts';
import { ArrivalSound } from './ArrivalSound.ts';
import { deletionKey } from './deletionKey.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { OrdersViewModel } from './OrdersViewModel.ts';

function companyThatIsThere() {
  const companies = new FakeCompanies();
  companies.company = aCompany();
  return companies;
}

describe('OrdersViewModel', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-03-04T18:00:00Z') });
    // makes each randomized wait as long as possible
    vi.spyOn(Math, 'random').mockReturnValue(1);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function open(
    orders = new FakeOrders([anOrder('1')]),
    companies = companyThatIsThere(),
    { wanted = false, isAllowed = true } = {},
  ) {
    const [bell, preference, screen] = [new FakeBell(), new FakeSoundPreference(), new FakeKitchenScreen()];
    bell.isAllowed = isAllowed;
    preference.on = wanted;
    const sound = new ArrivalSound(bell, preference);
    const { store, vm: session } = sessionFakes(aSession());
    session.start();
    const undo = new UndoViewModel(new FakeClock(), store);
    const vm = new OrdersViewModel(
      orders,
      new OpenRestaurantViewModel(companies, new FakeRestaurantEvents()),
      sound,
      screen,
      undo,
      session,
    );
    const leave = vm.start('aurora');
    await vi.advanceTimersByTimeAsync(0);
    return { vm, orders, leave, bell, screen, undo, session, store };
  }

  const numbers = (vm: OrdersViewModel) => vm.list.orders.map(({ number }) => number);

  // (action: Refresh the orders automatically)
  it('reloads the orders every 10 s', async () => {
    const { orders, vm } = await open();
    orders.orders = [anOrder('1'), anOrder('2')];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(orders.reads).toBe(2);
    expect(numbers(vm)).toHaveLength(2);
    expect(vm.arrived.map(({ number }) => number)).toEqual(['2']);
  });

  const yesterday = new Date('2026-03-03T17:30:00Z');

  it("rings for today's first order, even if an order of yesterday has the same number", async () => {
    const old = anOrder('1', { placedAt: yesterday });
    const { orders, vm, bell } = await open(new FakeOrders([old]), companyThatIsThere(), { wanted: true });
    const rings = bell.rung;
    orders.orders = [anOrder('1'), old];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vm.arrived).toEqual([anOrder('1')]);
    expect(bell.rung).toBe(rings + 1);
    expect(vm.list.orders).toHaveLength(2);
  });

  it('holds back and announces only the newer of two orders with the same number', async () => {
    const old = anOrder('1', { placedAt: yesterday });
    const { orders, vm } = await open(new FakeOrders([old]));
    vm.list.setReading(true);
    orders.orders = [anOrder('1'), old];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vm.list.orders).toEqual([old]);
    expect(vm.list.notShown).toBe(1);
    vm.list.setReading(false);
    expect(vm.list.orders).toHaveLength(2);
  });

  it('removes only the deleted order of two with the same number', async () => {
    const old = anOrder('1', { placedAt: yesterday });
    const { vm } = await open(new FakeOrders([anOrder('1'), old]));
    expect(vm.countOrdersWithSameNumber(old)).toBe(2);
    vm.forget(anOrder('1'));
    expect(vm.list.orders).toEqual([old]);
    expect(vm.countOrdersWithSameNumber(old)).toBe(1);
  });

  // (see rule: late order)
  it('rings once when an order becomes late before it is printed', async () => {
    const late = anOrder('1', { details: 'PICKUP IN 32 MIN' });
    const printed = anOrder('2', { details: 'PICKUP IN 31 MIN', isPrinted: true });
    const { vm, bell } = await open(new FakeOrders([late, printed]), undefined, { wanted: true });
    const { rung } = bell;
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(bell.rung).toBe(rung);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bell.rung).toBe(rung + 1);
    expect(vm.becameLate).toEqual([late]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bell.rung).toBe(rung + 1);
    expect(vm.becameLate).toEqual([]);
  });

  it('does not ring for an order that was already late when the page opened', async () => {
    const late = anOrder('1', { details: 'PICKUP IN 20 MIN' });
    const { bell } = await open(new FakeOrders([late]), undefined, { wanted: true });
    const { rung } = bell;
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(bell.rung).toBe(rung);
  });

  it('keeps the same list object if a refresh has no changes', async () => {
    const { vm } = await open();
    const { value } = vm.orders;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vm.orders.value).toBe(value);
    expect(vm.arrived).toEqual([]);
  });

  it('keeps the list after a failure, and polls every 10 s again after a successful retry', async () => {
    const { orders, vm } = await open();
    orders.trouble = unreachable();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(orders.reads).toBe(2);
    expect(vm.failure).toBe(orders.trouble);
    expect(numbers(vm)).toEqual(['1']);

    orders.trouble = undefined;
    vm.retry();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vm.failure).toBeUndefined();
    expect(orders.reads).toBe(4);
  });

  it('retries a minute after a failure, and shows the failure until then', async () => {
    const { orders, vm } = await open();
    orders.trouble = unreachable();
    await vi.advanceTimersByTimeAsync(10_000);
    const stuck = Promise.withResolvers<void>();
    orders.hold = stuck.promise;
    orders.trouble = undefined;
    orders.orders = [anOrder('1'), anOrder('2')];
    await vi.advanceTimersByTimeAsync(60_000);
    expect(vm.failure).toBeDefined();
    stuck.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(vm.failure).toBeUndefined();
    expect(vm.arrived.map(({ number }) => number)).toEqual(['2']);
    orders.hold = undefined;
    const { reads } = orders;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(orders.reads).toBe(reads + 1);
  });

  it('retries automatically after a failed first load', async () => {
    const orders = new FakeOrders([anOrder('1')]);
    orders.trouble = unreachable();
    const { vm } = await open(orders);
    orders.trouble = undefined;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(numbers(vm)).toEqual(['1']);
  });

  it('rings once when refreshes begin to fail', async () => {
    const { orders, bell } = await open(undefined, undefined, { wanted: true });
    const { rung } = bell;
    orders.trouble = unreachable();
    await vi.advanceTimersByTimeAsync(10_000 + 60_000 + 120_000);
    expect(orders.reads).toBe(4);
    expect(bell.rung).toBe(rung + 1);
  });

  it('rings when the session ends, even though the page closes', async () => {
    const { orders, bell, leave, store } = await open(undefined, undefined, { wanted: true });
    orders.trouble = refused(401);
    const refresh = Promise.withResolvers<void>();
    orders.hold = refresh.promise;
    await vi.advanceTimersByTimeAsync(10_000);
    store.clear();
    refresh.resolve();
    await vi.advanceTimersByTimeAsync(0);
    leave();
    store.save(aSession());
    store.clear();
    await vi.advanceTimersByTimeAsync(0);
    expect(bell.rung).toBe(1);
  });

  describe('after the session has ended', () => {
    async function endSession() {
      const page = await open(undefined, undefined, { wanted: true });
      page.store.clear();
      page.leave();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(page.bell.rung).toBe(3);
      return page;
    }

    it('rings every 10 s until the user touches the screen', async () => {
      const { bell, screen } = await endSession();
      screen.touch();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(bell.rung).toBe(3);
    });

    it('rings until the user signs in elsewhere', async () => {
      const { bell, store } = await endSession();
      store.save(aSession());
      await vi.advanceTimersByTimeAsync(60_000);
      expect(bell.rung).toBe(3);
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  it('does not ring when the user signs out', async () => {
    const { bell, session } = await open(undefined, undefined, { wanted: true });
    session.signOut();
    await vi.advanceTimersByTimeAsync(0);
    expect(bell.rung).toBe(0);
  });

  it('reloads a failed company on retry', async () => {
    const companies = companyThatIsThere();
    companies.trouble = new Failure('not-found', { status: 404 });
    const { vm } = await open(undefined, companies);
    companies.trouble = undefined;
    vm.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(vm.failure).toBeUndefined();
  });

  it('stops polling if the company is not found', async () => {
    const companies = new FakeCompanies();
    companies.trouble = new Failure('not-found', { status: 404 });
    const { orders, vm } = await open(new FakeOrders(), companies);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(vm.failure?.kind).toBe('not-found');
    expect(orders.reads).toBe(1);
  });

  it('stops loading once the user has left the page', async () => {
    const { orders, leave } = await open();
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(orders.reads).toBe(1);
  });

  // (action: View the orders)
  it("loads its company's orders, and cancels loading when the user leaves", async () => {
    const { orders, vm, leave } = await open();
    const list = vi.spyOn(orders, 'list');
    vm.retry();
    const [companyId, signal] = list.mock.lastCall as unknown as [string, AbortSignal];
    expect(companyId).toBe('aurora');
    expect(signal.aborted).toBe(false);
    leave();
    expect(signal.aborted).toBe(true);
  });

  it('announces and counts a new order that the filter hides, until the filter is cleared', async () => {
    const { orders, vm, bell } = await open(new FakeOrders([anOrder('1')]), undefined, { wanted: true });
    vm.list.setQuery('all', '', { allergies: true, unprinted: false });
    orders.orders = [anOrder('1'), anOrder('2'), anOrder('3', { details: 'ALLERGY: nuts' })];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(bell.rung).toBe(1);
    expect(vm.arrived).toHaveLength(2);
    expect(numbers(vm)).toEqual(['3']);
    expect(vm.list.hiddenByFilter.map(({ number }) => number)).toEqual(['2']);
    expect(vm.list.notShown).toBe(0);
    vm.list.setQuery('all', '');
    expect(vm.list.hiddenByFilter).toEqual([]);
    expect(numbers(vm)).toHaveLength(3);
  });

  it('keeps the same search results if a refresh has no changes', async () => {
    const { vm } = await open(new FakeOrders([anOrder('41'), anOrder('5')]));
    vm.list.setQuery('all', '41');
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(vm.list.orders));
    await vi.advanceTimersByTimeAsync(10_000);
    stop();
    expect(seen).toHaveLength(1);
  });

  it('rings once for new orders if the sound is on', async () => {
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

  it("rings once when polling fails, for users who don't look at the page", async () => {
    const { orders, vm, bell } = await open(undefined, undefined, { wanted: true });
    orders.trouble = refused(500);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bell.rung).toBe(1);

    // a user who presses Try again sees the result, so it does not ring
    vm.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(vm.failure).toBe(orders.trouble);
    expect(bell.rung).toBe(1);
  });

  it('counts new orders while the tab is hidden', async () => {
    const { orders, vm } = await open(undefined, undefined, { wanted: true });
    vm.hold();
    orders.orders = [anOrder('1'), anOrder('2')];
    await vi.advanceTimersByTimeAsync(10_000);
    orders.orders = [anOrder('1'), anOrder('2'), anOrder('3')];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vm.unnoticed).toBe(2);
    vm.release();
    expect(vm.unnoticed).toBe(0);
  });

  it('counts new orders while the sound is interrupted', async () => {
    const { orders, vm, bell } = await open(undefined, undefined, { wanted: true });
    bell.change(false);
    expect(vm.sound.cannotPlay).toBe(true);
    orders.orders = [anOrder('1'), anOrder('2')];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vm.unnoticed).toBe(1);
    bell.change(true);
    expect(vm.unnoticed).toBe(0);
  });

  it('detects at the start that the browser blocks the sound', async () => {
    const { vm } = await open(undefined, undefined, { wanted: true, isAllowed: false });
    expect(vm.sound.cannotPlay).toBe(true);
  });

  it('does not refresh while the tab is hidden, unless the sound is on', async () => {
    const { orders, vm } = await open();
    vm.hold();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(orders.reads).toBe(1);
    vm.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(orders.reads).toBe(2);

    vm.sound.toggle();
    vm.hold();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(orders.reads).toBe(4);
  });

  it('shows the result of a refresh that was in flight when the tab was hidden', async () => {
    const { orders, vm } = await open();
    const answer = Promise.withResolvers<void>();
    orders.hold = answer.promise;
    await vi.advanceTimersByTimeAsync(10_000);
    orders.orders = [anOrder('1'), anOrder('2')];
    vm.hold();
    answer.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(numbers(vm)).toHaveLength(2);
  });

  it.each([false, true])('refreshes immediately when the tab is shown (sound on: %s)', async (wanted) => {
    const { orders, vm } = await open(undefined, undefined, { wanted });
    orders.trouble = unreachable();
    await vi.advanceTimersByTimeAsync(10_000);
    orders.trouble = undefined;
    vm.hold();
    vm.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(vm.failure).toBeUndefined();
    expect(orders.reads).toBe(3);
  });

  it('repeats the first load if it gets no response for a minute, and stays slow', async () => {
    const orders = new FakeOrders([anOrder('1')]);
    orders.hold = Promise.withResolvers<void>().promise;
    const { vm } = await open(orders);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(orders.reads).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(orders.reads).toBe(2);
    expect(vm.orders.slow).toBe(true);

    orders.hold = undefined;
    await vi.advanceTimersByTimeAsync(15_001);
    expect(numbers(vm)).toEqual(['1']);
    expect(vm.orders.slow).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(orders.reads).toBe(4);
  });

  it('abandons a refresh without a response, sends the next one, and keeps the time of the last update', async () => {
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
    // the response of an abandoned refresh does not change the time of the last update
    hanging.resolve();
    await vi.advanceTimersByTimeAsync(1);
    expect(vm.updatedAt).toBe(updatedAt);
    expect(numbers(vm)).toEqual(['1']);

    orders.hold = undefined;
    await vi.advanceTimersByTimeAsync(15_001);
    expect(vm.polling.isLate).toBe(false);
    expect(vm.updatedAt).not.toBe(updatedAt);
  });

  it('reloads orders that failed to load when the network returns', async () => {
    const { orders, vm } = await open();
    orders.trouble = unreachable();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vm.failure).toBe(orders.trouble);
    orders.trouble = undefined;
    vm.reconnect();
    await vi.advanceTimersByTimeAsync(1500);
    expect(numbers(vm)).toEqual(['1']);
  });

  it('keeps the screen awake until the user leaves the page', async () => {
    const { screen, leave } = await open();
    expect(screen.isAwake).toBe(true);
    leave();
    expect(screen.isAwake).toBe(false);
  });

  it('never shows held-back orders, even briefly', async () => {
    const { orders, vm } = await open();
    vm.list.setReading(true);
    const shown: string[][] = [];
    const stop = autorun(() => shown.push(numbers(vm)));
    orders.orders = [anOrder('1'), anOrder('2')];
    await vi.advanceTimersByTimeAsync(10_000);
    stop();
    expect(shown.flat()).not.toContain('2');
  });

  it('removes a deleted order, even if a refresh in flight still contains it', async () => {
    const { vm } = await open(new FakeOrders([anOrder('1'), anOrder('2')]));
    vm.forget(anOrder('1'));
    await vi.advanceTimersByTimeAsync(0);
    expect(numbers(vm)).toEqual(['2']);
  });

  // (see rule: undo)
  it('hides an order with a pending deletion, even after a refresh, until the deletion is undone', async () => {
    const { vm, undo } = await open(new FakeOrders([anOrder('1'), anOrder('2'), anOrder('3')]));
    const before = numbers(vm);
    const nothing = () => undefined;
    const action = { text: '', restored: '', send: async () => undefined, done: nothing, failed: nothing };
    undo.offer({ ...action, key: deletionKey('aurora', anOrder('2')) });
    undo.offer({ ...action, key: deletionKey('other', anOrder('1')) });
    expect(numbers(vm)).toEqual(['1', '3']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(numbers(vm)).toEqual(['1', '3']);
    for (const offer of undo.offers) undo.undo(offer);
    expect(numbers(vm)).toEqual(before);
  });

  it('reloads and resumes polling after a deletion if loading had failed before', async () => {
    const { orders, vm } = await open(new FakeOrders([anOrder('1'), anOrder('2')]));
    orders.trouble = unreachable();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vm.failure).toBeDefined();
    orders.trouble = undefined;
    orders.orders = [anOrder('2')];
    vm.forget(anOrder('1'));
    await vi.advanceTimersByTimeAsync(0);
    expect(numbers(vm)).toEqual(['2']);
    const { reads } = orders;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(orders.reads).toBe(reads + 1);
  });

  it('does not reload for a deletion after the user has left the page', async () => {
    const { orders, vm, leave } = await open(new FakeOrders([anOrder('1'), anOrder('2')]));
    orders.trouble = unreachable();
    await vi.advanceTimersByTimeAsync(10_000);
    leave();
    const { reads } = orders;
    vm.forget(anOrder('1'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(orders.reads).toBe(reads);
  });
});
