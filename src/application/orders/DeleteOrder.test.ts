import { describe, expect, it, vi } from 'vitest';
import { anOrder } from '#tests/support/builders.ts';
import { refused } from '#tests/support/failures.ts';
import { FakeOrders } from '#tests/support/fakes/FakeOrders.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { loseResponse } from '#tests/support/loseResponse.ts';
import { DeleteOrder, type OrderDeletion } from './DeleteOrder.ts';

const order = anOrder('1');
/** An order with the same number, a day later. */
const namesake = anOrder('1', { placedAt: new Date('2026-03-05T17:30:00Z') });

function setUp(...listed: readonly (typeof order)[]) {
  const orders = new FakeOrders(listed);
  const { events, writes } = savingFakes();
  const useCase = new DeleteOrder(orders, events, writes);
  const remove = (options: Partial<OrderDeletion> = {}) =>
    useCase.execute({ restaurantId: 'aurora', order, ...options });
  return { orders, events, remove };
}

const deleted = { kind: 'orderDeleted', restaurantId: 'aurora' };

describe('DeleteOrder', () => {
  it('deletes an order and announces the deletion', async () => {
    const { orders, events, remove } = setUp(order, anOrder('2'));
    expect(await remove()).toBe('removed');
    expect(orders.orders.map(({ number }) => number)).toEqual(['2']);
    expect(events.published).toEqual([deleted]);
  });

  // (rule: same order)
  it('sends nothing if another order now has the same number, unless the user agrees to delete both', async () => {
    const { orders, events, remove } = setUp(order, namesake);
    expect(await remove()).toBe('other');
    expect(orders.orders).toHaveLength(2);
    expect(events.published).toEqual([]);
    expect(await remove({ includesOthers: true })).toBe('removed');
    expect(orders.orders).toEqual([]);
  });

  it('sends nothing if someone else deleted the order first, but announces the deletion', async () => {
    const { orders, events, remove } = setUp(namesake);
    expect(await remove({ includesOthers: true })).toBe('gone');
    expect(orders.orders).toHaveLength(1);
    expect(events.published).toEqual([deleted]);
  });

  // (rule: unknown outcomes)
  it('succeeds if only the response was lost', async () => {
    const { orders, remove } = setUp(order);
    loseResponse(orders, 'remove', refused(504));
    expect(await remove()).toBe('removed');
  });

  it('sends the request at once when the page closes', async () => {
    const { orders, remove } = setUp(order);
    const send = vi.spyOn(orders, 'remove');
    const removed = remove({ isClosing: true });
    expect(send).toHaveBeenCalledWith('aurora', '1');
    expect(await removed).toBe('removed');
    expect(orders.reads).toBe(0);
  });

  it('announces nothing after a failure', async () => {
    const { orders, events, remove } = setUp(order);
    orders.trouble = refused(403);
    await expect(remove()).rejects.toBe(orders.trouble);
    expect(events.published).toEqual([]);
  });
});
