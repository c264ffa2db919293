import { observeWindowOffset, windowScroll, type Virtualizer } from '@tanstack/react-virtual';

type List = Virtualizer<Window, Element>;

const begun = new WeakSet<List>();

/**
 * How a list of which only the rows in view are in the page scrolls with the page. As a list begins, the library would bring
 * the page back to where it was when the list was first drawn: whoever has scrolled since stays where they are, and the list
 * is told so before it is seen.
 */
export const isProgrammaticScroll = {
  /** It is told where the page is before it draws anything; to ask for that, the page would be laid out. */
  initialOffset: 0,

  observeElementOffset(list: List, tell: (offset: number, isScrolling: boolean) => void) {
    const stop = observeWindowOffset(list, tell);
    // as of a page at rest: as of one that scrolls, the list would draw itself in the midst of what is being drawn
    tell(scrollY, false);
    return stop;
  },

  scrollToFn(offset: number, options: Parameters<typeof windowScroll>[1], list: List): void {
    if (begun.has(list)) windowScroll(offset, options, list);
    begun.add(list);
  },
};
