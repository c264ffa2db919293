import type { Failure } from '#application/Failure.ts';
import type { Orders } from '#application/orders/Orders.ts';
import type { Order } from '#domain/orders/order.ts';

/**
 * Orders in memory. `trouble` makes every request fail, `reads` counts requests for the list, and `hold`
 * delays these requests.
 */
export class FakeOrders implements Orders {
  orders: readonly Order[];
  trouble: Failure | undefined;
  hold: Promise<void> | undefined;
  reads = 0;

  constructor(orders: readonly Order[] = []) {
    this.orders = orders;
  }

  async list() {
    this.reads += 1;
    await this.hold;
    if (this.trouble) throw this.trouble;
    // a host sends new objects each time
    return this.orders.map((order) => ({ ...order }));
  }

  async remove(_companyId: string, orderNumber: string) {
    await this.hold;
    if (this.trouble) throw this.trouble;
    this.orders = this.orders.filter(({ number }) => number !== orderNumber);
  }
}
