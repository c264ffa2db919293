import { makeAutoObservable } from 'mobx';
import { MenuNotes } from '#application/menu/MenuNotes.ts';
import { Orders } from '#application/orders/Orders.ts';
import { Clock } from '#application/shared/Clock.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { soldOutItems, type SoldOutItem } from '#domain/menu/soldOut.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { logFailure } from '../kit/state/logFailure.ts';

const REFRESH_INTERVAL_MS = 60_000;

/** Order data about the menu's items. The orders load when first needed, and then every minute. */
export class MenuOrdersViewModel {
  static readonly needs = [Orders, MenuNotes, Clock] as const;
  readonly orders = new Loadable<Rows<Order>>(logFailure);
  #restaurantId = '';
  #isRequested = false;

  constructor(
    private readonly source: Orders,
    private readonly notes: MenuNotes,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, { soldOut: false }, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    const stopClock = this.clock.every(REFRESH_INTERVAL_MS, this.refresh);
    return () => {
      stopClock();
      this.orders.stop();
      this.#isRequested = false;
    };
  }

  /** Loads the orders, unless they are loaded or loading. */
  load(): void {
    if (this.#isRequested) return;
    this.#isRequested = true;
    void this.orders.load((signal) => this.source.list(this.#restaurantId, signal));
  }

  refresh(): void {
    this.orders.refresh();
  }

  soldOut(menu: Menu): readonly SoldOutItem[] {
    return soldOutItems(menu, this.notes.switchOffTimes(this.#restaurantId), this.orders.value);
  }
}
