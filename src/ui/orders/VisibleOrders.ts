import { makeAutoObservable, observableRef } from 'mobx';
import { findOrders } from '#domain/orders/findOrders.ts';
import { newestFirst, orderKey, type Order } from '#domain/orders/order.ts';
import { ordersByDay, ordersByDueTime, type OrderGroup } from '#domain/orders/orderGroups.ts';
import {
  filterOrders,
  isFiltering,
  matchesFilter,
  NO_ORDER_FILTER,
  type OrderFilter,
} from '#domain/orders/orderFilter.ts';
import { mentionsAllergy } from '#domain/orders/ticket.ts';
import { placedWithin, type TimeWindow } from '#domain/orders/parseTimeWindow.ts';

/** A constant empty list, so that equal results re-render nothing. */
const NONE: readonly Order[] = [];

interface Source {
  readonly all: readonly Order[];
  /** The time at which the orders were loaded, and at which the time windows end. */
  readonly updatedAt: Date;
  readonly clock: { readonly now: Date };
}

/**
 * The orders on screen: those in a time window that match a search and a filter. While the user reads further
 * down, holds back new orders, so that nothing moves.
 */
export class VisibleOrders {
  window: TimeWindow = 'all';
  text = '';
  filter: OrderFilter = NO_ORDER_FILTER;
  /** Whether orders that are up next come first (see rule: order by due time). */
  byDue = false;
  /** Keys of orders held back because they arrived while the user was reading further down. */
  heldBack: ReadonlySet<string> = new Set();
  private reading = false;
  /** Keys of orders that arrived since the search or filter was set. */
  private arrivedInSearch: ReadonlySet<string> = new Set();

  constructor(private readonly source: Source) {
    makeAutoObservable<this, 'arrivedInSearch' | 'source'>(
      this,
      { source: false, heldBack: observableRef, arrivedInSearch: observableRef, filter: observableRef },
      { autoBind: true },
    );
  }

  /** The shown orders, sorted by group. */
  get orders(): readonly Order[] {
    return this.byDue ? this.groups.flatMap(({ orders }) => orders) : this.newest;
  }

  get groups(): readonly OrderGroup[] {
    return this.byDue ? ordersByDueTime(this.newest, this.source.clock.now) : ordersByDay(this.newest);
  }

  /** New orders that don't match the search. */
  get hiddenBySearch(): readonly Order[] {
    return this.hiddenArrivals((order, found) => !found.has(order));
  }

  /** New orders that match the search but not the filter. */
  get hiddenByFilter(): readonly Order[] {
    return this.hiddenArrivals((order, found) => found.has(order) && !matchesFilter(order, this.filter));
  }

  /** How many new orders are held back or don't match the search. Excludes orders that the filter hides. */
  get notShown(): number {
    const hidden = new Set([...this.heldBack, ...this.hiddenBySearch.map(orderKey)]);
    if (hidden.size === 0) return 0;
    const filtered = new Set(this.hiddenByFilter);
    return this.sorted.filter((order) => hidden.has(orderKey(order)) && !filtered.has(order)).length;
  }

  /** How many orders in the time window match each filter. */
  get filterCounts(): Readonly<Record<keyof OrderFilter, number>> {
    const { within } = this;
    return {
      allergies: within.filter(mentionsAllergy).length,
      unprinted: within.filter(({ isPrinted }) => !isPrinted).length,
    };
  }

  /** Whether a search or filter may hide orders. */
  get isNarrowed(): boolean {
    return this.text.trim() !== '' || isFiltering(this.filter);
  }

  setQuery(window: TimeWindow, text: string, filter: OrderFilter = NO_ORDER_FILTER, byDue = false): void {
    this.window = window;
    this.text = text;
    this.filter = filter;
    this.byDue = byDue;
    if (!this.isNarrowed && this.arrivedInSearch.size > 0) this.arrivedInSearch = new Set();
  }

  /** Sets whether to hold back new orders. Shows held-back orders when turned off. */
  setReading(reading: boolean): void {
    this.reading = reading;
    if (!reading && this.heldBack.size > 0) this.heldBack = new Set();
  }

  /** Decides whether new orders show immediately. Must run in the same action that adds them to the source. */
  receive(arrived: readonly Order[]): void {
    const keys = arrived.map(orderKey);
    if (this.reading) this.heldBack = new Set([...this.heldBack, ...keys]);
    if (this.isNarrowed) this.arrivedInSearch = new Set([...this.arrivedInSearch, ...keys]);
  }

  /** The shown orders, newest first. */
  private get newest(): readonly Order[] {
    const { heldBack, found } = this;
    return heldBack.size === 0 ? found : found.filter((order) => !heldBack.has(orderKey(order)));
  }

  // a separate computed value, so that a refresh without changes doesn't search again
  private get found(): readonly Order[] {
    return findOrders(filterOrders(this.within, this.filter), this.text);
  }

  /**
   * Returns hidden orders that arrived since the search or filter was set. `isHidden` receives the orders
   * that match the search text.
   */
  private hiddenArrivals(isHidden: (order: Order, found: ReadonlySet<Order>) => boolean): readonly Order[] {
    if (this.arrivedInSearch.size === 0) return NONE;
    const found = new Set(findOrders(this.sorted, this.text));
    return this.sorted.filter((order) => this.arrivedInSearch.has(orderKey(order)) && isHidden(order, found));
  }

  private get within(): readonly Order[] {
    return placedWithin(this.sorted, this.window, this.source.updatedAt);
  }

  private get sorted(): readonly Order[] {
    return newestFirst(this.source.all);
  }
}
