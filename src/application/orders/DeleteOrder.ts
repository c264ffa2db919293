import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { Orders } from './Orders.ts';

/** Deletes an order by its number. */
export class DeleteOrder {
  static readonly needs = [Orders, RestaurantEvents] as const;
  constructor(
    private readonly orders: Orders,
    private readonly events: RestaurantEvents,
  ) {}

  async execute(restaurantId: string, orderNumber: string): Promise<void> {
    await this.orders.remove(restaurantId, orderNumber);
    this.events.publish({ kind: 'orderDeleted', restaurantId });
  }
}
