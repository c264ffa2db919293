import { makeAutoObservable, observableRef } from 'mobx';
import { KitchenScreen } from '#application/orders/KitchenScreen.ts';
import type { Order } from '#domain/orders/order.ts';

/** The order being printed: rendered, measured, printed, and removed. */
export class PrintOrderViewModel {
  static readonly needs = [KitchenScreen] as const;
  order: Order | undefined;

  constructor(private readonly screen: KitchenScreen) {
    makeAutoObservable(this, { order: observableRef }, { autoBind: true });
  }

  start(): () => void {
    return this.end;
  }

  print(order: Order): void {
    this.order = order;
  }

  /** The ticket is rendered. */
  drawn(): void {
    if (this.order) this.screen.print();
  }

  /** The browser has finished printing. */
  end(): void {
    this.order = undefined;
  }
}
