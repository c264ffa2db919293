import { makeAutoObservable } from 'mobx';
import { MenuNotes } from '#application/menu/MenuNotes.ts';
import { Menus } from '#application/menu/Menus.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { soldOutItems, type SoldOutItem } from '#domain/menu/soldOut.ts';
import type { Order } from '#domain/orders/order.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { logFailure } from '../kit/state/logFailure.ts';

/** The unavailable items, if this browser marked any. Loads the menu after the first paint. */
export class SoldOutViewModel {
  static readonly needs = [Menus, MenuNotes, RestaurantEvents] as const;
  readonly menu = new Loadable<Menu>(logFailure);
  #restaurantId = '';

  constructor(
    private readonly menus: Menus,
    private readonly notes: MenuNotes,
    private readonly events: RestaurantEvents,
  ) {
    makeAutoObservable(this, { items: false }, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    void this.menu.load((signal) => this.menus.menu(restaurantId, signal));
    const unsubscribe = this.events.subscribe(restaurantId, ({ kind }) => {
      if (kind === 'saved' || kind === 'reverted') this.refresh();
    });
    return () => {
      unsubscribe();
      this.menu.stop();
    };
  }

  refresh(): void {
    this.menu.refresh();
  }

  /** Returns the unavailable items, or undefined while the menu is unknown. */
  items(orders: readonly Order[] | undefined): readonly SoldOutItem[] | undefined {
    const { value } = this.menu;
    return value && soldOutItems(value, this.notes.switchOffTimes(this.#restaurantId), orders);
  }
}
