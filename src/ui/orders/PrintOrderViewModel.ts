import { makeAutoObservable, observableRef } from 'mobx';
import { KitchenScreen } from '#application/orders/KitchenScreen.ts';
import { orderKey, type Order } from '#domain/orders/order.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { orderText } from '../texts/orderText.ts';

interface PrintJob {
  /** A different number for each print job, even of the same order. */
  readonly id: number;
  readonly order: Order;
}

/** The order being printed. The view renders and measures a ticket, prints it, and decides when to remove it. */
export class PrintOrderViewModel {
  static readonly needs = [KitchenScreen, ToastsViewModel] as const;
  job: PrintJob | undefined;
  /** When the user last sent each order to the browser's print dialog. No event says whether an order was printed. */
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

  /** Prints the ticket. Called when it has rendered. */
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
