import { useCallback, useEffect, useRef, type FocusEvent } from 'react';
import { orderKey, type Order } from '#domain/orders/order.ts';
import { focusHeading } from '../kit/browser/focusHeading.ts';
import { focusOrderButton } from './focusOrderButton.ts';

/** The card that has focus, or had focus before a dialog opened. */
interface FocusedCard {
  readonly key: string;
  /** Name of the focused button. */
  readonly action: string;
  readonly place: number;
}

/** The button that gets focus when an order returns to the list. */
const DELETE = 'Delete';

/**
 * Keeps focus on an order's card when rows re-render. If the order disappears, focuses the card in its place,
 * or the heading if none is left.
 */
export function useOrderCardFocus(orders: readonly Order[]) {
  const focused = useRef<FocusedCard>(undefined);

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const key = target.closest('article')?.dataset['order'];
    if (key === undefined) return;
    const place = orders.findIndex((order) => orderKey(order) === key);
    focused.current = { key, place, action: target.dataset['action'] ?? '' };
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isFocusReleased(relatedTarget)) focused.current = undefined;
  };
  const restoreFocus = useCallback(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    const { key, place, action } = focused.current;
    const nextOrder = orders.find((order) => orderKey(order) === key) ?? orders[place] ?? orders.at(-1);
    if (!nextOrder || !focusOrderButton(nextOrder, action)) focusHeading();
  }, [orders]);
  useEffect(restoreFocus, [restoreFocus]);

  /** When an order returns to the list, moves lost focus to its card. */
  const claimFocus = useCallback((order: Order) => {
    focused.current = { key: orderKey(order), place: 0, action: DELETE };
  }, []);

  return { place: { onFocus, onBlur }, restoreFocus, claimFocus };
}

/**
 * Returns whether the user moved focus elsewhere or clicked outside. Focus that moves to a dialog or another
 * window returns later.
 */
function isFocusReleased(next: Element | null): boolean {
  return next ? next.closest('main') !== null : document.hasFocus();
}
