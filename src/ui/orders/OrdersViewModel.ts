import { makeAutoObservable, observableRef } from 'mobx';
import { Companies } from '#application/companies/Companies.ts';
import { Orders } from '#application/orders/Orders.ts';
import type { Company } from '#domain/companies/company.ts';
import { arrivedSince, newestFirst, refreshedOrders, type Order } from '#domain/orders/order.ts';
import { ordersByDay, type OrderDay } from '#domain/orders/orderDays.ts';
import { placedWithin, type TimeWindow } from '#domain/orders/timeWindow.ts';
import type { Failure } from '#application/Failure.ts';
import { Loadable } from '../kit/Loadable.ts';
import { Polling } from '../kit/Polling.ts';

const REFRESH_EVERY = 10_000;

/**
 * The orders of a company, read again every 10 s until a read fails. While somebody reads further down, orders that
 * arrive are held back, so that nothing moves under their eyes; they are told of and shown when asked for.
 */
export class OrdersViewModel {
  static readonly needs = [Orders, Companies] as const;
  readonly company = new Loadable<Company>();
  readonly orders = new Loadable<readonly Order[]>();
  readonly polling = new Polling(() => this.refresh(), REFRESH_EVERY);
  window: TimeWindow = 'all';
  updatedAt = new Date();
  /** Arrived in the latest refresh; told once, politely. */
  arrived: readonly Order[] = [];
  private heldBack: ReadonlySet<string> = new Set();
  private reading = false;
  #companyId = '';

  constructor(
    private readonly source: Orders,
    private readonly companies: Companies,
  ) {
    makeAutoObservable<this, 'heldBack'>(
      this,
      { polling: false, arrived: observableRef, heldBack: observableRef, updatedAt: observableRef },
      { autoBind: true },
    );
  }

  start(companyId: string): () => void {
    this.#companyId = companyId;
    void this.company.load((signal) => this.companies.detail(companyId, signal));
    void this.open();
    return () => {
      this.polling.stop();
      this.orders.stop();
      this.company.stop();
    };
  }

  /** The failure of the page: of the orders, or of a company that is not there. */
  get failure(): Failure | undefined {
    const missing = this.company.failure?.kind === 'not-found' ? this.company.failure : undefined;
    return missing ?? this.orders.failure;
  }

  /** The orders of the window by day, newest first. */
  get days(): readonly OrderDay[] {
    return ordersByDay(this.shown);
  }

  get shown(): readonly Order[] {
    const { heldBack } = this;
    const within = placedWithin(this.sorted, this.window, this.updatedAt);
    return heldBack.size === 0 ? within : within.filter(({ number }) => !heldBack.has(number));
  }

  get heldBackCount(): number {
    return this.heldBack.size;
  }

  choose(window: TimeWindow): void {
    this.window = window;
  }

  /** Somebody reads further down the list, or does no more. */
  setReading(reading: boolean): void {
    this.reading = reading;
    if (!reading) this.showArrivals();
  }

  showArrivals(): void {
    if (this.heldBack.size > 0) this.heldBack = new Set();
  }

  /** Takes an order that was deleted off the list. */
  forget(number: string): void {
    const left = this.orders.value?.filter((order) => order.number !== number) ?? [];
    // a refresh that is under way may still know the order
    void this.orders.load(async () => left);
  }

  retry(): void {
    void this.open();
    if (this.company.failure) this.company.retry();
  }

  private get sorted(): readonly Order[] {
    return newestFirst(this.orders.value ?? []);
  }

  private async open(): Promise<void> {
    if (await this.refresh()) this.polling.start();
  }

  /** Reads the orders again; whether it may go on. */
  private async refresh(): Promise<boolean> {
    const before = this.orders.value;
    await this.orders.load(async (signal) => {
      const after = await this.source.list(this.#companyId, signal);
      return refreshedOrders(this.orders.value ?? [], after);
    });
    this.note(before);
    return this.failure === undefined && this.orders.value !== undefined;
  }

  private note(before: readonly Order[] | undefined): void {
    const after = this.orders.value;
    if (!after) return;
    this.updatedAt = new Date();
    this.arrived = before && after !== before ? arrivedSince(before, after) : [];
    if (this.reading && this.arrived.length > 0) {
      this.heldBack = new Set([...this.heldBack, ...this.arrived.map(({ number }) => number)]);
    }
  }
}
