import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { deletionTarget, type Order } from '#domain/orders/order.ts';
import { Writes, type RemovalOutcome } from '../writes/Writes.ts';
import { Orders } from './Orders.ts';

export interface OrderDeletion {
  readonly restaurantId: string;
  readonly order: Order;
  /** Whether the user has agreed to delete other orders with the same number too. */
  readonly includesOthers?: boolean;
  /** Whether the page is closing, so the request must start now. */
  readonly isClosing?: boolean;
}

/**
 * Deletes an order. The host identifies orders only by number, and numbers may restart each day, so it may
 * delete every order with that number. If another order has the same number, sends nothing until the user
 * agrees. (see rule: same order)
 */
export class DeleteOrder {
  static readonly needs = [Orders, RestaurantEvents, Writes] as const;
  constructor(
    private readonly orders: Orders,
    private readonly events: RestaurantEvents,
    private readonly writes: Writes,
  ) {}

  /** @throws Failure if the host refuses the deletion */
  async execute({ restaurantId, order, includesOthers, isClosing }: OrderDeletion): Promise<RemovalOutcome> {
    const outcome = await this.writes.remove(
      {
        target: { restaurantId, area: 'orders' },
        known: order,
        find: async () => {
          const hits = deletionTarget(await this.orders.list(restaurantId), order);
          return hits === 'order' || (hits === 'other' && includesOthers) ? order : hits;
        },
        remove: ({ number }) => this.orders.remove(restaurantId, number),
      },
      isClosing,
    );
    if (outcome !== 'other') this.events.publish({ kind: 'orderDeleted', restaurantId });
    return outcome;
  }
}
