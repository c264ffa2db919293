import { makeAutoObservable, observableRef } from 'mobx';
import { KitchenScreen } from '#application/orders/KitchenScreen.ts';
import { orderKey, type Order } from '#domain/orders/order.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { orderText } from '../texts/orderText.ts';

interface PrintJob {
  /** Unique, also when the same order is printed again. */
  readonly id: number;
  readonly order: Order;
}

/** The order being printed: rendered, measured, and printed. The view decides when it is removed. */
export class PrintOrderViewModel {
  static readonly needs = [KitchenScreen, ToastsViewModel] as const;
  job: PrintJob | undefined;
  /** When orders were last sent to the browser's print dialog, by key. No event says whether they were printed. */
  readonly pressedAt = new Map<string, Date>();
  #count = 0;

  constructor(
    private readonly screen: KitchenScreen,
    private readonly toasts: ToastsViewModel,
  ) {
    makeAutoObservable(this, { job: observableRef }, { autoBind: true });
  }

  start(): () => void {
    return this.end;
  }

  print(order: Order): void {
    this.#count += 1;
    this.job = { id: this.#count, order };
  }

  /** The ticket is rendered. */
  drawn(): void {
    if (!this.job) return;
    if (this.screen.print()) {
      this.pressedAt.set(orderKey(this.job.order), new Date());
      return;
    }
    this.end();
    this.toasts.notice.error(orderText.cannotPrint);
  }

  /** Removes the ticket from the page. */
  end(): void {
    this.job = undefined;
  }
}
