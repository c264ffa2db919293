import type { Db } from '../../db/db.ts';
import { createRandom } from '../../seed/random.ts';
import type { OrderRow } from '../../db/tables.ts';
import { dishesOf, ticket } from '../../seed/ticket.ts';

/** Milliseconds from an order's arrival to its print. */
const PRINTING = 15_000;

/** Orders as they happen. */
interface Kitchen {
  /** Rejects when there is no such company. */
  orderArrives(companyId: string): Promise<OrderRow>;
  /** Rejects when there is no such order. */
  print(companyId: string, orderNumber: string): Promise<void>;
  /**
   * Does what is due by now: prints, and lets one order arrive at each company that has had one and waited long
   * enough for the next. What was due while nobody looked is not made up for.
   */
  serve(): Promise<void>;
}

/** @param now milliseconds since the epoch. */
export function createOrderSimulation(db: Db, now: () => number): Kitchen {
  // the first order of a visit comes no sooner than the next one would
  const openedAt = now();

  async function orderArrives(companyId: string): Promise<OrderRow> {
    const company = db.companies.find(companyId);
    if (!company) throw new Error(`There is no company ${companyId}`);
    const numbers = db.orders.where({ companyId }).map(({ orderNumber }) => Number(orderNumber) || 0);
    const number = numbers.reduce((highest, each) => Math.max(highest, each), 1000) + 1;
    const order = {
      id: `${companyId}-order-${number}`,
      companyId,
      orderNumber: String(number),
      timestamp: new Date(now()).toISOString(),
      details: ticket(dishesOf(company), createRandom(number)),
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
      if (!order) throw new Error(`There is no order ${orderNumber} of ${companyId}`);
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

/** Milliseconds until the next: 25 to 40 seconds, by the number of the order. */
const gapAfter = (orderNumber: string) => (25 + (((Number(orderNumber) || 0) * 7) % 16)) * 1000;
