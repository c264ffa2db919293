import { describe, expect, it } from 'vitest';
import { anOrder } from '#tests/support/builders.ts';
import { FakeOrders } from '#tests/support/fakes/FakeOrders.ts';
import { FakeRestaurantEvents } from '#tests/support/fakes/FakeRestaurantEvents.ts';
import { DeleteOrder } from './DeleteOrder.ts';

describe('DeleteOrder', () => {
  it('deletes an order and announces it', async () => {
    const orders = new FakeOrders([anOrder('1'), anOrder('2')]);
    const events = new FakeRestaurantEvents();
    await new DeleteOrder(orders, events).execute('aurora', '1');
    expect(orders.orders.map(({ number }) => number)).toEqual(['2']);
    expect(events.published).toEqual([{ kind: 'orderDeleted', restaurantId: 'aurora' }]);
  });
});
