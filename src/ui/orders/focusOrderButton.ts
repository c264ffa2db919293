import { orderKey, type Order } from '#domain/orders/order.ts';

/** Focuses a button on an order's card without scrolling. Returns the card, or undefined if it isn't rendered. */
export function focusOrderButton(order: Order, action: string): Element | undefined {
  const card = document.querySelector(`[data-order="${CSS.escape(orderKey(order))}"]`);
  const button = card?.querySelector<HTMLElement>(`[data-action="${action}"]`);
  button?.focus({ preventScroll: true });
  return button ? (card ?? undefined) : undefined;
}
