import type { Db } from '../../db/db.ts';
import { createRandom } from '../../seed/random.ts';
import type { OrderRow } from '../../db/tables.ts';
import { kitchenOf, kitchenTicket } from '../../seed/kitchenTicket.ts';

/** Time from an order's arrival to its printing, in milliseconds. */
const PRINTING = 15_000;

interface OrderSimulation {
  /** Rejects if the company doesn't exist. */
  orderArrives(companyId: string): Promise<OrderRow>;
  /** Rejects if the order doesn't exist. */
  print(companyId: string, orderNumber: string): Promise<void>;
  /**
   * Prints due orders, and adds an order at each company whose next order is due. Adds no orders for time
   * when the simulation didn't run, or at a company that never had an order.
   */
  serve(): Promise<void>;
}

/** @param now the current time in epoch milliseconds */
export function createOrderSimulation(db: Db, now: () => number): OrderSimulation {
  // the first order after the start arrives after a normal gap
  const openedAt = now();

  async function orderArrives(companyId: string): Promise<OrderRow> {
    const company = db.companies.find(companyId);
    if (!company) throw new Error(`Unknown company ${companyId}`);
    const numbers = db.orders.where({ companyId }).map(({ orderNumber }) => Number(orderNumber) || 0);
    const number = numbers.reduce((highest, each) => Math.max(highest, each), 1000) + 1;
    const order = {
      id: `${companyId}-order-${number}`,
      companyId,
      orderNumber: String(number),
      timestamp: new Date(now()).toISOString(),
      details: kitchenTicket(kitchenOf(company), createRandom(number)),
      isPrinted: false,
      printsAt: new Date(now() + PRINTING).toISOString(),
    };
    await db.orders.insert(order);
    return order;
  }

  function isNextDue({ orderNumber, timestamp }: OrderRow): boolean {
    return now() >= Math.max(Date.parse(timestamp), openedAt) + gapAfter(orderNumber);
  }

  return {
    orderArrives,
    async print(companyId, orderNumber) {
      const [order] = db.orders.where({ companyId, orderNumber });
      if (!order) throw new Error(`Unknown order ${orderNumber} at ${companyId}`);
      await db.orders.update(order.id, { isPrinted: true, printsAt: null });
    },
    async serve() {
      const newest = new Map<string, OrderRow>();
      for (const order of db.orders.all()) {
        newest.set(order.companyId, order);
        const isDue = order.printsAt !== null && Date.parse(order.printsAt) <= now();
        if (isDue) await db.orders.update(order.id, { isPrinted: true, printsAt: null });
      }
      for (const [companyId, order] of newest) {
        if (db.companies.find(companyId) && isNextDue(order)) await orderArrives(companyId);
      }
    },
  };
}

/** Milliseconds until the next order: 25 to 40 seconds, computed from the order number. */
const gapAfter = (orderNumber: string) => (25 + (((Number(orderNumber) || 0) * 7) % 16)) * 1000;
