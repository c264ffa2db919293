/** Gives the focus to the heading of the page, without moving the page: from there on the keyboard begins anew. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
