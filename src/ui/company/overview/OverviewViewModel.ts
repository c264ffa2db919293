import { makeAutoObservable, observableRef } from 'mobx';
import { Orders } from '#application/orders/Orders.ts';
import type { CallsOfNumber } from '#domain/companies/call.ts';
import { callTotalsOn, type DailyCallTotals } from '#domain/companies/dayCalls.ts';
import { midnight } from '#domain/shared/localDay.ts';
import { ordersPlacedOn, overdueForPrinting } from '#domain/orders/dayOrders.ts';
import type { Order } from '#domain/orders/order.ts';
import { sumOrderTotals, type OrderTotals } from '#domain/orders/ticket.ts';
import { Loadable } from '../../kit/Loadable.ts';
import { logFailure } from '../../kit/logFailure.ts';

/** What a day brought; undefined as long as it is not known. */
export interface DayOverview {
  readonly calls: DailyCallTotals | undefined;
  readonly orders: { readonly count: number; readonly sum: OrderTotals } | undefined;
}

/** Of a restaurant's phone lines; undefined as long as they are not known. */
type Lines = readonly CallsOfNumber[] | undefined;

/**
 * How today and yesterday went at a restaurant: from its orders, and from the calls that its page reads anyway.
 * (see rules: orders of a day, calls of a day, unprinted orders)
 */
export class OverviewViewModel {
  static readonly needs = [Orders] as const;
  readonly orders = new Loadable<readonly Order[]>(logFailure);
  private now = new Date();

  constructor(private readonly source: Orders) {
    makeAutoObservable<this, 'now'>(this, { now: observableRef }, { autoBind: true });
  }

  start(companyId: string): () => void {
    void this.orders.load((signal) => this.source.list(companyId, signal));
    return this.orders.stop;
  }

  refresh(): void {
    this.now = new Date();
    this.orders.refresh();
  }

  today(lines: Lines): DayOverview {
    return this.overviewOf(this.now, lines);
  }

  yesterday(lines: Lines): DayOverview {
    return this.overviewOf(midnight(this.now, 1), lines);
  }

  /** Of today and yesterday together. */
  failedCalls(lines: Lines): number | undefined {
    const [today, yesterday] = [this.today(lines).calls, this.yesterday(lines).calls];
    return today && yesterday && today.failed + yesterday.failed;
  }

  get unprinted(): number | undefined {
    const orders = this.orders.value;
    return orders && overdueForPrinting(orders, this.now).length;
  }

  private overviewOf(day: Date, lines: Lines): DayOverview {
    const orders = this.orders.value && ordersPlacedOn(day, this.orders.value);
    const calls = lines?.flatMap((line) => line.calls);
    return {
      calls: calls && callTotalsOn(day, calls),
      orders: orders && { count: orders.length, sum: sumOrderTotals(orders) },
    };
  }
}
