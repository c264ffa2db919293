import { DeleteOrder } from '#application/orders/DeleteOrder.ts';
import type { RemovalOutcome } from '#application/writes/Writes.ts';
import { orderKey, type Order } from '#domain/orders/order.ts';
import { Confirmation } from '../kit/dialogs/Confirmation.ts';
import type { Notice } from '../kit/state/Notice.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { UndoViewModel } from '../kit/undo/UndoViewModel.ts';
import { failureText } from '../texts/failureText.ts';
import { orderText } from '../texts/orderText.ts';
import { deletionKey, deletionKeyPrefix } from './deletionKey.ts';

/**
 * Deletes an order after a confirmation. The user can undo the deletion for ten seconds (see rule: undo). A
 * failed deletion is explained in a toast, which is visible on any page.
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
    return () => this.toasts.notice.clear();
  }

  /** Whether a deletion has no result yet. The view model then stays alive, as it may have to ask again. */
  get keepAlive(): boolean {
    return this.undo.isPending(deletionKeyPrefix(this.#companyId));
  }

  readonly ask = (order: Order): void => {
    this.toasts.notice.clear();
    this.confirmation.ask(order);
  };

  readonly undoLatest = (): void => this.undo.undoLatest(deletionKeyPrefix(this.#companyId));

  /**
   * Deletes the order that the dialog asks about, after the time to undo has passed.
   * @param list the list from which to remove the order
   * @param undone receives an order that is back in the list
   */
  confirm(list: OrderList, undone?: (order: Order) => void): void {
    const { asked: order, isOpen } = this.confirmation;
    if (!order || !isOpen) return;
    const restaurantId = this.#companyId;
    // another user may sign in before the result arrives
    const { notice } = this.toasts;
    // the dialog named all orders with this number
    const includesOthers = list.countOrdersWithSameNumber(order) > 1;
    const hitsOthers = () => !includesOthers && list.countOrdersWithSameNumber(order) > 0;
    this.confirmation.dismiss();
    this.undo.offer({
      key: deletionKey(restaurantId, order),
      text: orderText.deleted(order.number),
      restored: orderText.restored(order.number),
      send: async (isClosing) =>
        // a closing page has no time to load the latest list
        isClosing && hitsOthers()
          ? 'other'
          : this.deleteOrder.execute({ restaurantId, order, includesOthers, isClosing }),
      done: (outcome) => this.settle(outcome, { order, list, notice }),
      failed: (failure) =>
        notice.show({
          tone: 'error',
          text: failureText.deleteOrder(failure),
          detail: orderText.restored(order.number),
        }),
      undone: () => undone?.(order),
    });
  }

  private settle(outcome: RemovalOutcome, { order, list, notice }: Deletion): void {
    switch (outcome) {
      case 'removed':
        return list.forget(order);
      case 'gone':
        notice.success(orderText.alreadyDeleted(order.number), 'normal');
        return list.forget(order);
      case 'other':
        // reloads the list, so that the dialog can name the other orders
        list.retry();
        this.ask(order);
        return notice.error(orderText.numberTaken(order.number));
    }
  }
}

interface Deletion {
  readonly order: Order;
  readonly list: OrderList;
  readonly notice: Notice;
}

interface OrderList {
  /** Returns how many orders in the list have this order's number. */
  countOrdersWithSameNumber(order: Order): number;
  forget(order: Order): void;
  retry(): void;
}
