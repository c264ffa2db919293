import { describe, expect, it, vi } from 'vitest';
import { DeleteOrder } from '#application/orders/DeleteOrder.ts';
import { anOrder } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeClock } from '#tests/support/fakes/FakeClock.ts';
import { FakeRestaurantEvents } from '#tests/support/fakes/FakeRestaurantEvents.ts';
import { FakeOrders } from '#tests/support/fakes/FakeOrders.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { UndoViewModel } from '../kit/undo/UndoViewModel.ts';
import { DeleteOrderViewModel } from './DeleteOrderViewModel.ts';

function setUp() {
  const orders = new FakeOrders([anOrder('1')]);
  const [deleted, undone] = [vi.fn(), vi.fn()];
  const toasts = new ToastsViewModel();
  const clock = new FakeClock();
  const undo = new UndoViewModel(clock, new FakeSessionStore());
  const vm = new DeleteOrderViewModel(new DeleteOrder(orders, new FakeRestaurantEvents()), undo, toasts);
  const leave = vm.start('aurora');
  vm.ask(anOrder('1'));
  /** Lets the time to undo pass. */
  const pass = async () => {
    clock.advance(10_000);
    await flushPromises();
  };
  return { orders, deleted, undone, vm, toasts, undo, pass, leave };
}

describe('DeleteOrderViewModel', () => {
  it('offers to undo a confirmed deletion, and then deletes the order', async () => {
    const { orders, deleted, vm, undo, pass } = setUp();
    vm.confirm(deleted);
    expect(vm.confirmation.isOpen).toBe(false);
    expect(undo.offers.map(({ action }) => action.text)).toEqual(['Order 1 deleted']);
    expect(orders.orders).toHaveLength(1);
    await pass();
    expect(orders.orders).toEqual([]);
    expect(deleted).toHaveBeenCalledExactlyOnceWith(anOrder('1'));
  });

  it('keeps the order when undone', async () => {
    const { orders, deleted, undone, vm, undo, pass } = setUp();
    vm.confirm(deleted, undone);
    undo.undoLatest();
    expect(undone).toHaveBeenCalledExactlyOnceWith(anOrder('1'));
    await pass();
    expect(orders.orders).toHaveLength(1);
    expect(deleted).not.toHaveBeenCalled();
  });

  it('deletes the order when the page is left', async () => {
    const { orders, deleted, vm, leave } = setUp();
    vm.confirm(deleted);
    leave();
    await flushPromises();
    expect(orders.orders).toEqual([]);
  });

  it('deletes nothing when dismissed', async () => {
    const { orders, deleted, vm, undo, pass } = setUp();
    vm.confirmation.dismiss();
    vm.confirm(deleted);
    expect(undo.offers).toEqual([]);
    await pass();
    expect(orders.orders).toHaveLength(1);
  });

  it.each([
    [refused(404, 'There is no order 1'), 'There is no order 1'],
    [unreachable(), 'Failed to delete order'],
  ])('shows the order again and says why when it fails', async (trouble, text) => {
    const { orders, deleted, vm, toasts, undo, pass } = setUp();
    orders.trouble = trouble;
    vm.confirm(deleted);
    await pass();
    expect(toasts.notice.message).toEqual({ text, tone: 'error', detail: 'Order 1 is back in the list.' });
    expect(undo.hidden.size).toBe(0);
    expect(deleted).not.toHaveBeenCalled();
    vm.ask(anOrder('1'));
    expect(toasts.notice.message).toBeUndefined();
  });
});
