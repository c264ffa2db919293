import { DeleteOrder } from '#application/orders/DeleteOrder.ts';
import { orderKey, type Order } from '#domain/orders/order.ts';
import { Confirmation } from '../kit/Confirmation.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { failureText } from '../texts/failureText.ts';
import { orderText } from '../texts/orderText.ts';

/**
 * Deletes an order after a confirmation. On failure, keeps the order and names it in a toast, visible
 * wherever the user has scrolled.
 */
export class DeleteOrderViewModel {
  static readonly needs = [DeleteOrder, ToastsViewModel] as const;
  readonly confirmation = new Confirmation<Order>(orderKey);

  #companyId = '';

  constructor(
    private readonly deleteOrder: DeleteOrder,
    private readonly toasts: ToastsViewModel,
  ) {}

  start(companyId: string): () => void {
    this.#companyId = companyId;
    return () => this.toasts.notice.clear();
  }

  readonly ask = (order: Order): void => {
    this.toasts.notice.clear();
    this.confirmation.ask(order);
  };

  /** @param deleted receives the order after the host has deleted it */
  confirm(deleted: (order: Order) => void): void {
    const { notice } = this.toasts;
    this.confirmation.confirm({
      work: ({ number }) => this.deleteOrder.execute(this.#companyId, number),
      done: (order) => {
        deleted(order);
        notice.success(orderText.deleted(order.number), 'normal');
      },
      failed: (failure) => notice.error(failureText.deleteOrder(failure)),
    });
  }
}
