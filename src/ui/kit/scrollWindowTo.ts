import { windowScroll, type Virtualizer } from '@tanstack/react-virtual';

const begun = new WeakSet<Virtualizer<Window, Element>>();

/**
 * Scrolls the page for a list of which only the rows in view are in it. As a list begins, the library would bring the page
 * back to where it was when the list was first drawn: whoever has scrolled since stays where they are, and the list follows.
 */
export function scrollWindowTo(
  offset: number,
  options: Parameters<typeof windowScroll>[1],
  list: Virtualizer<Window, Element>,
): void {
  if (begun.has(list)) {
    windowScroll(offset, options, list);
    return;
  }
  begun.add(list);
  if (Math.abs(scrollY - offset) > 1) dispatchEvent(new Event('scroll'));
}
