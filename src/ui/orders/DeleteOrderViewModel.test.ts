import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DeleteOrder } from '#application/orders/DeleteOrder.ts';
import { anOrder } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeRestaurantEvents } from '#tests/support/fakes/FakeRestaurantEvents.ts';
import { FakeOrders } from '#tests/support/fakes/FakeOrders.ts';
import { flushPromises, flushMicrotasks } from '#tests/support/flushPromises.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { DeleteOrderViewModel } from './DeleteOrderViewModel.ts';

function setUp() {
  const orders = new FakeOrders([anOrder('1')]);
  const deleted = vi.fn();
  const toasts = new ToastsViewModel();
  const vm = new DeleteOrderViewModel(new DeleteOrder(orders, new FakeRestaurantEvents()), toasts);
  vm.start('aurora');
  vm.ask(anOrder('1'));
  return { orders, deleted, vm, toasts };
}

describe('DeleteOrderViewModel', () => {
  it('deletes the confirmed order and says so', async () => {
    const { orders, deleted, vm, toasts } = setUp();
    vm.confirm(deleted);
    await flushPromises();
    expect(orders.orders).toEqual([]);
    expect(deleted).toHaveBeenCalledExactlyOnceWith(anOrder('1'));
    expect(vm.confirmation.isOpen).toBe(false);
    expect(toasts.notice.message).toEqual({ text: 'Order 1 deleted', tone: 'success' });
  });

  it('says so for 5 s, but not once another order is asked about', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { deleted, vm, toasts } = setUp();
    vm.confirm(deleted);
    await flushMicrotasks();
    vi.advanceTimersByTime(4999);
    expect(toasts.notice.message).toBeDefined();
    vm.ask(anOrder('2'));
    expect(toasts.notice.message).toBeUndefined();
    vm.confirm(deleted);
    await flushMicrotasks();
    vi.advanceTimersByTime(5000);
    expect(toasts.notice.message).toBeUndefined();
  });

  it('deletes nothing when dismissed', async () => {
    const { orders, deleted, vm } = setUp();
    vm.confirmation.dismiss();
    vm.confirm(deleted);
    await flushPromises();
    expect(orders.orders).toHaveLength(1);
  });

  it('can be left while slow and still reports the result; another confirmation stays open', async () => {
    const { orders, deleted, vm, toasts } = setUp();
    const answer = Promise.withResolvers<void>();
    orders.hold = answer.promise;
    vm.confirm(deleted);
    vm.confirmation.dismiss();
    expect(vm.confirmation.isOpen).toBe(true);
    vm.confirmation.stopWaiting();
    expect(vm.confirmation.isOpen).toBe(false);
    vm.ask(anOrder('2'));
    answer.resolve();
    await flushPromises();
    expect(deleted).toHaveBeenCalledExactlyOnceWith(anOrder('1'));
    expect(toasts.notice.message?.text).toBe('Order 1 deleted');
    expect(vm.confirmation.isOpen).toBe(true);
  });

  it('sends one request when confirmed again', async () => {
    const { orders, deleted, vm } = setUp();
    const answer = Promise.withResolvers<void>();
    orders.hold = answer.promise;
    vm.confirm(deleted);
    vm.confirmation.stopWaiting();
    vm.ask(anOrder('1'));
    vm.confirm(deleted);
    answer.resolve();
    await flushPromises();
    expect(deleted).toHaveBeenCalledOnce();
    expect(vm.confirmation.isOpen).toBe(false);
  });

  it.each([
    [refused(404, 'There is no order 1'), 'There is no order 1'],
    [unreachable(), 'Failed to delete order'],
  ])('keeps the order and says why when it fails', async (trouble, text) => {
    const { orders, deleted, vm, toasts } = setUp();
    orders.trouble = trouble;
    vm.confirm(deleted);
    await flushPromises();
    expect(toasts.notice.message).toEqual({ text, tone: 'error' });
    expect(deleted).not.toHaveBeenCalled();
  });
});
