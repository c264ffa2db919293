import { describe, expect, it, vi } from 'vitest';
import { anOrder } from '#tests/support/builders.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { FakeOrders } from '#tests/support/fakes/FakeOrders.ts';
import { settled } from '#tests/support/settled.ts';
import { DeleteOrderViewModel } from './DeleteOrderViewModel.ts';

function setUp() {
  const orders = new FakeOrders([anOrder('1')]);
  const deleted = vi.fn();
  const vm = new DeleteOrderViewModel(orders);
  vm.ask(anOrder('1'));
  return { orders, deleted, vm };
}

describe('DeleteOrderViewModel', () => {
  it('deletes the order that was asked about', async () => {
    const { orders, deleted, vm } = setUp();
    vm.confirm('aurora', deleted);
    await settled();
    expect(orders.orders).toEqual([]);
    expect(deleted).toHaveBeenCalledExactlyOnceWith('1');
    expect(vm.isAsking).toBe(false);
  });

  it('deletes nothing when the question is dismissed', async () => {
    const { orders, deleted, vm } = setUp();
    vm.dismiss();
    vm.confirm('aurora', deleted);
    await settled();
    expect(orders.orders).toHaveLength(1);
  });

  it.each([
    [refused(404, 'There is no order 1'), 'There is no order 1'],
    [unreachable(), 'Failed to delete order'],
  ])('keeps the order and says why when it fails', async (trouble, text) => {
    const { orders, deleted, vm } = setUp();
    orders.trouble = trouble;
    vm.confirm('aurora', deleted);
    await settled();
    expect(vm.notice.message).toEqual({ text, tone: 'error' });
    expect(deleted).not.toHaveBeenCalled();
  });
});
