/** Moves focus to an element that replaces a focused one, unless focus has moved elsewhere. Works as a ref. */
export function restoreLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
