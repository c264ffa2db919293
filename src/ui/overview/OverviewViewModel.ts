import { makeAutoObservable, observableRef } from 'mobx';
import { MenuNotes } from '#application/menu/MenuNotes.ts';
import { Orders } from '#application/orders/Orders.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import type { CallsOfNumber } from '#domain/companies/call.ts';
import { callTotalsOn, type DailyCallTotals } from '#domain/companies/dayCalls.ts';
import { midnight } from '#domain/shared/localDay.ts';
import { ordersPlacedOn, ordersOverdueForPrinting } from '#domain/orders/dayOrders.ts';
import type { Order } from '#domain/orders/order.ts';
import { sumOrderTotals, type OrderTotals } from '#domain/orders/ticket.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { logFailure } from '../kit/state/logFailure.ts';

/** The figures of a day. Undefined while unknown. */
export interface DayOverview {
  readonly calls: DailyCallTotals | undefined;
  readonly orders: { readonly count: number; readonly sum: OrderTotals } | undefined;
}

/** The restaurant's calls by phone number. Undefined while unknown. */
type Lines = readonly CallsOfNumber[] | undefined;

/**
 * Today's and yesterday's figures, from the restaurant's orders and the calls that the page loads anyway.
 * (see rules: orders of a day, calls of a day, unprinted orders)
 */
export class OverviewViewModel {
  static readonly needs = [Orders, RestaurantEvents, MenuNotes] as const;
  readonly orders = new Loadable<Rows<Order>>(logFailure);
  /** Whether to show a row for menu items that this browser marked unavailable. */
  hasSoldOutRow = false;
  /** Whether the row for unavailable items waits, because showing it now would move content in view. */
  isSoldOutRowDue = false;
  private now = new Date();

  constructor(
    private readonly source: Orders,
    private readonly events: RestaurantEvents,
    private readonly notes: MenuNotes,
  ) {
    makeAutoObservable<this, 'now'>(this, { now: observableRef }, { autoBind: true });
  }

  start(companyId: string): () => void {
    this.now = new Date();
    this.hasSoldOutRow = this.hasSwitchedOff(companyId);
    void this.orders.load((signal) => this.source.list(companyId, signal));
    const unsubscribe = this.events.subscribe(companyId, ({ kind }) => {
      if (kind === 'orderDeleted') this.refresh();
      if (kind === 'saved') this.offerSoldOutRow(companyId);
    });
    return () => {
      unsubscribe();
      this.orders.stop();
    };
  }

  private hasSwitchedOff(companyId: string): boolean {
    return this.notes.switchOffTimes(companyId).size > 0;
  }

  private offerSoldOutRow(companyId: string): void {
    this.isSoldOutRowDue = !this.hasSoldOutRow && this.hasSwitchedOff(companyId);
  }

  showSoldOutRow(): void {
    this.hasSoldOutRow = true;
    this.isSoldOutRowDue = false;
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

  /** How many calls failed today and yesterday. */
  failedCalls(lines: Lines): number | undefined {
    const [today, yesterday] = [this.today(lines).calls, this.yesterday(lines).calls];
    return today && yesterday && today.failed + yesterday.failed;
  }

  get unprinted(): number | undefined {
    const orders = this.orders.value;
    return orders && ordersOverdueForPrinting(orders, this.now).length;
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
