import { makeAutoObservable, observableRef } from 'mobx';
import { KitchenScreen } from '#application/orders/KitchenScreen.ts';
import { Orders } from '#application/orders/Orders.ts';
import { findOrders } from '#domain/orders/findOrders.ts';
import { newOrdersSince, newestFirst, mergeRefreshedOrders, type Order } from '#domain/orders/order.ts';
import { ordersByDay, type OrderDay } from '#domain/orders/orderDays.ts';
import { placedWithin, type TimeWindow } from '#domain/orders/timeWindow.ts';
import type { Failure } from '#application/Failure.ts';
import { OpenRestaurantViewModel } from '../openRestaurant/OpenRestaurantViewModel.ts';
import { Loadable } from '../kit/Loadable.ts';
import { Polling, type PauseReason } from '../kit/Polling.ts';
import { ArrivalSound } from './ArrivalSound.ts';

const REFRESH_INTERVAL_MS = 10_000;

/** The same one each time, so that a refresh that brings nothing draws nothing anew. */
const NONE: readonly Order[] = [];

/**
 * The orders of a company, read again every 10 s until a read fails. While somebody reads further down, orders that
 * arrive are held back, so that nothing moves under their eyes; they are told of, and shown at the top. The screen stays
 * awake meanwhile. (see rule: polling)
 */
export class OrdersViewModel {
  static readonly needs = [Orders, OpenRestaurantViewModel, ArrivalSound, KitchenScreen] as const;
  readonly orders = new Loadable<readonly Order[]>();
  readonly polling = new Polling(() => this.poll(), REFRESH_INTERVAL_MS);
  window: TimeWindow = 'all';
  /** What the orders are searched for. */
  text = '';
  updatedAt = new Date();
  /** Arrived in the latest refresh; told once, politely. */
  arrived: readonly Order[] = NONE;
  /** The numbers of those that arrived while somebody read further down. */
  heldBack: ReadonlySet<string> = new Set();
  private reading = false;
  /** The numbers of those that arrived since something is searched for. */
  private arrivedInSearch: ReadonlySet<string> = new Set();
  #companyId = '';
  #isOpen = false;
  /** The orders that were there when they were read last, whatever became of the list since. */
  #known: readonly Order[] | undefined;

  constructor(
    private readonly source: Orders,
    private readonly restaurant: OpenRestaurantViewModel,
    readonly sound: ArrivalSound,
    private readonly screen: KitchenScreen,
  ) {
    makeAutoObservable<this, 'arrivedInSearch'>(
      this,
      {
        arrived: observableRef,
        heldBack: observableRef,
        updatedAt: observableRef,
        arrivedInSearch: observableRef,
      },
      { autoBind: true },
    );
  }

  start(companyId: string): () => void {
    this.#companyId = companyId;
    this.#isOpen = true;
    this.#known = undefined;
    this.restaurant.start(companyId);
    void this.open();
    void this.sound.wake();
    const letSleep = this.screen.keepAwake();
    return () => {
      letSleep();
      this.#isOpen = false;
      this.polling.stop();
      this.orders.stop();
    };
  }

  /** The failure of the page: of the orders, or of a company that is not there. */
  get failure(): Failure | undefined {
    const { failure } = this.restaurant.company;
    return failure?.kind === 'not-found' ? failure : this.orders.failure;
  }

  /** The orders of the window by day, newest first. */
  get days(): readonly OrderDay[] {
    return ordersByDay(this.shown);
  }

  get shown(): readonly Order[] {
    const { heldBack, found } = this;
    return heldBack.size === 0 ? found : found.filter(({ number }) => !heldBack.has(number));
  }

  /** The numbers of those that arrived and are not among what is searched for, which would hide them. */
  get unfound(): readonly string[] {
    if (this.arrivedInSearch.size === 0) return [];
    const found = new Set(findOrders(this.sorted, this.text));
    const hidden = this.sorted.filter((order) => this.arrivedInSearch.has(order.number) && !found.has(order));
    return hidden.map(({ number }) => number);
  }

  /** How many have arrived that the list does not show, and are still there. */
  get notShown(): number {
    const hidden = new Set([...this.heldBack, ...this.unfound]);
    return hidden.size === 0 ? 0 : this.sorted.filter(({ number }) => hidden.has(number)).length;
  }

  lookFor(window: TimeWindow, text: string): void {
    this.window = window;
    this.text = text;
    if (!this.isSearch && this.arrivedInSearch.size > 0) this.arrivedInSearch = new Set();
  }

  /** Somebody reads further down the list, or does no more and is shown what was held back. */
  setReading(reading: boolean): void {
    this.reading = reading;
    if (!reading && this.heldBack.size > 0) this.heldBack = new Set();
  }

  /**
   * While nobody sees the page it reads on only for who wants to hear of arrivals; without a line it rests, with the list as
   * it is. (see rule: polling)
   */
  hold(why: PauseReason): void {
    if (why === 'hidden' && this.sound.on) return;
    this.polling.hold(why);
    // a refresh that cannot be answered any more would only take the list away
    if (why === 'offline' && this.orders.value) this.orders.stop();
  }

  /** What failed for want of a line is read again with it. (see rule: polling) */
  release(why: PauseReason): void {
    this.polling.release(why);
    if (why === 'offline' && this.failure?.kind === 'unreachable') this.retry();
  }

  /** Takes an order that was deleted off the list. */
  forget(number: string): void {
    const { value } = this.orders;
    // a list that could not be read says nothing of the others; nobody waits for it any more once the page is left
    if (!value) return this.#isOpen ? this.retry() : undefined;
    const left = value.filter((order) => order.number !== number);
    // a refresh that is under way may still know the order
    void this.orders.load(async () => left);
  }

  retry(): void {
    void this.open();
    const { company } = this.restaurant;
    if (company.failure) company.retry();
  }

  private get isSearch(): boolean {
    return this.text.trim() !== '';
  }

  // each by itself: a refresh that brings nothing new searches nothing anew
  private get found(): readonly Order[] {
    return findOrders(this.within, this.text);
  }

  private get within(): readonly Order[] {
    return placedWithin(this.sorted, this.window, this.updatedAt);
  }

  private get sorted(): readonly Order[] {
    return newestFirst(this.orders.value ?? []);
  }

  private async open(): Promise<void> {
    if (await this.read()) this.polling.start();
  }

  /** Reads the orders again by itself; whoever waits for the bell hears as well that it goes on no more. */
  private async poll(): Promise<boolean> {
    const goesOn = await this.read();
    if (this.failure) void this.sound.ring();
    return goesOn;
  }

  /** Reads the orders again; whether it may go on. */
  private async read(): Promise<boolean> {
    const before = this.orders.value ?? this.#known;
    await this.orders.load(
      async (signal) => {
        const after = await this.source.list(this.#companyId, signal);
        return mergeRefreshedOrders(this.orders.value ?? [], after);
      },
      (after) => this.note(before, after),
    );
    return this.failure === undefined && this.orders.value !== undefined;
  }

  private note(before: readonly Order[] | undefined, after: readonly Order[]): void {
    this.#known = after;
    this.updatedAt = new Date();
    this.arrived = before && after !== before ? newOrdersSince(before, after) : NONE;
    if (this.arrived.length === 0) return;
    void this.sound.ring();
    const numbers = this.arrived.map(({ number }) => number);
    if (this.reading) this.heldBack = new Set([...this.heldBack, ...numbers]);
    if (this.isSearch) this.arrivedInSearch = new Set([...this.arrivedInSearch, ...numbers]);
  }
}
