import { DeleteOrder } from '#application/orders/DeleteOrder.ts';
import { orderKey, type Order } from '#domain/orders/order.ts';
import { Confirmation } from '../kit/Confirmation.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { UndoViewModel } from '../kit/undo/UndoViewModel.ts';
import { failureText } from '../texts/failureText.ts';
import { orderText } from '../texts/orderText.ts';
import { deletionKey, deletionKeyPrefix } from './deletionKey.ts';

/**
 * Deletes an order after a confirmation. The user can undo it for ten seconds (see rule: undo). On failure, says
 * why in a toast, visible wherever the user is by then.
 */
export class DeleteOrderViewModel {
  static readonly needs = [DeleteOrder, UndoViewModel, ToastsViewModel] as const;
  readonly confirmation = new Confirmation<Order>(orderKey);

  #companyId = '';

  constructor(
    private readonly deleteOrder: DeleteOrder,
    private readonly undo: UndoViewModel,
    private readonly toasts: ToastsViewModel,
  ) {}

  start(companyId: string): () => void {
    this.#companyId = companyId;
    return () => {
      this.toasts.notice.clear();
      this.undo.sendNow(deletionKeyPrefix(companyId));
    };
  }

  readonly ask = (order: Order): void => {
    this.toasts.notice.clear();
    this.confirmation.ask(order);
  };

  /**
   * @param deleted receives the order after the host has deleted it
   * @param undone receives the order when it is back in the list
   */
  confirm(deleted: (order: Order) => void, undone?: (order: Order) => void): void {
    const { asked: order, isOpen } = this.confirmation;
    if (!order || !isOpen) return;
    const companyId = this.#companyId;
    this.confirmation.dismiss();
    this.undo.offer({
      key: deletionKey(companyId, order),
      text: orderText.deleted(order.number),
      restored: orderText.restored(order.number),
      send: () => this.deleteOrder.execute(companyId, order.number),
      done: () => deleted(order),
      failed: (failure) =>
        this.toasts.notice.show({
          tone: 'error',
          text: failureText.deleteOrder(failure),
          detail: orderText.restored(order.number),
        }),
      undone: () => undone?.(order),
    });
  }
}
