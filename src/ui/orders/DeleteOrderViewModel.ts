import { makeAutoObservable, observableRef } from 'mobx';
import { Orders } from '#application/orders/Orders.ts';
import type { Order } from '#domain/orders/order.ts';
import { Notice } from '../kit/Notice.ts';
import { Task } from '../kit/Task.ts';
import { failureText } from '../texts/failureText.ts';

/** The deletion of an order: asks once, keeps the order when it fails. */
export class DeleteOrderViewModel {
  static readonly needs = [Orders] as const;
  /** The order that somebody is asked about, or was last: it is named until the question has left the page. */
  asked: Order | undefined;
  isAsking = false;
  readonly deleting = new Task();
  readonly notice = new Notice();

  constructor(private readonly orders: Orders) {
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  start(): () => void {
    return () => this.notice.clear();
  }

  ask(order: Order): void {
    this.notice.clear();
    this.asked = order;
    this.isAsking = true;
  }

  dismiss(): void {
    if (!this.deleting.running) this.isAsking = false;
  }

  /** @param deleted is told the number of the order once the host has deleted it */
  confirm(companyId: string, deleted: (number: string) => void): void {
    const { asked } = this;
    if (!asked || !this.isAsking) return;
    void this.deleting.run(
      () => this.orders.remove(companyId, asked.number),
      {
        done: () => {
          this.close();
          deleted(asked.number);
        },
        failed: (failure) => {
          this.close();
          this.notice.show({ text: failureText.deleteOrder(failure), tone: 'error' });
        },
      },
      asked.number,
    );
  }

  private close(): void {
    this.isAsking = false;
  }
}
