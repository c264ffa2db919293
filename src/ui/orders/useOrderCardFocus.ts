import { useCallback, useEffect, useRef, type FocusEvent } from 'react';
import { orderKey, type Order } from '#domain/orders/order.ts';
import { focusHeading } from '../kit/focusHeading.ts';

/** The card that has focus, or had it before a dialog opened. */
interface Held {
  readonly key: string;
  /** The focused button. */
  readonly action: string;
  readonly place: number;
}

/** The action that an order can come back from. */
const DELETE = 'Delete';

/**
 * Keeps focus on an order's card when rows re-render. If the order disappears, the card in its place
 * receives focus, or the heading if none is left.
 */
export function useOrderCardFocus(orders: readonly Order[]) {
  const list = useRef<HTMLDivElement>(null);
  const held = useRef<Held>(undefined);

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const key = target.closest('article')?.dataset['order'];
    if (key === undefined) return;
    const place = orders.findIndex((order) => orderKey(order) === key);
    held.current = { key, place, action: target.dataset['action'] ?? '' };
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isGivenUp(relatedTarget)) held.current = undefined;
  };
  /** Restores lost focus. */
  const regain = useCallback(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const { key, place, action } = held.current;
    const heir = orders.find((order) => orderKey(order) === key) ?? orders[place] ?? orders.at(-1);
    const slip = `[data-order="${CSS.escape(heir ? orderKey(heir) : '')}"]`;
    const button = list.current?.querySelector<HTMLElement>(`${slip} [data-action="${action}"]`);
    if (button) button.focus({ preventScroll: true });
    else focusHeading();
  }, [orders]);
  useEffect(regain, [regain]);

  /** Gives the next lost focus to an order that is back in the list. */
  const take = useCallback((order: Order) => {
    held.current = { key: orderKey(order), place: 0, action: DELETE };
  }, []);

  return { place: { ref: list, onFocus, onBlur }, regain, take };
}

/** Whether the user moved focus elsewhere or clicked outside. A dialog or another window returns it. */
function isGivenUp(next: Element | null): boolean {
  return next ? next.closest('main') !== null : document.hasFocus();
}
