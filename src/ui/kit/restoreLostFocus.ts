/** The ref of an element that takes the place of one that had the focus: it goes on from there, unless it went elsewhere. */
export function restoreLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
