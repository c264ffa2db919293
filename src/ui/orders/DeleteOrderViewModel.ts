import { makeAutoObservable, observableRef } from 'mobx';
import { Orders } from '#application/orders/Orders.ts';
import type { Order } from '#domain/orders/order.ts';
import { Task } from '../kit/Task.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { failureText } from '../texts/failureText.ts';
import { orderText } from '../texts/orderText.ts';

/** The deletion of an order: asks once, keeps the order when it fails, and says which it was where it is read however far down. */
export class DeleteOrderViewModel {
  static readonly needs = [Orders, ToastsViewModel] as const;
  /** The order that somebody is asked about, or was last: it is named until the question has left the page. */
  asked: Order | undefined;
  isAsking = false;
  readonly deleting = new Task();

  constructor(
    private readonly orders: Orders,
    private readonly toasts: ToastsViewModel,
  ) {
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  start(): () => void {
    return () => this.toasts.notice.clear();
  }

  ask(order: Order): void {
    this.toasts.notice.clear();
    this.asked = order;
    this.isAsking = true;
  }

  dismiss(): void {
    if (!this.deleting.running) this.isAsking = false;
  }

  /** Nobody waits for the deletion any more; what comes of it is told all the same. */
  stopWaiting(): void {
    this.deleting.stopWaiting();
    this.isAsking = false;
  }

  /** @param deleted is told the number of the order once the host has deleted it */
  confirm(companyId: string, deleted: (number: string) => void): void {
    const { asked } = this;
    if (!asked || !this.isAsking) return;
    void this.deleting.run(
      () => this.orders.remove(companyId, asked.number),
      {
        done: () => {
          this.close(asked);
          deleted(asked.number);
          this.toasts.notice.show({ text: orderText.deleted(asked.number), tone: 'success' }, 'normal');
        },
        failed: (failure) => {
          this.close(asked);
          this.toasts.notice.show({ text: failureText.deleteOrder(failure), tone: 'error' });
        },
      },
      asked.number,
    );
  }

  /** The question is over, unless another one is asked by now. */
  private close(answered: Order): void {
    if (this.asked?.number === answered.number) this.isAsking = false;
  }
}
