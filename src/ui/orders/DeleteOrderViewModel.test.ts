import { describe, expect, it, vi } from 'vitest';
import { DeleteOrder } from '#application/orders/DeleteOrder.ts';
import { countOrdersWithSameNumber, type Order } from '#domain/orders/order.ts';
import { anOrder } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeClock } from '#tests/support/fakes/FakeClock.ts';
import { FakeOrders } from '#tests/support/fakes/FakeOrders.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { UndoViewModel } from '../kit/undo/UndoViewModel.ts';
import { deletionKey } from './deletionKey.ts';
import { DeleteOrderViewModel } from './DeleteOrderViewModel.ts';

function setUp() {
  const orders = new FakeOrders([anOrder('1')]);
  const undone = vi.fn<(order: Order) => void>();
  const clock = new FakeClock();
  const { events, sessions, writes } = savingFakes();
  const undo = new UndoViewModel(clock, sessions);
  const list = {
    countOrdersWithSameNumber: (order: Order) =>
      countOrdersWithSameNumber(
        orders.orders.filter((each) => !undo.hidden.has(deletionKey('aurora', each))),
        order,
      ),
    forget: vi.fn<(order: Order) => void>(),
    retry: vi.fn<() => void>(),
  };
  const toasts = new ToastsViewModel();
  const vm = new DeleteOrderViewModel(new DeleteOrder(orders, events, writes), undo, toasts);
  const leave = vm.start('aurora');
  vm.ask(anOrder('1'));
  /** Waits until the deletion can no longer be undone. */
  const pass = async () => {
    clock.advance(10_000);
    await flushPromises();
  };
  return { orders, list, undone, vm, toasts, undo, pass, leave };
}

// (action: Delete an order)
describe('DeleteOrderViewModel', () => {
  it('lets the user undo a confirmed deletion, and then deletes the order', async () => {
    const { orders, list, vm, undo, pass } = setUp();
    vm.confirm(list);
    expect(vm.confirmation.isOpen).toBe(false);
    expect(undo.offers.map(({ action }) => action.text)).toEqual(['Order 1 deleted']);
    expect(orders.orders).toHaveLength(1);
    await pass();
    expect(orders.orders).toEqual([]);
    expect(list.forget).toHaveBeenCalledExactlyOnceWith(anOrder('1'));
  });

  it('undoes its latest deletion, and no other action', async () => {
    const { list, vm, undo, pass, orders } = setUp();
    vm.confirm(list);
    const other = { key: 'menu', text: '', restored: '', send: vi.fn<() => Promise<void>>() };
    undo.offer({ ...other, done: vi.fn<() => void>(), failed: vi.fn<() => void>() });
    vm.undoLatest();
    expect(undo.offers.map(({ action }) => action.key)).toEqual(['menu']);
    await pass();
    expect(orders.orders).toHaveLength(1);
  });

  it('keeps the order when undone', async () => {
    const { orders, list, undone, vm, undo, pass } = setUp();
    vm.confirm(list, undone);
    undo.undoLatest();
    expect(undone).toHaveBeenCalledExactlyOnceWith(anOrder('1'));
    await pass();
    expect(orders.orders).toHaveLength(1);
    expect(list.forget).not.toHaveBeenCalled();
  });

  it('can be undone after the user has left the page, and keeps the view model alive until the order is deleted', async () => {
    const { orders, list, vm, pass, leave } = setUp();
    vm.confirm(list);
    leave();
    await flushPromises();
    expect(orders.orders).toHaveLength(1);
    expect(vm.keepAlive).toBe(true);
    await pass();
    expect(orders.orders).toEqual([]);
    expect(vm.keepAlive).toBe(false);
  });

  it('deletes nothing if the dialog is dismissed', async () => {
    const { orders, list, vm, undo, pass } = setUp();
    vm.confirmation.dismiss();
    vm.confirm(list);
    expect(undo.offers).toEqual([]);
    await pass();
    expect(orders.orders).toHaveLength(1);
  });

  it.each([
    [refused(409, 'Order 1 is being printed'), 'Order 1 is being printed'],
    [unreachable(), 'Failed to delete order'],
  ])('shows the order again and says why the deletion failed', async (trouble, text) => {
    const { orders, list, vm, toasts, undo, pass } = setUp();
    orders.trouble = trouble;
    vm.confirm(list);
    await pass();
    expect(toasts.notice.message).toEqual({ text, tone: 'error', detail: 'Order 1 is back in the list.' });
    expect(undo.hidden.size).toBe(0);
    expect(list.forget).not.toHaveBeenCalled();
    vm.ask(anOrder('1'));
    expect(toasts.notice.message).toBeUndefined();
  });

  it('says that another user deleted the order first', async () => {
    const { orders, list, vm, toasts, pass } = setUp();
    vm.confirm(list);
    orders.orders = [];
    await pass();
    const text = 'Order 1 was already deleted by someone else.';
    expect(toasts.notice.message).toEqual({ text, tone: 'success' });
    expect(list.forget).toHaveBeenCalledExactlyOnceWith(anOrder('1'));
  });

  // (rule: same order)
  it('asks again if a newer order has the same number, and then deletes both', async () => {
    const { orders, list, vm, toasts, undo, pass } = setUp();
    vm.confirm(list);
    orders.orders = [anOrder('1', { placedAt: new Date('2026-03-05T17:00:00Z') }), anOrder('1')];
    await pass();
    expect(orders.orders).toHaveLength(2);
    expect(undo.hidden.size).toBe(0);
    expect(list.retry).toHaveBeenCalledOnce();
    expect(vm.confirmation).toMatchObject({ isOpen: true, asked: anOrder('1') });
    expect(toasts.notice.message).toEqual({
      text: "Order 1 wasn't deleted, because a newer order has the same number. Delete the order again to delete both.",
      tone: 'error',
    });
    vm.confirm(list);
    await pass();
    expect(orders.orders).toEqual([]);
    expect(list.forget).toHaveBeenCalledExactlyOnceWith(anOrder('1'));
  });

  it('starts the request immediately when the page closes', () => {
    const { orders, list, vm, undo } = setUp();
    const remove = vi.spyOn(orders, 'remove');
    vm.confirm(list);
    // while its deletion is pending, the list hides the order
    undo.sendNow('', true);
    expect(remove).toHaveBeenCalledExactlyOnceWith('aurora', '1');
    expect(orders.reads).toBe(0);
  });

  it('sends nothing when the page closes if the list shows another order with the same number', () => {
    const { orders, list, vm, undo } = setUp();
    const remove = vi.spyOn(orders, 'remove');
    vm.confirm(list);
    orders.orders = [...orders.orders, anOrder('1', { placedAt: new Date(0) })];
    undo.sendNow('', true);
    expect(remove).not.toHaveBeenCalled();
  });

  it("shows the next user no result of the previous user's deletion", async () => {
    const { orders, list, vm, toasts, pass } = setUp();
    orders.trouble = refused(500);
    vm.confirm(list);
    toasts.startForNextUser();
    await pass();
    expect(toasts.notice.message).toBeUndefined();
  });
});
