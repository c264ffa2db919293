import { makeAutoObservable, observableRef } from 'mobx';
import { KitchenScreen } from '#application/orders/KitchenScreen.ts';
import { Orders } from '#application/orders/Orders.ts';
import { isLate } from '#domain/orders/dueTime.ts';
import {
  countOrdersWithSameNumber,
  mergeRefreshedOrders,
  newOrdersSince,
  orderKey,
  type Order,
} from '#domain/orders/order.ts';
import type { Failure } from '#application/Failure.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { Polling } from '../kit/state/Polling.ts';
import { UndoViewModel } from '../kit/undo/UndoViewModel.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { ArrivalSound } from './ArrivalSound.ts';
import { deletionKey, deletionKeyPrefix } from './deletionKey.ts';
import { MinuteClock } from './MinuteClock.ts';
import { VisibleOrders } from './VisibleOrders.ts';

const REFRESH_INTERVAL_MS = 10_000;

/** A constant empty list, so that a refresh without changes re-renders nothing. */
const NONE: readonly Order[] = [];

/**
 * A company's orders, polled every 10 s. After a failure, keeps the list and polls less often until the host
 * responds. Keeps the screen awake. (see rule: polling)
 */
export class OrdersViewModel {
  static readonly needs = [
    Orders,
    OpenRestaurantViewModel,
    ArrivalSound,
    KitchenScreen,
    UndoViewModel,
    SessionViewModel,
  ] as const;
  readonly orders = new Loadable<Rows<Order>>();
  readonly polling = new Polling(() => this.poll(), REFRESH_INTERVAL_MS);
  readonly clock = new MinuteClock();
  readonly list = new VisibleOrders(this);
  updatedAt = new Date();
  /** Orders that arrived with the latest refresh. Announced once. */
  arrived: readonly Order[] = NONE;
  /** Orders not yet printed that became late in the last minute. Announced once. */
  becameLate: readonly Order[] = NONE;
  /** When the latest new order arrived. Before the first new order, when the page opened. */
  latestArrivalAt = new Date();
  private isHidden = false;
  /** How many orders arrived since the tab was hidden or the sound was interrupted. */
  private arrivedSince = 0;
  #companyId = '';
  #isOpen = false;
  /** The orders of the last load, including any deleted since. New orders are found by comparison. */
  #known: readonly Order[] | undefined;

  constructor(
    private readonly source: Orders,
    private readonly restaurant: OpenRestaurantViewModel,
    readonly sound: ArrivalSound,
    private readonly screen: KitchenScreen,
    private readonly undo: UndoViewModel,
    private readonly session: SessionViewModel,
  ) {
    makeAutoObservable(
      this,
      {
        arrived: observableRef,
        becameLate: observableRef,
        latestArrivalAt: observableRef,
        updatedAt: observableRef,
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
    const ends = [
      this.clock.start(this.noteLate),
      this.sound.start(),
      this.screen.keepAwake(),
      this.session.onEnd(this.ringUntilNoticed),
    ];
    return () => {
      for (const end of ends) end();
      this.#isOpen = false;
      this.polling.stop();
      this.orders.stop();
    };
  }

  /** Whether a deletion has no result yet. The view model then stays alive, as the list will change. */
  get keepAlive(): boolean {
    return this.undo.isPending(deletionKeyPrefix(this.#companyId));
  }

  /** The failure that the page shows: a missing company, or orders that failed to load. */
  get failure(): Failure | undefined {
    return this.isMissing ? this.restaurant.company.failure : this.orders.failure;
  }

  /** How many new orders the user may have neither seen nor heard. */
  get unnoticed(): number {
    return this.isHidden || this.sound.cannotPlay ? this.arrivedSince : 0;
  }

  private get isMissing(): boolean {
    return this.restaurant.company.failure?.kind === 'not-found';
  }

  /** The loaded orders, without those whose deletion is pending (see rule: undo). */
  get all(): readonly Order[] {
    const { hidden } = this.undo;
    const all = this.orders.value ?? NONE;
    return hidden.size === 0 ? all : all.filter((order) => !hidden.has(deletionKey(this.#companyId, order)));
  }

  /** Pauses polling while the tab is hidden, unless the sound is on. (see rule: polling) */
  hold(): void {
    this.isHidden = true;
    this.arrivedSince = 0;
    if (!this.sound.on) this.polling.hold();
  }

  /** Resumes polling. (see rule: polling) */
  release(): void {
    this.isHidden = false;
    this.polling.release();
  }

  /** Reloads data that failed to load while the connection was lost. (see rule: polling) */
  reconnect(): void {
    this.polling.reconnect();
    const { company } = this.restaurant;
    if (company.failure?.kind === 'unreachable') company.retry();
  }

  /** Returns how many orders have this order's number. */
  countOrdersWithSameNumber(order: Order): number {
    return countOrdersWithSameNumber(this.all, order);
  }

  /** Removes a deleted order from the list. */
  forget(deleted: Order): void {
    const { value, failure } = this.orders;
    if (!this.#isOpen) return;
    // a refresh in flight may still contain the order
    if (value) this.orders.set(value.filter((order) => orderKey(order) !== orderKey(deleted)));
    if (failure) this.retry();
  }

  retry(): void {
    void this.orders.reload('retry').then(this.startPolling);
    const { company } = this.restaurant;
    if (company.failure) company.retry();
  }

  private async open(): Promise<void> {
    this.polling.watchFirstRun();
    await this.orders.load(async (signal) => {
      const after = await this.source.list(this.#companyId, signal);
      return mergeRefreshedOrders(this.orders.value ?? [], after);
    }, this.note);
    this.startPolling();
  }

  /**
   * Rings repeatedly after the session ended, because the sign-in page shows no orders. Stops when the user
   * touches the screen or signs in again.
   */
  private ringUntilNoticed(): void {
    if (!this.sound.on) return;
    void this.sound.ring();
    const timer = setInterval(
      () => (this.session.user ? clearInterval(timer) : void this.sound.ring()),
      REFRESH_INTERVAL_MS,
    );
    this.screen.onceTouched(() => clearInterval(timer));
  }

  private startPolling(): void {
    if (this.#isOpen && !this.isMissing) this.polling.start(this.orders.failure === undefined);
    else this.polling.stop();
  }

  /**
   * Refreshes the orders. If the sound is on, rings at the first failure, except at the end of the session,
   * which rings separately. Resolves with whether the refresh succeeded.
   */
  private async poll(): Promise<boolean> {
    const wasWell = this.failure === undefined;
    await this.orders.reload();
    if (wasWell && this.failure && this.session.user) void this.sound.ring();
    if (this.isMissing) this.polling.stop();
    return this.orders.failure === undefined;
  }

  /** Rings once if any unprinted orders became late since `before` (see rule: late order). */
  private noteLate(before: Date): void {
    const { now } = this.clock;
    const late = this.all.filter((order) => !order.isPrinted && isLate(order, now) && !isLate(order, before));
    this.becameLate = late.length > 0 ? late : NONE;
    if (late.length > 0) void this.sound.ring();
  }

  private note(after: Rows<Order>): void {
    const before = this.#known;
    this.#known = after;
    this.updatedAt = new Date();
    this.arrived = before && after !== before ? newOrdersSince(before, after) : NONE;
    if (this.arrived.length === 0) return;
    this.latestArrivalAt = this.updatedAt;
    this.arrivedSince = this.unnoticed + this.arrived.length;
    void this.sound.ring();
    this.list.receive(this.arrived);
  }
}
