import { orderKey, type Order } from '#domain/orders/order.ts';
import { shortcuts } from '../kit/controls/shortcuts.ts';
import { focusOrderButton } from './focusOrderButton.ts';
import { nextPlaceInGrid, type Direction, type OrderPlace } from './nextPlaceInGrid.ts';
import type { OrderRow } from './orderRows.ts';
import type { PrintOrderViewModel } from './PrintOrderViewModel.ts';

interface Actions {
  readonly printing: PrintOrderViewModel;
  readonly onDelete: (order: Order) => void;
  /** Undoes the latest deletion. */
  readonly onUndo: () => void;
  /** Scrolls to a row that may not be rendered. */
  readonly scrollToRow: (row: number) => void;
}

/**
 * Keyboard shortcuts while an order has focus: arrows move to another order, P prints, Delete deletes, and Z
 * undoes the latest deletion.
 */
export function orderShortcuts(
  rows: readonly OrderRow[],
  { printing, onDelete, onUndo, scrollToRow }: Actions,
) {
  const orderAt = (place: OrderPlace | undefined) => place && rows[place.row]?.orders[place.column];
  const move = (direction: Direction) => () => {
    const focused = focusedPlace(rows);
    const next = focused && nextPlaceInGrid(rows, focused, direction);
    const order = orderAt(next);
    if (!next || !order) return;
    const action = document.activeElement?.getAttribute('data-action') ?? '';
    const card = focusOrderButton(order, action);
    if (card) card.scrollIntoView({ block: 'nearest' });
    else scrollToRow(next.row);
  };
  const withFocused = (act: (order: Order) => void) => () => {
    const order = orderAt(focusedPlace(rows));
    if (order) act(order);
  };
  return shortcuts({
    ArrowLeft: move('left'),
    ArrowRight: move('right'),
    ArrowUp: move('up'),
    ArrowDown: move('down'),
    p: withFocused(printing.print),
    Delete: withFocused(onDelete),
    z: onUndo,
  });
}

function focusedPlace(rows: readonly OrderRow[]): OrderPlace | undefined {
  const key = document.activeElement?.closest('[data-order]')?.getAttribute('data-order');
  const row = Number(document.activeElement?.closest('[data-index]')?.getAttribute('data-index'));
  const column = rows[row]?.orders.findIndex((order) => orderKey(order) === key) ?? -1;
  return column < 0 ? undefined : { row, column };
}
