import { useCallback, useEffect, useRef, type FocusEvent } from 'react';
import type { Order } from '#domain/orders/order.ts';
import { focusHeading } from '../kit/focusHeading.ts';

/** The slip that has the focus, or had it before a dialog took it. */
interface Held {
  readonly number: string;
  /** Which of its buttons. */
  readonly action: string;
  readonly place: number;
}

/**
 * Keeps the focus with the slip that has it when the orders move to other lines, which are other elements; when the
 * order itself goes, the slip in its place takes the focus, and without any the heading of the page.
 */
export function useOrderCardFocus(orders: readonly Order[]) {
  const list = useRef<HTMLDivElement>(null);
  const held = useRef<Held>(undefined);

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const number = target.closest('article')?.dataset['order'];
    if (number === undefined) return;
    const place = orders.findIndex((order) => order.number === number);
    held.current = { number, place, action: target.dataset['action'] ?? '' };
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isGivenUp(relatedTarget)) held.current = undefined;
  };
  /** Gives the focus back where it was lost. */
  const regain = useCallback(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const { number, place, action } = held.current;
    const heir = orders.find((order) => order.number === number) ?? orders[place] ?? orders.at(-1);
    const slip = `[data-order="${CSS.escape(heir?.number ?? '')}"]`;
    const button = list.current?.querySelector<HTMLElement>(`${slip} [data-action="${action}"]`);
    if (button) button.focus({ preventScroll: true });
    else focusHeading();
  }, [orders]);
  useEffect(regain, [regain]);

  return { place: { ref: list, onFocus, onBlur }, regain };
}

/** Somebody went elsewhere in the page, or clicked beside everything; a dialog and another window give the focus back. */
function isGivenUp(next: Element | null): boolean {
  return next ? next.closest('main') !== null : document.hasFocus();
}
