/**
 * A ref for an element that replaces a focused one: takes over its focus, unless focus has moved elsewhere.
 */
export function restoreLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
